import { topics } from '../../../../src/model/inquiries/topics';
import { rowOfTopic } from '../../../../src/model/site/screens/contact/rowOfTopic';

const rows = [
  { id: 1, topic: '' },
  { id: 2, topic: 'sales' },
  { id: 3, topic: 'sales' },
  { id: 4, topic: 'parts' },
];

describe('the telephone or email address for a topic', () => {
  it('is the first one that has the topic', () => {
    expect([rowOfTopic(rows, 'sales')?.id, rowOfTopic(rows, 'parts')?.id]).toEqual([2, 4]);
  });

  it('is the first of all where none has the topic', () => {
    for (const topic of topics) expect(rowOfTopic([{ id: 7, topic: 'rentals' }], topic)?.id).toBe(7);
    expect(rowOfTopic(rows, 'inspection')?.id).toBe(1);
  });

  it('is none where there is none', () => {
    expect(rowOfTopic<{ topic: string }>([], 'general')).toBeUndefined();
  });
});

import type { HistoryEntry } from '../../../src/model/history';
import { missedTimeOf } from '../../../src/model/admin/schedules';

const due = '2027-03-14T11:30Z';

/** A change of one row that used up a time. */
const changeAt = (time: string, kind: HistoryEntry['kind'] = 'schedule') => {
  const row = { id: 1, entity: 'tanker', rowId: 4, offlineAt: '' };
  const before = { ...row, isHidden: true, onlineAt: due };
  const after = { ...row, isHidden: false, onlineAt: '' };
  return { kind, at: Date.parse(time), rows: [{ collection: 'visibility', id: 1, before, after }] };
};

test('a scheduled change is late from a minute after its time, and says which time it missed', () => {
  expect(missedTimeOf(changeAt('2027-03-14T11:30:00.500Z'))).toBeUndefined();
  expect(missedTimeOf(changeAt('2027-03-14T11:31:00Z'))).toBeUndefined();
  expect(missedTimeOf(changeAt('2027-03-14T11:31:01Z'))).toBe(Date.parse(due));
  expect(missedTimeOf(changeAt('2027-03-15T08:00Z', 'edit'))).toBeUndefined(); // somebody did it by hand
});

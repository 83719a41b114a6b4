import { describeRow } from '../../../../src/client/admin/history/describeChange';
import { describeFields } from '../../../../src/client/admin/history/describeFields';
import type { RowHistory } from '../../../../src/model/history';
import { changeTextsIn } from '../../../support/jsdom/changeTextsIn';

const change: RowHistory = {
  collection: 'images',
  id: 3,
  before: { id: 3, name: 'a.jpg', focalX: 50, focalY: 50, altEn: 'A truck', altFr: '' },
  after: { id: 3, name: 'a.jpg', focalX: 20, focalY: 30, altEn: 'A tanker', altFr: '' },
};

it.each([
  ['en', 'Changed the description of a picture', 'Focal point', '20 % from the left, 30 % from the top'],
  ['fr', 'Modification de la description d’une image', 'Point focal', 'à 20 % de la gauche, à 30 % du haut'],
] as const)(
  'the history shows in %s the changed description of a picture',
  (language, sentence, focus, place) => {
    const words = changeTextsIn(language);
    expect(describeRow(change, words)).toBe(sentence);
    const [picture, focal, alt, ...others] = describeFields(change, words);
    expect(picture).toMatchObject({ kind: 'image', after: '/api/image/a.jpg' });
    expect(focal).toMatchObject({ label: focus, after: place });
    expect(alt).toMatchObject({ language: 'en', before: 'A truck', after: 'A tanker' });
    expect(others).toEqual([]);
  },
);

it.each([
  ['en', ['en', 'fr']],
  ['fr', ['fr', 'en']],
] as const)('the alt text in the language of the reader comes first (%s)', (language, order) => {
  const after = { id: 3, name: 'a.jpg', focalX: 50, focalY: 50, altEn: 'A tanker', altFr: 'Une citerne' };
  const [, ...alts] = describeFields({ ...change, after }, changeTextsIn(language));
  expect(alts.map((alt) => alt.language)).toEqual(order);
});

import type { ChangeTexts } from '../../../../src/client/admin/history/changeTexts';
import { describeFields } from '../../../../src/client/admin/history/describeFields';
import { describeChange } from '../../../../src/client/admin/history/describeChange';
import type { ChangeKind, RowHistory } from '../../../../src/model/history';
import type { Language } from '../../../../src/model/site/languages';
import { newRow } from '../../../../src/model/schema/rows';
import { changeTextsIn } from '../../../support/jsdom/changeTextsIn';
import { plain } from '../../../support/jsdom/renderScreen';

/* The history says which row was hidden or shown. */

const tanker = { id: 1, ...newRow('tanker', { nameEn: 'Highway 5000', nameFr: 'Routier 5000' }) };

const wordsByLanguage = new Map<Language, ChangeTexts>();

/** The words of a language, cached for all tests. */
const wordsIn = (language: Language): ChangeTexts => {
  const words = wordsByLanguage.get(language) ?? changeTextsIn(language, { tankers: [tanker] });
  wordsByLanguage.set(language, words);
  return words;
};

const hidden = { id: 1, entity: 'tanker', rowId: 1, isHidden: true, onlineAt: '', offlineAt: '' };
const hide: RowHistory = { collection: 'visibility', id: 1, before: null, after: hidden };
const show: RowHistory = { ...hide, before: hidden, after: { ...hidden, isHidden: false } };
const add: RowHistory = { collection: 'tankers', id: 1, before: null, after: tanker };

const phrase = (rows: readonly RowHistory[], language: Language = 'en', kind: ChangeKind = 'edit'): string =>
  plain(describeChange({ kind, rows, rowCount: rows.length }, wordsIn(language)));

it('names the row', () => {
  expect(phrase([hide])).toBe('Hid the tanker “Highway 5000”');
  expect(phrase([show])).toBe('Published the tanker “Highway 5000”');
  expect(phrase([hide], 'fr')).toBe('Masquage de la citerne « Routier 5000 »');
  expect(phrase([show], 'fr')).toBe('Publication de la citerne « Routier 5000 »');
  expect(phrase([hide], 'en', 'undo')).toBe('Undid: published the tanker “Highway 5000”');
});

it('counts several rows, and leaves out the visibility of a row that was added or deleted', () => {
  expect(phrase([hide, { ...hide, id: 2 }], 'fr')).toBe('Masquage de 2 éléments');
  const change: RowHistory = { ...add, before: add.after };
  expect(phrase([change, hide])).toBe('Changed and hid the tanker “Highway 5000”');
  expect(phrase([change, { ...hide, before: hidden, after: null }], 'fr', 'undo')).toBe(
    'Modification défaite : modification et masquage de la citerne « Routier 5000 »',
  );
  expect(phrase([add, hide])).toBe('Added the tanker “Highway 5000”');
});

const schedule: RowHistory = {
  ...hide,
  after: { ...hidden, isHidden: false, offlineAt: '2027-03-14T11:30Z' },
};

it('says that a row was scheduled, and for when', () => {
  expect(phrase([schedule])).toBe('Scheduled the tanker “Highway 5000”');
  expect(phrase([schedule], 'fr')).toBe('Programmation de la citerne « Routier 5000 »');
  expect(describeFields(schedule, wordsIn('fr'))).toMatchObject([
    { label: 'Retrait', before: '', after: '14 mars 2027 à 7\u00a0h\u00a030' },
  ]);
  expect(describeFields(hide, wordsIn('en'))).toEqual([]);
});

it('several rows, of which some were hidden and others scheduled, were not added', () => {
  const rows = [hide, { ...schedule, id: 2 }];
  expect(phrase(rows)).toBe('Changed the visibility of 2 items');
  expect(phrase(rows, 'fr')).toBe('Modification de la visibilité de 2 éléments');
});

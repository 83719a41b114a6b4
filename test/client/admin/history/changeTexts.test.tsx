import type { ChangeTexts } from '../../../../src/client/admin/history/changeTexts';
import { describeChange, describeRow } from '../../../../src/client/admin/history/describeChange';
import { describeFields } from '../../../../src/client/admin/history/describeFields';
import type { EntityName } from '../../../../src/model/schema/entities';
import { entities, entityNames } from '../../../../src/model/schema/entities';
import type { ChangeKind, HistoryRow, RowHistory } from '../../../../src/model/history';
import type { Language } from '../../../../src/model/site/languages';
import { newRow } from '../../../../src/model/schema/rows';
import { changeTextsIn } from '../../../support/jsdom/changeTextsIn';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';

const wordsByLanguage = new Map<Language, ChangeTexts>();

/** The words of a language, cached for all tests. */
const wordsIn = (language: Language): ChangeTexts => {
  const words = wordsByLanguage.get(language) ?? changeTextsIn(language);
  wordsByLanguage.set(language, words);
  return words;
};

type Values = Readonly<Record<string, string | number | boolean>>;

const row = (name: EntityName, id: number, values: Values = {}): HistoryRow => ({
  ...newRow(name),
  ...values,
  id,
});

const rowsOf = (name: EntityName, before: HistoryRow | null, after: HistoryRow | null): RowHistory => ({
  collection: entities[name].collection,
  id: (after ?? before)?.id ?? 0,
  before,
  after,
});

const added = (name: EntityName, id: number, values?: Values) => rowsOf(name, null, row(name, id, values));
const deleted = (name: EntityName, id: number, values?: Values) => rowsOf(name, row(name, id, values), null);
const changed = (name: EntityName, before: Values, after: Values, id = 1) =>
  rowsOf(name, row(name, id, before), row(name, id, { ...before, ...after }));

const text = (
  language: Language,
  before: string | null,
  after: string | null,
  isHtml = false,
): RowHistory => {
  const rowWith = (resource: string | null): HistoryRow | null =>
    resource === null ? null : { id: 5, object_key: 'main-text', language, page: 'home', resource, isHtml };
  return { collection: 'resources', id: 5, before: rowWith(before), after: rowWith(after) };
};

const phrase = (
  rows: readonly RowHistory[],
  {
    kind = 'edit',
    rowCount = rows.length,
    language = 'en',
  }: Partial<{ kind: ChangeKind; rowCount: number; language: Language }> = {},
): string => plain(describeChange({ kind, rows, rowCount }, wordsIn(language)));

const highway = { nameEn: 'Highway 5000', nameFr: 'Routier 5000' };
const north = { nameEn: 'North', nameFr: 'Nord' };

describe('a change in words', () => {
  it.each([
    [
      'en',
      'Added the tanker “Highway 5000”',
      'Changed the tanker “Highway 5000”',
      'Deleted the tanker “Highway 5000”',
    ],
    [
      'fr',
      'Ajout de la citerne « Routier 5000 »',
      'Modification de la citerne « Routier 5000 »',
      'Suppression de la citerne « Routier 5000 »',
    ],
  ] as const)('describes in %s what was done to a row', (language, addition, change, deletion) => {
    expect(phrase([added('tanker', 1, highway)], { language })).toBe(addition);
    expect(phrase([changed('tanker', highway, { price: '12' })], { language })).toBe(change);
    expect(phrase([deleted('tanker', 1, highway)], { language })).toBe(deletion);
  });

  it.each(entityNames)('has words for one and for several of the kind %s', (name) => {
    for (const language of ['en', 'fr'] as const) {
      const one = phrase([added(name, 1)], { language });
      const several = phrase([added(name, 1), added(name, 2)], { language });
      expect(several).toContain('2');
      for (const description of [one, several]) expect(description).not.toMatch(/MISSING|\{|undefined/);
    }
  });

  it('names a person by both names, and a row without a name by its kind', () => {
    expect(phrase([changed('employee', { firstName: 'Ann', lastName: 'Roy' }, { email: 'a@b.ca' })])).toBe(
      'Changed the employee “Ann Roy”',
    );
    expect(phrase([deleted('galleryImage', 4)])).toBe('Deleted a picture of the gallery');
  });

  it('describes a deletion with its dependent rows by its main row and their number', () => {
    const images = [1, 2, 3].map((id) => deleted('manufacturerImage', id, { manufacturerId: 7 }));
    const cascade = [...images, deleted('manufacturer', 7, north)];
    expect(phrase(cascade)).toBe('Deleted the manufacturer “North” and 3 pictures of manufacturers');
    expect(phrase(cascade, { language: 'fr' })).toBe(
      'Suppression du fabricant « Nord » et de 3 images de fabricant',
    );
    expect(phrase(cascade, { rowCount: 1201 })).toContain('1,200 pictures');
    expect(phrase(cascade.slice(2))).toBe('Deleted the manufacturer “North” and the manufacturer’s picture');
  });

  it('describes a new order as such, and another batch by its size', () => {
    const batch = (values: Values) => [1, 2].map((id) => changed('tanker', { displayOrder: id }, values, id));
    expect(phrase(batch({ displayOrder: 3 }), { rowCount: 24 })).toBe('Reordered 24 tankers');
    expect(phrase(batch({ displayOrder: 3 }), { language: 'fr' })).toBe('Nouvel ordre de 2 citernes');
    expect(phrase(batch({ displayOrder: 3, price: '9' }))).toBe('Changed 2 tankers');
  });

  it('names a text by its first words, page and language, and only once if both languages changed', () => {
    const french = text('fr', 'Avant', '<p>Un atelier &amp; trois quais</p>', true);
    expect(phrase([french])).toBe('Changed the text “Un atelier & trois quais” (Home, in French)');
    expect(phrase([french, text('en', 'Before', 'One shop')])).toBe('Changed the text “One shop” (Home)');
    expect(phrase([text('fr', 'Avant', null)], { language: 'fr' })).toBe(
      'Suppression du texte « Avant » (Accueil, en français)',
    );
    expect(phrase([text('en', '', 'Welcome '.repeat(20))])).toMatch(/“(?:Welcome )+W?\w*…” \(Home/);
    expect(phrase([text('en', 'Welcome', ' ')])).toContain('the text “main-text”');
  });

  it('describes an undo by the change that it reverts', () => {
    expect(phrase([added('manufacturer', 7, north)], { kind: 'undo' })).toBe(
      'Undid: deleted the manufacturer “North”',
    );
    expect(phrase([changed('tanker', highway, { price: '1' })], { kind: 'undo', language: 'fr' })).toBe(
      'Modification défaite : modification de la citerne « Routier 5000 »',
    );
  });

  it('describes what an update of the site added', () => {
    const rows = [text('en', null, 'One'), text('fr', null, 'Un')];
    expect(phrase(rows, { kind: 'update', rowCount: 14 })).toBe('Update of the site: added 14 texts');
    expect(phrase(rows, { kind: 'update', rowCount: 14, language: 'fr' })).toBe(
      'Mise à jour du site : ajout de 14 textes',
    );
  });

  it('describes the first content and an import by their size', () => {
    const rows = [added('tanker', 1, highway), added('manufacturer', 1, north)];
    expect(phrase(rows, { kind: 'fill', rowCount: 1400 })).toBe('First content of the site: 1,400 items');
    expect(phrase(rows, { kind: 'import', rowCount: 2, language: 'fr' })).toBe('Importation de 2 éléments');
    expect(phrase(rows)).toBe('Added 2 items');
  });

  it.each([
    ['en', 'Imported 1 item', 'First content of the site: 1 item'],
    ['fr', 'Importation de 1 élément', 'Premier contenu du site : ajout de 1 élément'],
  ] as const)('uses the singular for one row in %s', (language, imported, filled) => {
    const rows = [added('tanker', 1, highway)];
    expect(phrase(rows, { kind: 'import', language })).toBe(imported);
    expect(phrase(rows, { kind: 'fill', language })).toBe(filled);
  });

  it('does not fail on a collection that this version does not know', () => {
    const unknown = { collection: 'zeppelins', id: 1, before: null, after: { id: 1, name: 'x' } };
    expect(phrase([unknown])).toBe('Added 1 item');
    expect(describeFields(unknown, wordsIn('en'))).toEqual([]);
  });
});

describe('the fields of a changed row', () => {
  const words = () => wordsIn('en');
  const fieldsOf = (change: RowHistory) =>
    describeFields(change, words()).map(({ label, before, after }) => [plain(label), before, after]);

  it('have the labels of the editors, and the values before and after', () => {
    const change = changed('tanker', { ...highway, price: '12' }, { price: '14', engineFr: 'Diesel' });
    expect(fieldsOf(change)).toEqual([
      ['Price', '$12', '$14'],
      ['Engine – French', '', 'Diesel'],
    ]);
    expect(describeRow(change, words())).toBe('Changed the tanker “Highway 5000”');
  });

  it('are shown in words if the row stores a number or a flag', () => {
    const [manufacturer] = renderScreen(() => null).store.getState().manufacturers.ids;
    expect(fieldsOf(changed('tanker', {}, { displayOrder: 4, isCertipropane: true }))).toEqual([
      ['Position', '0', '4'],
      ['Brands', 'Norcuve and Rubicuve', 'Propacuve'],
    ]);
    expect(fieldsOf(changed('tanker', {}, { tankerTypeId: 2, availability: '2027-02' }))).toEqual([
      ['Truck or trailer', 'Truck', 'Trailer'],
      ['Availability', '', 'On order, February 2027'],
    ]);
    expect(fieldsOf(changed('openingException', {}, { firstDay: '2026-12-24' }))[0]?.[2]).toMatch(/December/);
    const [moved] = fieldsOf(
      changed('manufacturerImage', { manufacturerId: Number(manufacturer) }, { manufacturerId: 999_999 }),
    );
    expect(moved?.[0]).toBe('Manufacturer');
    expect(moved?.[1]).toMatch(/[a-z]{3}/i);
    expect(moved?.[2]).toBe('999999');
  });

  it('show rich text as plain text, and say if only the formatting changed', () => {
    const before = { descriptionEn: '<p>Welds</p><ul><li>tanks</li></ul>' };
    expect(fieldsOf(changed('employee', before, { descriptionEn: '<p>Welds <em>trucks</em></p>' }))).toEqual([
      ['Description – English', 'Welds tanks', 'Welds trucks'],
    ]);
    const [bold] = describeFields(
      changed('employee', before, { descriptionEn: '<p><strong>Welds</strong></p><p>tanks</p>' }),
      words(),
    );
    expect(bold?.kind).toBe('formatting');
  });

  it.each([
    ['en', ['Engine – English', 'Engine – French']],
    ['fr', ['Moteur – Français', 'Moteur – Anglais']],
  ] as const)('begin in %s with the language of the reader', (language, labels) => {
    const change = changed('tanker', highway, { engineEn: 'Gasoline', engineFr: 'Essence' });
    expect(describeFields(change, wordsIn(language)).map(({ label }) => plain(label))).toEqual(labels);
  });

  it('are shortened around the difference', () => {
    const long = 'All of this stays as it was. '.repeat(20);
    const change = text('en', `${long}Call us.${long}`, `${long}Write to us.${long}`);
    const [field] = describeFields(change, words());
    expect(field?.before).toMatch(/^….{40}Call us\..*…$/);
    expect(field?.after).toMatch(/^….{40}Write to us\..*…$/);
  });

  it('are shown as images if they are images', () => {
    const [field] = describeFields(changed('product', { image: '/a.jpg' }, { image: '/b.jpg' }), words());
    expect(field).toMatchObject({ kind: 'image', before: '/a.jpg', after: '/b.jpg' });
  });

  it('of an added or deleted row are those with a value', () => {
    expect(fieldsOf(deleted('tanker', 1, { ...highway, displayOrder: 3 }))).toEqual([
      ['Name in English', 'Highway 5000', undefined],
      ['Name in French', 'Routier 5000', undefined],
      ['Truck or trailer', 'Truck', undefined],
      ['Brands', 'Norcuve and Rubicuve', undefined],
    ]);
  });

  it('of a text are its content, and whether it is HTML', () => {
    const flagged = text('en', '<p>Hello</p>', '<p>Hello</p>', true);
    const change = { ...flagged, before: flagged.before && { ...flagged.before, isHtml: false } };
    expect(fieldsOf(change)).toEqual([['HTML', 'No', 'Yes']]);
    expect(fieldsOf(text('en', 'a', 'b')).map(([, ...sides]) => sides)).toEqual([['a', 'b']]);
  });
});

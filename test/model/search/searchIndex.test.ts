import { withNamedFirst } from '../../../src/client/site/search/namedFirst';
import { SearchIndex } from '../../../src/client/ui/search/SearchIndex';
import type { SearchDocument } from '../../../src/model/search/SearchDocument';
import { readSynonyms } from '../../../src/model/search/searchQuery';
import { demonstrationContent, demonstrationIndex } from './demonstrationIndex';
import { newRow } from '../../../src/model/schema/rows';
import type { RowsOf } from '../../../src/model/site/screens/openedRow';
import { rowDocuments } from '../../../src/model/search/rowDocuments';

const document = (id: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  ...{ id, title, group: 'parts', body: '', codes: '', file: '', hidden: '' },
  target: { route: 'parts' },
  ...more,
});

const titles = (index: SearchIndex<SearchDocument>, query: string): readonly string[] =>
  index.search(query, withNamedFirst).map(({ document: { title } }) => title);

it('the index follows the content: what is new, changed and deleted', () => {
  const index = new SearchIndex<SearchDocument>();
  index.update([document('a', 'Flexible'), document('b', 'Pompe')]);
  index.update([document('b', 'Dévidoir'), document('c', 'Flexible court')]);
  expect(titles(index, 'flexible')).toEqual(['Flexible court']);
  expect([titles(index, 'pompe'), titles(index, 'devidoir')]).toEqual([[], ['Dévidoir']]);
});

it('a word that no document has any more is corrected like any typo', () => {
  const index = new SearchIndex<SearchDocument>();
  const synonyms = readSynonyms(['bobtail = camion propane']);
  index.setSynonyms(synonyms);
  index.update([document('a', 'Pompee'), document('b', 'Pompe'), document('c', 'Pompee')]);
  expect(titles(index, 'pompee')).toHaveLength(2);
  index.setSynonyms(synonyms);
  index.update([document('a', 'Pompe'), document('b', 'Pompe'), document('c', 'Pompee')]);
  expect(titles(index, 'pompee')).toEqual(['Pompee']);
  index.update([document('a', 'Pompe'), document('b', 'Pompe')]);
  expect(titles(index, 'pompee')).toEqual(['Pompe', 'Pompe']);
});

it('an index that is built in steps finds the same', async () => {
  const index = new SearchIndex<SearchDocument>();
  const documents = Array.from({ length: 120 }, (_, number) => document(`${number}`, `Pompe ${number}`));
  const pause = jest.fn(() => Promise.resolve());
  await index.updateInSteps(documents, pause);
  expect(pause).toHaveBeenCalledTimes(3);
  expect(index.search('pompe')).toHaveLength(120);
});

it('a word with a typo finds what was meant, also by a synonym', () => {
  const index = new SearchIndex<SearchDocument>();
  index.setSynonyms(readSynonyms(['bobtail = camion propane\nhose = boyau']));
  index.update([document('a', 'Camion au propane'), document('b', 'Boyau d’hiver'), document('c', 'Boite')]);
  expect(titles(index, 'bobtial')).toEqual(['Camion au propane']);
  expect(titles(index, 'hsoe')).toEqual(['Boyau d’hiver']);
});

it.each(['TC406', 'tc 406', 'TC-406', 'b-620', 'B 620', 'b620'])(
  'the code %s is found however it is written',
  (query) => {
    const index = new SearchIndex<SearchDocument>();
    index.update([document('a', 'Citerne TC 406 selon CSA B620'), document('b', 'Citerne TC 412, B621')]);
    expect(titles(index, query)[0]).toBe('Citerne TC 406 selon CSA B620');
  },
);

it('numbers are not corrected: another number is another part', () => {
  const index = new SearchIndex<SearchDocument>();
  index.update([document('a', 'Pompe', { codes: 'RC-1189' })]);
  expect(titles(index, 'rc1189')).toEqual(['Pompe']);
  expect(titles(index, '1188')).toEqual([]);
});

it('a brand finds only what its pages show', () => {
  const found = (brand: 'norcuve' | 'rubicuve' | 'propacuve', query: string) =>
    demonstrationIndex(brand, 'fr')
      .search(query, withNamedFirst)
      .map(({ document: { id } }) => id);
  expect(found('norcuve', 'Quatrevents')).toEqual([]);
  expect(found('propacuve', 'Quatrevents')).toHaveLength(1);
  const propane = rowDocuments(demonstrationContent('propacuve', 'fr')).filter(
    ({ group }) => group === 'tankers',
  );
  const fuel = rowDocuments(demonstrationContent('rubicuve', 'fr')).filter(
    ({ group }) => group === 'tankers',
  );
  expect(propane.map(({ id }) => id).filter((id) => fuel.some((other) => other.id === id))).toEqual([]);
});

it('sold tankers are found after those that can be bought', () => {
  const content = demonstrationContent('norcuve', 'en');
  const tankers = ['2026-11-23T15:02Z', '', '2020-01-01T00:00Z', ''].map((soldAt, index) => ({
    ...newRow('tanker', { nameEn: 'Vacuum truck', soldAt, displayOrder: index + 1 }),
    id: index + 1,
  }));
  const rows = ((entity: string) => (entity === 'tanker' ? tankers : [])) as RowsOf; // of the requested kind
  const index = new SearchIndex<SearchDocument>();
  index.update(rowDocuments({ ...content, rows }));
  const ids = index.search('vacuum', withNamedFirst).map(({ document: { id } }) => id);
  expect(ids.slice(0, 2).toSorted()).toEqual(['tanker/2', 'tanker/4']);
  expect(ids.slice(2).toSorted()).toEqual(['tanker/1', 'tanker/3']);
});

it('nothing that can be found lacks a text', () => {
  const content = demonstrationContent('norcuve', 'en');
  expect(rowDocuments(content).filter(({ body }) => body.includes('missing:'))).toEqual([]);
});

it.each(['', '   ', '«»', '\u0000', '%'.repeat(500)])(
  'searching for %j finds nothing or little, and does not fail',
  (query) => {
    expect(demonstrationIndex('norcuve', 'fr').search(query, withNamedFirst).length).toBeLessThan(10);
  },
);

it.each([
  ['en', 'tanker', 'tankers'],
  ['fr', 'citernes', 'tankers'],
  ['fr', 'pièces', 'parts'],
] as const)('the words of a page find first what stands on it: %s, %s', (language, query, group) => {
  const [first] = demonstrationIndex('norcuve', language).search(query, withNamedFirst);
  expect(first?.document.group).toBe(group);
});

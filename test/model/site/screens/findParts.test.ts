import { demonstration } from '../../../../src/content/rows';
import { readSynonyms } from '../../../../src/model/search/searchQuery';
import { findParts } from '../../../../src/model/site/screens/findParts';

const { product: parts, manufacturer: manufacturers } = demonstration;

const synonyms = readSynonyms([
  "flexible = hose = boyau = tuyau\nessence = gas\ntrou d'homme = manhole cover",
  'inox = stainless = acier inoxydable',
]);

const numbers = (search: string): readonly string[] =>
  findParts(parts, manufacturers, search, synonyms).map(({ partNumber }) => partNumber);

it.each([
  ['BL-2', 'BL-2'],
  ['bl2', 'BL-2'],
  ['nf 32', 'NF-32'],
  ["flexible d'hiver", 'NF-32'],
  ['devidoir', 'EN-45'],
  ['hose reel', 'EN-45'],
  ['Soupape propane', 'GZ-250'],
  ['winter hose', 'NF-32'],
  ['tuyau', 'NF-32'],
  ['Tuyaux hiver', 'NF-32'],
  ['papilon', 'VP-4'],
  ['Boréalitre', 'BL-2'],
  ['borealitre meters', 'BL-2'],
  ['Pompe Kamoura', 'K3'],
])('%j finds the part %s', (search, number) => {
  expect(numbers(search)).toContain(number);
});

it.each([
  ['BL-2', ['BL-2', 'TH-20', 'FT-3']], // 'blends' and '20'; the filter fits the meter
  ['en-45', ['EN-45', 'NF-32', 'FP-25']], // the hose stands before its reel in the catalogue
  ['VP-4', ['VP-4']],
  ['RA4', ['RA-4']],
])('%j finds that part first, and few others', (search, found) => {
  expect(numbers(search)).toEqual(found);
});

it('finds a part by the new name of its manufacturer', () => {
  const renamed = manufacturers.map((manufacturer) => ({
    ...manufacturer,
    nameEn: 'Litrenord',
    nameFr: 'Litrenord',
  }));
  expect(findParts(parts, manufacturers, 'litrenord', synonyms)).toEqual([]);
  expect(findParts(parts, renamed, 'litrenord', synonyms).map(({ partNumber }) => partNumber)).toContain(
    'BL-2',
  );
});

it('finds a number or a short word at the beginning of a word only', () => {
  expect(numbers('2')).not.toContain('NF-32');
  expect(numbers('ape')).toEqual([]); // not in 'soupape'
});

it('finds a longer word inside a word', () => {
  expect(numbers('debordement')).toContain('SO-2'); // 'antidébordement'
});

it('finds a synonym as a whole word, in the plural too', () => {
  const named = (nameEn: string) =>
    parts.slice(0, 1).map((part) => ({
      ...part,
      nameEn,
      nameFr: '',
      descriptionEn: '',
      descriptionFr: '',
      fitsEn: '',
      fitsFr: '',
    }));
  expect(findParts(named('Winter hoses'), [], 'tuyau', synonyms)).toHaveLength(1);
  expect(findParts(named('Tuyaux d’hiver'), [], 'hose', synonyms)).toHaveLength(1);
  expect(findParts(named('Flange'), [], 'flanges', synonyms)).toHaveLength(1);
  expect(findParts(named('Stainless valve'), [], 'acier inoxydable', synonyms)).toHaveLength(1);
  expect(findParts(named('Gasket'), [], 'essence', synonyms)).toHaveLength(0);
  expect(findParts(named('Manhole cover, 20 in'), [], 'manhole', synonyms)).toHaveLength(1);
});

it('finds nothing for words that no part has, and everything without words', () => {
  expect(numbers('xyzzy')).toEqual([]);
  expect(numbers('flexible xyzzy')).toEqual([]);
  expect(numbers('  ')).toHaveLength(parts.length);
});

it('reads no more of an address than the field takes', () => {
  expect(numbers(`${'devidoir '.repeat(10_000)}xyzzy`)).toEqual(numbers('devidoir'));
});

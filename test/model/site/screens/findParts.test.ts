import { demonstration } from '../../../../src/content/rows';
import { findParts } from '../../../../src/model/site/screens/findParts';

const parts = demonstration.product;

const numbers = (search: string): readonly string[] =>
  findParts(parts, search).map(({ partNumber }) => partNumber);

it.each([
  ['BL-2', 'BL-2'],
  ['bl2', 'BL-2'],
  ['nf 32', 'NF-32'],
  ["flexible d'hiver", 'NF-32'],
  ['devidoir', 'EN-45'],
  ['hose reel', 'EN-45'],
  ['Soupape propane', 'GZ-250'],
  ['winter hose', 'NF-32'],
])('%j finds the part %s', (search, number) => {
  expect(numbers(search)).toContain(number);
});

it('finds nothing for words that no part has, and everything without words', () => {
  expect(numbers('xyzzy')).toEqual([]);
  expect(numbers('flexible xyzzy')).toEqual([]);
  expect(numbers('  ')).toHaveLength(parts.length);
});

it('reads no more of an address than the field takes', () => {
  expect(numbers(`${'devidoir '.repeat(10_000)}xyzzy`)).toEqual(numbers('devidoir'));
});

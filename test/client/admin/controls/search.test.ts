import { searchItems } from '../../../../src/client/admin/controls/search';

const find = (search: string, ...texts: readonly string[]): readonly string[] =>
  searchItems(texts, search, (text) => [text]);

it.each([
  ['60 000', '60000 L', '160 000 L'],
  ['60,000 l', '60\u00a0000\u00a0L', '20 000 L and 16 000 L'],
  ['$389,000', '389\u00a0000\u00a0$', '389 000 km'],
  ['514 555', '514-555-1234', '514-123-5550'],
  ['514 555 1234', '(514) 555-1234', '(514) 555-4321'],
  ['12 000 pump', 'Pump, 12000 L', 'Pump, 12 L'],
])('%s is found in %s, and not in %s', (search, match, other) => {
  expect(find(search, match, other)).toEqual([match]);
});

it('the words of two texts are not read as one number', () => {
  expect(searchItems(['row'], '12 000', () => ['12', '000'])).toEqual([]);
});

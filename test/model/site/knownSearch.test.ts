import { knownSearch } from '../../../src/model/site/knownSearch';

it('keeps the known parameters, in one order, and joins what a form repeats', () => {
  expect(knownSearch('?b=2&x=9&a=1&b=3&a=', ['a', 'b'])).toBe('?a=1&b=2%2C3');
  expect(knownSearch('?a=&x=1', ['a', 'b'])).toBe('');
});

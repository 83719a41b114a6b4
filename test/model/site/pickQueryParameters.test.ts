import { pickQueryParameters } from '../../../src/model/site/pickQueryParameters';

it('keeps the known parameters, in one order, and joins what a form repeats', () => {
  expect(pickQueryParameters('?b=2&x=9&a=1&b=3&a=', ['a', 'b'])).toBe('?a=1&b=2%2C3');
  expect(pickQueryParameters('?a=&x=1', ['a', 'b'])).toBe('');
});

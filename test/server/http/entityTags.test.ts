import { holdsTag } from '../../../src/server/http/entityTags';

test.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['"ab"', false],
  ['a', false],
])('who sends If-None-Match: %s holds "a": %s', (ifNoneMatch, expected) => {
  expect(holdsTag(ifNoneMatch, '"a"')).toBe(expected);
  expect(holdsTag(ifNoneMatch, 'W/"a"')).toBe(expected);
});

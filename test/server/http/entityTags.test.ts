import { matchesEtag } from '../../../src/server/http/entityTags';

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
])('If-None-Match: %s matches the ETag "a": %s', (ifNoneMatch, expected) => {
  expect(matchesEtag(ifNoneMatch, '"a"')).toBe(expected);
  expect(matchesEtag(ifNoneMatch, 'W/"a"')).toBe(expected);
});

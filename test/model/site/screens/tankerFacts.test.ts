import { demonstration } from '../../../../src/content/rows';
import { isSold, tankerCondition, tankerKind } from '../../../../src/model/site/screens/tankers/tankerFacts';

test.each([
  [1, 'truck'],
  [2, 'trailer'],
  [0, undefined],
  [7, undefined],
])('a tanker of the type %s is a %s', (tankerTypeId, kind) => {
  expect(tankerKind({ tankerTypeId })).toBe(kind);
});

test.each([
  ['new', '312 700', 'new'],
  ['used', '', 'used'],
  ['', '312700', 'used'],
  ['', '0', undefined],
  ['', '', undefined],
  ['', 'unknown', undefined],
  ['rebuilt', '', undefined],
])('a tanker with the condition %j and %j kilometres is %s', (condition, kilometers, expected) => {
  expect(tankerCondition({ condition, kilometers })).toBe(expected);
});

test.each([
  ['sold', true],
  ['Vendu', true],
  ['inStock', false],
  ['', false],
])('the availability %j: sold is %s', (availability, expected) => {
  expect(isSold({ availability })).toBe(expected);
});

test('the demonstration has trucks and trailers, new and used', () => {
  const kinds = demonstration.tanker.map((tanker) => `${tankerCondition(tanker)} ${tankerKind(tanker)}`);
  expect(new Set(kinds)).toEqual(new Set(['new truck', 'used truck', 'new trailer', 'used trailer']));
});

import { readAbout, readReference } from '../../../src/model/inquiries/about';
import { writeAbout } from '../../../src/model/inquiries/aboutAddress';

test.each([
  ['tanker-1', 'tanker', [1]],
  ['tanker-1-4-7', 'tanker', [1, 4, 7]],
  ['service', 'service', []],
  ['career-12', 'career', [12]],
  ['achievement-5', 'achievement', [5]],
  ['assembly-3', 'assembly', [3]],
] as const)('an address names what a question is about: %s', (text, subject, rowIds) => {
  expect(readAbout(text)).toEqual({ subject, rowIds });
  expect(writeAbout({ subject, rowIds })).toBe(text);
});

test.each([null, undefined, '', 'boat-3', 'toString', '-1', 'general'])(
  'anything else is a general question: %s',
  (text) => {
    expect(readAbout(text)).toEqual({ subject: 'general', rowIds: [] });
  },
);

it('names at most as many units as a comparison, each once, and nothing that is no number', () => {
  expect(readAbout('tanker-1-1-2-3-4-5').rowIds).toEqual([1, 2, 3, 4]);
  expect(readAbout('tanker-0-1e3-x-<b>-9999999999999999-2').rowIds).toEqual([2]);
  expect(readAbout('tanker-3000000000-2').rowIds).toEqual([2]); // more than an id of PostgreSQL can be
});

it('an address shows only what may be a reference', () => {
  expect(readReference('K7M2QX')).toBe('K7M2QX');
  for (const text of [null, '', 'k7m2qx', 'K7M2Q', 'CALL NOW', 'K7M2QX!'])
    expect(readReference(text)).toBeUndefined();
});

import * as fc from 'fast-check';
import { mergeOrders } from '../../../src/model/schema/mergeOrders';

const base = [1, 2, 3, 4, 5];

it.each([
  ['nothing was moved', base, [2, 1, 3, 4, 5], [2, 1, 3, 4, 5]],
  ['the others moved nothing', [5, 1, 2, 3, 4], base, [5, 1, 2, 3, 4]],
  ['both moved other rows', [1, 2, 3, 5, 4], [2, 1, 3, 4, 5], [2, 1, 3, 5, 4]],
  ['a row was moved to the front', [5, 1, 2, 3, 4], [1, 3, 2, 4, 5], [5, 1, 3, 2, 4]],
  ['both moved the same row', [2, 3, 1, 4, 5], [2, 3, 4, 5, 1], [2, 3, 1, 4, 5]],
  ['rows were added and deleted', [2, 1, 3, 4, 5], [1, 2, 4, 5, 6], [2, 1, 4, 5, 6]],
  ['the previous row was deleted', [2, 3, 4, 1, 5], [1, 2, 3, 5], [2, 3, 1, 5]],
])('merges orders if %s', (_, mine, theirs, merged) => {
  expect(mergeOrders(mine, base, theirs)).toEqual(merged);
});

const shuffled = fc.shuffledSubarray(base, { minLength: base.length });

it('the merged order always has the rows of the other order, each once', () => {
  const rows = fc.uniqueArray(fc.integer({ min: 1, max: 8 }));
  fc.assert(
    fc.property(shuffled, rows, (mine, theirs) => {
      expect([...mergeOrders(mine, base, theirs)].sort()).toEqual([...theirs].sort());
    }),
  );
});

it('the merged order is the own order if the others moved nothing', () => {
  fc.assert(fc.property(shuffled, (mine) => expect(mergeOrders(mine, base, base)).toEqual(mine)));
});

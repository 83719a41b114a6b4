import { cardSizes, halfSizes } from '../../../model/images/sizes';

/**
 * The first two of 2, 5, 8 … cards and the first four of 4, 7, 10 … cards take half a row each, so that the
 * last row has no hole.
 */
const leads = [
  '& > li:first-of-type:is(:nth-last-of-type(3n + 2), :nth-last-of-type(3n + 4))',
  '& > li:first-of-type:nth-last-of-type(3n + 2) + li',
  '& > li:first-of-type:nth-last-of-type(3n + 4) ~ li:nth-of-type(-n + 4)',
].join() as '&';

/** Three columns on a large screen, for the `css` of a `CardGrid`. */
const threeInFullRows = {
  lg: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 2' },
    [leads]: { gridColumn: 'span 3' },
  },
};

/** Two columns as well, where the first of an odd number takes the whole row. */
export const fullRows = {
  '& > li:first-of-type:nth-last-of-type(odd)': { gridColumn: { sm: '1 / -1', lg: 'span 2' } },
  ...threeInFullRows,
};

/** The `sizes` attribute of the picture of a card in full rows. */
export function sizesInFullRows(index: number, count: number): string {
  const leadCount = count > 1 ? ([0, 4, 2][count % 3] ?? 0) : 0;
  return index < leadCount ? halfSizes : cardSizes.three;
}

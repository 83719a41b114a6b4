import type { BrandVariants } from './brandVariants';

/** What the brand says in its own words: the mechanic. */
export const rubicuve: BrandVariants = {};

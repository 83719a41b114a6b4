import type { BrandVariants } from './brandVariants';

/** What the brand says in its own words: the builder. */
export const norcuve: BrandVariants = {};

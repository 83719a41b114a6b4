import type { BrandId } from '../../../model/site/brands';
import type { BrandVariants } from './brandVariants';
import { norcuve } from './norcuve';
import { propacuve } from './propacuve';
import { rubicuve } from './rubicuve';

/** The texts of which a brand has its own version, by brand. Without an entry it shows the texts of all brands. */
export const brandVariants: Readonly<Partial<Record<BrandId, BrandVariants>>> = {
  norcuve,
  rubicuve,
  propacuve,
};

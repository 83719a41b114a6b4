import { office } from './careers/office';
import { shop } from './careers/shop';
import type { FirstRow } from './rows';
import { list } from './rows';

export const jobPostings: readonly FirstRow<'jobPosting'>[] = list({}, [...shop, ...office]);

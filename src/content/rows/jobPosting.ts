import type { NewRow } from '../../model/schema/entities';
import { office } from './careers/office';
import { shop } from './careers/shop';
import { list } from './rows';

export const jobPostings: readonly NewRow<'jobPosting'>[] = list({}, [...shop, ...office]);

import type { FirstRow } from './rows';
import { list } from './rows';
import { propane } from './tankers/propane';
import { trailers } from './tankers/trailers';
import { trucks } from './tankers/trucks';

export const tankers: readonly FirstRow<'tanker'>[] = [
  ...list({ isCertipropane: false }, [...trucks, ...trailers]),
  ...list({ isCertipropane: true }, propane),
];

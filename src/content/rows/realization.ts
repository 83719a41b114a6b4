import type { FirstRow } from './rows';
import { aviation } from './achievements/aviation';
import { delivery } from './achievements/delivery';
import { highway } from './achievements/highway';
import { propane } from './achievements/propane';
import { service } from './achievements/service';

/** The delivered tankers, type by type. */
export const realizations: readonly FirstRow<'realization'>[] = [
  ...highway,
  ...delivery,
  ...aviation,
  ...service,
  ...propane,
];

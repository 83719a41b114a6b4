import type { FirstRow } from './rows';
import { list } from './rows';

export const realizationTypes: readonly FirstRow<'realizationType'>[] = list({}, [
  { realizationTypeEn: 'Highway transport', realizationTypeFr: 'Transport routier' },
  { realizationTypeEn: 'Local delivery', realizationTypeFr: 'Livraison locale' },
  { realizationTypeEn: 'Aviation', realizationTypeFr: 'Aviation' },
  { realizationTypeEn: 'Service and lubricants', realizationTypeFr: 'Service et lubrifiants' },
  { realizationTypeEn: 'Propane', realizationTypeFr: 'Propane' },
]);

import type { NewRow } from '../../model/schema/entities';
import { list } from './rows';

export const realizationTypes: readonly NewRow<'realizationType'>[] = list({}, [
  { realizationTypeEn: 'Highway transport', realizationTypeFr: 'Transport routier' },
  { realizationTypeEn: 'Local delivery', realizationTypeFr: 'Livraison locale' },
  { realizationTypeEn: 'Aviation', realizationTypeFr: 'Aviation' },
  { realizationTypeEn: 'Service and lubricants', realizationTypeFr: 'Service et lubrifiants' },
  { realizationTypeEn: 'Propane', realizationTypeFr: 'Propane' },
]);

import type { FirstRow } from './rows';
import { list, name } from './rows';

export const assemblyTypes: readonly FirstRow<'assemblyType'>[] = list({}, [
  name('Tank mounting', 'Montage de citernes'),
  name('Pumping and metering', 'Pompage et mesurage'),
  name('Safety systems', 'Dispositifs de sécurité'),
  name('Propane equipment', 'Équipement pour le propane'),
]);

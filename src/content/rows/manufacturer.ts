import type { FirstRow } from './rows';
import { list, name } from './rows';

export const manufacturers: readonly FirstRow<'manufacturer'>[] = list({}, [
  name('Borealitre Meters', 'Compteurs Boréalitre'),
  name('Kamoura Pumps', 'Pompes Kamoura'),
  name('Nordaflexe Hoses', 'Flexibles Nordaflexe'),
  name('Valvestrie', 'Valvestrie'),
  name('Enroulec Reels', 'Dévidoirs Enroulec'),
  name('Cuvalu Tanks', 'Citernes Cuvalu'),
  name('Registrel Electronics', 'Électronique Registrel'),
  name('Gazolan Fittings', 'Raccords Gazolan'),
]);

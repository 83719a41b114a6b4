import type { FirstRow } from './rows';
import { list, name } from './rows';

const makes = (makesEn: string, makesFr: string) => ({ makesEn, makesFr });

export const manufacturers: readonly FirstRow<'manufacturer'>[] = list({}, [
  {
    ...name('Borealitre Meters', 'Compteurs Boréalitre'),
    website: 'https://borealitre.example.com',
    ...makes('Truck meters for fuels and propane', 'Compteurs de camion pour les carburants et le propane'),
  },
  {
    ...name('Kamoura Pumps', 'Pompes Kamoura'),
    website: 'https://kamoura.example.com',
    ...makes(
      'Pumps for trucks, depots and lubricants',
      'Pompes pour les camions, les dépôts et les lubrifiants',
    ),
  },
  {
    ...name('Nordaflexe Hoses', 'Flexibles Nordaflexe'),
    website: 'https://nordaflexe.example.com',
    ...makes('Delivery, unloading and propane hoses', 'Flexibles de livraison, de déchargement et à propane'),
  },
  {
    ...name('Valvestrie', 'Valvestrie'),
    website: 'https://valvestrie.example.com',
    ...makes(
      'Butterfly, globe and quarter-turn valves',
      'Vannes papillon, robinets à soupape et robinets quart de tour',
    ),
  },
  {
    ...name('Enroulec Reels', 'Dévidoirs Enroulec'),
    website: 'https://enroulec.example.com',
    ...makes(
      'Reels with electric rewind, for fuels and propane',
      'Dévidoirs à rembobinage électrique, pour les carburants et le propane',
    ),
  },
  {
    ...name('Cuvalu Tanks', 'Citernes Cuvalu'),
    website: 'https://cuvalu.example.com',
    ...makes(
      'Aluminum tanks for fuels, TC 331 tanks for propane',
      'Citernes en aluminium pour les carburants, réservoirs TC 331 pour le propane',
    ),
  },
  {
    ...name('Registrel Electronics', 'Électronique Registrel'),
    website: 'https://registrel.example.com',
    ...makes('Electronic registers and cab printers', 'Registres électroniques et imprimantes de cabine'),
  },
  {
    ...name('Gazolan Fittings', 'Raccords Gazolan'),
    website: 'https://gazolan.example.com',
    ...makes(
      'Valves, gauges and manifolds for propane',
      'Soupapes, manomètres et collecteurs pour le propane',
    ),
  },
]);

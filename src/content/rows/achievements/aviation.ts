import { description } from '../rows';
import { aluminium, projects, unitsOf } from './unit';

const refueller = { specification: 'CSA B836', material: aluminium, compartments: '1' };

export const aviation = unitsOf(3, 'aviation', false, [
  {
    manufacturer: 'Norcuve',
    ...description(
      'Jet A-1 refueller for a regional airport, with filter separator and deadman control',
      "Avitailleur de carburant Jet A-1 pour un aéroport régional, avec filtre séparateur et commande d'homme mort",
    ),
    ...projects.new,
    ...refueller,
    capacity: '20000',
  },
  {
    ...description(
      'Avgas 100LL refueller for a flying school',
      "Avitailleur d'essence 100LL pour une école de pilotage",
    ),
    ...projects.mounting,
    ...refueller,
    capacity: '9000',
  },
  {
    manufacturer: 'Norcuve',
    ...description(
      'Large refueller on three rear axles, with a lift platform for high-wing aircraft',
      'Grand avitailleur à trois essieux arrière, avec plateforme élévatrice pour les avions à ailes hautes',
    ),
    ...projects.new,
    ...refueller,
    capacity: '26000',
  },
  {
    manufacturer: 'Norcuve',
    ...description(
      'Refuelling trailer with a new filter vessel, hoses and meter',
      "Semi-remorque d'avitaillement avec filtre, flexibles et compteur neufs",
    ),
    ...projects.refurbished,
    ...refueller,
    capacity: '40000',
  },
]);

import { description } from '../rows';
import { aluminium, projects, unitsOf } from './unit';

export const service = unitsOf(4, 'service', false, [
  {
    manufacturer: 'Norcuve',
    ...description(
      'Lubrication truck for a fleet of loaders: six products, six heated reels',
      'Camion de lubrification pour un parc de chargeuses : six produits, six dévidoirs chauffés',
    ),
    ...projects.new,
    specification: '',
    capacity: '8000',
    material: aluminium,
    compartments: '6',
  },
  {
    manufacturer: 'Rubicuve',
    ...description(
      'Vacuum truck for waste oil, with a full-opening rear door',
      'Camion aspirateur pour huiles usées, avec porte arrière à pleine ouverture',
    ),
    ...projects.new,
    specification: 'TC 407',
    capacity: '13000',
    material: 'Inox 316L',
    compartments: '1',
  },
  {
    ...description(
      'Vacuum truck for wash water, built to clean tanks before their inspection',
      'Camion aspirateur pour eaux de lavage, construit pour nettoyer les citernes avant leur inspection',
    ),
    ...projects.new,
    specification: '',
    capacity: '11000',
    material: 'Inox 304',
    compartments: '',
  },
  {
    manufacturer: 'Rubicuve',
    ...description(
      'Bulk lubricant truck with four meters, mounted in nine working days',
      'Camion à lubrifiants en vrac avec quatre compteurs, monté en neuf jours ouvrables',
    ),
    ...projects.mounting,
    specification: '',
    capacity: '10000',
    material: aluminium,
    compartments: '4',
  },
]);

import { description } from '../rows';
import { aluminium, projects, unitsOf } from './unit';

const tank = { specification: 'TC 406', material: aluminium };

export const delivery = unitsOf(2, 'delivery', false, [
  {
    manufacturer: 'Norcuve',
    ...description(
      'Single-axle heating-oil truck for village routes, with a heated cabinet',
      'Camion à mazout à essieu simple pour tournées de village, avec compartiment chauffé',
    ),
    ...projects.new,
    ...tank,
    capacity: '11000',
    compartments: '3',
  },
  {
    manufacturer: 'Norcuve',
    ...description(
      'Tandem delivery truck with two meters and a rear reel',
      'Camion de livraison à essieu tandem avec deux compteurs et dévidoir arrière',
    ),
    ...projects.new,
    ...tank,
    capacity: '17500',
    compartments: '5',
  },
  {
    manufacturer: 'Rubicuve',
    ...description(
      'Farm delivery truck: dyed diesel, gasoline and clear diesel in one trip',
      'Camion de livraison agricole : diesel coloré, essence et diesel clair en un seul voyage',
    ),
    ...projects.new,
    ...tank,
    capacity: '17000',
    compartments: '4',
  },
  {
    manufacturer: 'Norcuve',
    ...description(
      'Cab-over truck with a short wheelbase, for old-town streets',
      'Camion à cabine avancée et à empattement court, pour les rues des vieux quartiers',
    ),
    ...projects.mounting,
    ...tank,
    capacity: '12000',
    compartments: '4',
  },
  {
    manufacturer: 'Rubicuve',
    ...description(
      'In-service tank moved to a new tridem chassis, with an electronic register',
      'Citerne en service transférée sur un châssis tridem neuf, avec registre électronique',
    ),
    ...projects.conversion,
    specification: 'TC 306',
    material: aluminium,
    capacity: '21500',
    compartments: '4',
  },
]);

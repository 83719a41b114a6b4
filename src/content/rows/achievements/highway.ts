import { description } from '../rows';
import { aluminium, projects, unitsOf } from './unit';

const tank = { specification: 'TC 406', material: aluminium };

export const highway = unitsOf(1, 'highway', false, [
  {
    manufacturer: 'Norcuve',
    ...description(
      'Tri-axle trailer with bottom loading and vapour recovery',
      'Semi-remorque à trois essieux avec chargement par le bas et récupération des vapeurs',
    ),
    ...projects.new,
    ...tank,
    capacity: '45000',
    compartments: '4',
  },
  {
    manufacturer: 'Rubicuve',
    ...description(
      'Eight-axle B-train for a carrier that hauls gasoline and diesel to the North Shore',
      "Train double de type B à huit essieux pour un transporteur d'essence et de diesel vers la Côte-Nord",
    ),
    ...projects.new,
    ...tank,
    capacity: '60000',
    compartments: '6',
  },
  {
    ...description(
      'Quad-axle trailer with a self-steering lead axle, for narrow depot yards',
      'Semi-remorque à quatre essieux dont un autovireur, pour les cours de dépôt étroites',
    ),
    ...projects.new,
    ...tank,
    capacity: '52000',
    compartments: '5',
  },
  {
    manufacturer: 'Norcuve',
    ...description(
      'B-train for hauling diesel to mine sites, with reinforced fenders and its own pump',
      'Train double de type B pour le transport de diesel vers les sites miniers, avec ailes renforcées et pompe intégrée',
    ),
    ...projects.new,
    ...tank,
    capacity: '58000',
    compartments: '4',
  },
  {
    manufacturer: 'Rubicuve',
    ...description(
      'Fifteen-year-old trailer, back on the road with new piping, lighting and paint',
      'Semi-remorque de quinze ans remise en service avec une tuyauterie, un éclairage et une peinture refaits à neuf',
    ),
    ...projects.refurbished,
    specification: 'TC 306',
    material: aluminium,
    capacity: '43500',
    compartments: '4',
  },
]);

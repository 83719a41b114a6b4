import { description } from '../rows';
import { projects, unitsOf } from './unit';

const bobtail = { specification: 'TC 331', material: 'SA-612', compartments: '1' };
const trailer = { specification: 'TC 331', material: 'SA-517', compartments: '1' };

export const propane = unitsOf(5, 'propane', true, [
  {
    ...description(
      'Propane bobtail with remote closure at 45 m and twin delivery hoses',
      'Camion-citerne de propane avec fermeture à distance à 45 m et deux flexibles de livraison',
    ),
    ...projects.new,
    ...bobtail,
    capacity: '12000',
  },
  {
    ...description(
      'Tandem bobtail for rural routes, with an electronic register and compensated meter',
      'Camion-citerne tandem pour tournées rurales, avec registre électronique et compteur compensé',
    ),
    ...projects.new,
    ...bobtail,
    capacity: '18500',
  },
  {
    ...description(
      'Propane transport trailer, unloaded in 45 minutes',
      'Semi-remorque de propane, déchargée en 45 minutes',
    ),
    ...projects.new,
    ...trailer,
    capacity: '42000',
  },
  {
    ...description(
      'Cylinder delivery truck with tie-down rails, for 120 cylinders',
      "Camion de livraison de 120 bouteilles avec rails d'arrimage",
    ),
    ...projects.mounting,
    specification: '',
    capacity: '',
    material: '',
    compartments: '',
  },
  {
    ...description(
      'In-service tank remounted on a new chassis, welds examined and pressure tested',
      "Réservoir en service remonté sur un châssis neuf, soudures examinées et mises à l'épreuve",
    ),
    ...projects.conversion,
    ...bobtail,
    capacity: '18000',
  },
  {
    ...description(
      "Quad-axle trailer stripped to the metal, recertified and repainted in its owner's colours",
      'Semi-remorque à quatre essieux décapée au métal, recertifiée et repeinte aux couleurs de son propriétaire',
    ),
    ...projects.refurbished,
    ...trailer,
    capacity: '50000',
  },
]);

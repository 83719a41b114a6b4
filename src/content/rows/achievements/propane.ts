import { description } from '../rows';
import { projects, unitsOf } from './unit';

const bobtail = { specification: 'TC 331', material: 'SA-612', compartments: '1' };
const trailer = { specification: 'TC 331', material: 'SA-517', compartments: '1' };

export const propane = unitsOf(5, 'propane', true, [
  {
    manufacturer: 'Propacuve',
    ...description(
      'Propane bobtail with remote shutdown from 45 m and twin delivery hoses',
      'Camion-citerne de propane avec arrêt à distance jusqu’à 45 m et deux flexibles de livraison',
    ),
    ...projects.new,
    ...bobtail,
    capacity: '12000',
  },
  {
    manufacturer: 'Propacuve',
    ...description(
      'Tandem bobtail for rural routes, with an electronic register and a temperature-compensated meter',
      'Camion-citerne tandem pour tournées rurales, avec registre électronique et compteur à compensation de température',
    ),
    ...projects.new,
    ...bobtail,
    capacity: '18500',
  },
  {
    manufacturer: 'Propacuve',
    ...description(
      'Propane transport trailer, unloaded in 45 minutes',
      'Semi-remorque de propane, déchargée en 45 minutes',
    ),
    ...projects.new,
    ...trailer,
    capacity: '42000',
  },
  {
    manufacturer: 'Propacuve',
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
    manufacturer: 'Propacuve',
    ...description(
      'In-service tank remounted on a new chassis, with its welds examined and its pressure test passed',
      'Réservoir en service remonté sur un châssis neuf, soudures examinées et épreuve sous pression réussie',
    ),
    ...projects.conversion,
    ...bobtail,
    capacity: '18000',
  },
  {
    manufacturer: 'Propacuve',
    ...description(
      "Quad-axle trailer stripped to bare metal, recertified and repainted in its owner's colours",
      'Semi-remorque à quatre essieux décapée à nu, recertifiée et repeinte aux couleurs de son propriétaire',
    ),
    ...projects.refurbished,
    ...trailer,
    capacity: '50000',
  },
]);

import { description } from '../rows';
import type { Person } from './person';
import { role } from './person';

export const propacuve: readonly Person[] = [
  {
    firstName: 'Hélène',
    lastName: 'Quatrevents',
    email: 'helene.quatrevents@propacuve.example.com',
    image: '',
    department: 'general',
    ...role('Director', 'Directrice'),
    ...description(
      '<p>A chemist by training, she built a quality system that fits in a binder people actually open.</p>',
      '<p>Chimiste de formation, elle a bâti un système qualité qui tient dans un cartable que les gens ouvrent vraiment.</p>',
    ),
  },
  {
    firstName: 'Olivier',
    lastName: 'Sablonnais',
    email: 'olivier.sablonnais@propacuve.example.com',
    image: '',
    department: 'inspection',
    ...role('Certification inspector', 'Inspecteur en certification'),
    ...description(
      '<p>Inspects and tests pressure tanks, and explains each finding beside the truck, not by e-mail.</p><ul><li>Magnetic particle inspection</li><li>Pressure and leakage tests</li></ul>',
      "<p>Il inspecte et met à l'épreuve les citernes sous pression, et explique chaque constat devant le camion plutôt que par courriel.</p><ul><li>Magnétoscopie</li><li>Épreuves sous pression et d'étanchéité</li></ul>",
    ),
  },
  {
    firstName: 'Coralie',
    lastName: 'Maisonneige',
    email: 'coralie.maisonneige@propacuve.example.com',
    image: '',
    department: 'inspection',
    ...role('Meter technician', 'Technicienne en mesurage'),
    ...description(
      '<p>Adjusts and verifies propane meters on our prover. Patient with registers, less so with worn gears.</p>',
      '<p>Elle règle et vérifie les compteurs de propane avec notre étalon. Patiente avec les registres, un peu moins avec les engrenages usés.</p>',
    ),
  },
  {
    firstName: 'Gilles',
    lastName: 'Tournepierre',
    email: 'gilles.tournepierre@propacuve.example.com',
    image: '',
    department: 'inspection',
    ...role('Senior inspector', 'Inspecteur principal'),
    ...description(
      '<p>Has examined more than four thousand propane tanks, and found something to improve on nearly all of them.</p>',
      '<p>Il a examiné plus de quatre mille réservoirs de propane et trouvé quelque chose à améliorer sur presque tous.</p>',
    ),
  },
];

import { description } from '../rows';
import type { Person } from './person';
import { role } from './person';

export const rubicuve: readonly Person[] = [
  {
    firstName: 'Luc',
    lastName: 'Desrivages',
    email: 'luc.desrivages@rubicuve.example.com',
    image: '',
    department: 'general',
    ...role('Director', 'Directeur'),
    ...description(
      '<p>Runs the Lévis shop as he ran the ferry terminal before it: everything leaves on time, or everybody knows why.</p>',
      "<p>Il dirige l'atelier de Lévis comme il dirigeait autrefois une gare maritime : tout part à l'heure, ou tout le monde sait pourquoi.</p>",
    ),
  },
  {
    firstName: 'Nadine',
    lastName: 'Ormeville',
    email: 'nadine.ormeville@rubicuve.example.com',
    image: '',
    department: 'sales',
    ...role('Sales advisor, equipment and mounting', 'Conseillère aux ventes, équipement et montage'),
    ...description(
      '<p>Writes quotes that mechanics can build from. Specializes in lubrication and vacuum trucks.</p>',
      '<p>Ses soumissions servent de plan de montage aux mécaniciens. Spécialiste des camions de lubrification et des camions aspirateurs.</p>',
    ),
  },
  {
    firstName: 'Samuel',
    lastName: 'Pinardière',
    email: 'samuel.pinardiere@rubicuve.example.com',
    image: '',
    department: 'service',
    ...role('Apprentice welder', 'Apprenti soudeur'),
    ...description(
      '<p>In his third year of apprenticeship, certified for steel and soon for aluminum.</p>',
      "<p>En troisième année d'apprentissage, il est certifié pour l'acier et le sera bientôt pour l'aluminium.</p>",
    ),
  },
  {
    firstName: 'Joëlle',
    lastName: 'Clairefond',
    email: 'joelle.clairefond@rubicuve.example.com',
    image: '',
    department: 'parts',
    ...role('Buyer', 'Acheteuse'),
    ...description(
      '<p>Keeps 2,400 parts on the shelves of both shops and knows which supplier really ships on Mondays.</p>',
      '<p>Elle garde 2 400 pièces sur les tablettes des deux ateliers et sait quel fournisseur expédie vraiment le lundi.</p>',
    ),
  },
  {
    firstName: 'Marc-André',
    lastName: 'Grandchêne',
    email: 'marc-andre.grandchene@rubicuve.example.com',
    image: '',
    department: 'service',
    ...role('Shop foreman', "Contremaître d'atelier"),
    ...description(
      '<p>Eight bays, twelve mechanics and one board where every unit has its date. He is the one who calls you before anything is added.</p>',
      "<p>Huit baies, douze mécaniciens et un tableau où chaque unité a sa date. C'est lui qui vous appelle avant d'ajouter quoi que ce soit.</p>",
    ),
  },
];

import { description } from '../rows';
import type { Person } from './person';
import { role } from './person';

export const norcuve: readonly Person[] = [
  {
    firstName: 'Solange',
    lastName: 'Arcandière',
    email: 'solange.arcandiere@norcuve.example.com',
    image: '',
    department: 'general',
    ...role('General manager', 'Directrice générale'),
    ...description(
      '<p>Started at the parts counter thirty years ago and has signed off on every unit since 2009. She answers her own phone.</p><p><strong>Ask her about:</strong> fleet agreements, delivery dates, anything that went wrong.</p>',
      "<p>Entrée au comptoir des pièces il y a trente ans, elle approuve chaque unité depuis 2009. C'est elle-même qui répond au téléphone.</p><p><strong>Parlez-lui</strong> d'ententes pour votre parc de camions, de dates de livraison et de tout ce qui a mal tourné.</p>",
    ),
  },
  {
    firstName: 'Rémi',
    lastName: 'Castelneuve',
    email: 'remi.castelneuve@norcuve.example.com',
    image: '',
    department: 'sales',
    ...role('Sales advisor, trucks and trailers', 'Conseiller aux ventes, camions et semi-remorques'),
    ...description(
      '<p>Drove heating-oil routes for eight winters before selling the trucks. He starts with your stops, not with the brochure.</p><ul><li>New and used units</li><li>Trade-ins and financing</li></ul>',
      "<p>Il a livré du mazout pendant huit hivers avant de vendre les camions. Il commence par vos arrêts, pas par le dépliant.</p><ul><li>Unités neuves et d'occasion</li><li>Reprises et financement</li></ul>",
    ),
  },
  {
    firstName: 'Anaïs',
    lastName: 'Brodeville',
    email: 'anais.brodeville@norcuve.example.com',
    image: '',
    department: 'service',
    ...role('Design engineer', 'Ingénieure en conception'),
    ...description(
      '<p>Calculates axle loads, stability and structure for every unit, and designs compartments that can be loaded in any order.</p>',
      "<p>Elle calcule les charges par essieu, la stabilité et la structure de chaque unité, et conçoit des compartiments qui se chargent dans n'importe quel ordre.</p>",
    ),
  },
  {
    firstName: 'Fernand',
    lastName: 'Lachapelière',
    email: 'fernand.lachapeliere@norcuve.example.com',
    image: '',
    department: 'service',
    ...role('Senior welder, aluminum', 'Soudeur principal, aluminium'),
    ...description(
      '<p>Forty-one years of aluminum. His beads are easy to recognize, and his apprentices too: they never rush the first pass.</p>',
      "<p>Quarante et un ans d'aluminium. On reconnaît ses cordons de soudure, et ses apprentis aussi : ils ne bâclent jamais la première passe.</p>",
    ),
  },
  {
    firstName: 'Maude',
    lastName: 'Gervaisot',
    email: 'maude.gervaisot@norcuve.example.com',
    image: '',
    department: 'parts',
    ...role('Parts advisor', 'Conseillère aux pièces'),
    ...description(
      '<p>Send her a picture of the part, broken or not. She finds the number, the stock and the fastest way to your depot.</p>',
      "<p>Envoyez-lui une photo de la pièce, brisée ou non. Elle trouve le numéro, le stock et le chemin le plus court jusqu'à votre dépôt.</p>",
    ),
  },
  {
    firstName: 'Jonas',
    lastName: 'Tourangelle',
    email: 'jonas.tourangelle@norcuve.example.com',
    image: '',
    department: 'service',
    ...role('Tanker mechanic, mobile service', 'Mécanicien de camions-citernes, service mobile'),
    ...description(
      '<p>At the wheel of the service truck four days a week, from La Tuque to Drummondville. Pumps, meters, reels and air systems.</p>',
      "<p>Au volant du camion de service quatre jours par semaine, de La Tuque à Drummondville. Pompes, compteurs, dévidoirs et circuits d'air.</p>",
    ),
  },
];

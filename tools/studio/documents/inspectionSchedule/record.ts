import type { Block } from '../blocks';
import { words } from '../blocks';
import { tests } from './tests';

const months = [
  words('Jan.', 'Janv.'),
  words('Feb.', 'Févr.'),
  words('March', 'Mars'),
  words('April', 'Avril'),
  words('May', 'Mai'),
  words('June', 'Juin'),
  words('July', 'Juill.'),
  words('Aug.', 'Août'),
  words('Sept.', 'Sept.'),
  words('Oct.', 'Oct.'),
  words('Nov.', 'Nov.'),
  words('Dec.', 'Déc.'),
];

export const record: readonly Block[] = [
  { kind: 'heading', text: words('Your record', 'Votre registre') },
  {
    kind: 'paragraph',
    text: words(
      'One page per unit. Write down the next date when you receive the report, not when it is due.',
      "Une page par unité. Notez la prochaine date dès la réception du rapport, pas à l'échéance.",
    ),
  },
  {
    kind: 'fields',
    items: [
      words('Unit', 'Unité'),
      words('Tank serial number', 'Numéro de série de la citerne'),
      words('Specification', 'Spécification'),
      words('Meter serial number', 'Numéro de série du compteur'),
      words('Year built', 'Année de construction'),
      words('Depot', 'Dépôt'),
    ],
  },
  {
    kind: 'form',
    head: [
      words('Inspection', 'Inspection'),
      words('Code', 'Code'),
      words('Done on', 'Fait le'),
      words('Next', 'Prochaine'),
      words('Done on', 'Fait le'),
      words('Next', 'Prochaine'),
    ],
    rows: [
      ...tests.map(({ name, code }) => [name, code]),
      [words('Meter verification', 'Vérification du compteur'), '–'],
    ],
  },
  { kind: 'heading', text: words('Your year', 'Votre année') },
  {
    kind: 'paragraph',
    text: words(
      'Heating-oil and propane units are easiest to spare from May to August, trailers in January and February. Mark your dates:',
      'Il est plus facile d’immobiliser les camions à mazout et à propane de mai à août, et les semi-remorques en janvier et en février. Notez vos dates :',
    ),
  },
  {
    kind: 'form',
    head: months,
    rows: [[]],
  },
];

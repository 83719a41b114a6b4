import type { Block } from '../blocks';
import { words } from '../blocks';
import { tests } from './tests';

export const calendar: readonly Block[] = [
  { kind: 'heading', text: words('Highway tanks, CSA B620', 'Citernes routières, norme CSA B620') },
  {
    kind: 'table',
    head: [
      words('Inspection', 'Inspection'),
      words('Code', 'Code'),
      words('Interval', 'Intervalle'),
      words('What is done', 'Ce qui est fait'),
    ],
    rows: tests.map(({ name, code, interval, work }) => [name, code, interval, work]),
    columns: ['', 'code', '', ''],
  },
  {
    kind: 'note',
    text: words(
      '<strong>The date on the tank decides.</strong> A tank whose date has passed may not be loaded, even for one trip. Call us before moving what it still holds.',
      "<strong>C'est la date sur la citerne qui compte.</strong> Une citerne dont la date est passée ne peut pas être chargée, même pour un seul voyage. Appelez-nous avant de déplacer ce qu'elle contient encore.",
    ),
  },
];

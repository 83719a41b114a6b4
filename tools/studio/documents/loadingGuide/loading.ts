import type { Block } from '../blocks';
import { words } from '../blocks';

export const loading: readonly Block[] = [
  { kind: 'heading', text: words('Loading, step by step', 'Le chargement, étape par étape') },
  {
    kind: 'steps',
    items: [
      words(
        'Park facing the exit. Engine off, brakes set, wheels chocked.',
        'Stationnez face à la sortie. Moteur coupé, freins serrés, roues calées.',
      ),
      words(
        '<strong>Bond first.</strong> Connect the bonding clamp before anything else, and wait for the green light.',
        "<strong>La liaison équipotentielle d'abord.</strong> Branchez la pince avant tout le reste et attendez le voyant vert.",
      ),
      words(
        'Connect the overfill probe, then the vapour hose.',
        'Branchez la sonde antidébordement, puis le flexible des vapeurs.',
      ),
      words(
        'Check on the document which product goes into which compartment. Read it aloud.',
        'Vérifiez sur le document quel produit va dans quel compartiment. Lisez-le à voix haute.',
      ),
      words(
        'Connect the loading arm, pull on it once, and open the internal valve.',
        'Branchez le bras de chargement, tirez dessus une fois et ouvrez le clapet interne.',
      ),
      words(
        'Set the quantity: capacity, less what is still inside, less room to expand.',
        "Programmez la quantité : la capacité, moins ce qui reste, moins l'espace de dilatation.",
      ),
      words(
        'Start slowly. Stay at the control for the whole filling, and watch the sight glass.',
        'Commencez lentement. Restez à la commande pendant tout le remplissage et surveillez le voyant.',
      ),
      words(
        'Close the internal valve, wait for the line to settle, then disconnect: arm, vapour hose, probe, <strong>bonding clamp last</strong>.',
        'Fermez le clapet interne, laissez la conduite se stabiliser, puis débranchez : bras, flexible des vapeurs, sonde et, <strong>en dernier, la pince de liaison</strong>.',
      ),
      words(
        'Caps on, seal numbers noted, walk around once more.',
        'Remettez les bouchons, notez les numéros des sceaux et faites une dernière ronde.',
      ),
    ],
  },
  { kind: 'heading', text: words('Leave room to expand', "Laissez de l'espace pour la dilatation") },
  {
    kind: 'paragraph',
    text: words(
      'A product loaded cold takes more room in a warm garage. For a rise of 10 °C, a 10,000 L load grows by about:',
      'Un produit chargé froid prend plus de place dans un garage chauffé. Pour une hausse de 10 °C, un chargement de 10 000 L se dilate d’environ :',
    ),
  },
  {
    kind: 'table',
    head: [
      words('Product', 'Produit'),
      words('Density at 15 °C', 'Masse volumique à 15 °C'),
      words('Growth, 10 °C', 'Dilatation, 10 °C'),
      words('For 10,000 L', 'Pour 10 000 L'),
    ],
    rows: [
      [words('Gasoline', 'Essence'), '740 kg/m³', words('1.2%', '1,2 %'), '120 L'],
      [words('Diesel, heating oil', 'Diesel, mazout'), '845 kg/m³', words('0.8%', '0,8 %'), '80 L'],
      ['Jet A-1', '800 kg/m³', words('0.9%', '0,9 %'), '90 L'],
      [words('Lubricating oil', 'Huile lubrifiante'), '880 kg/m³', words('0.7%', '0,7 %'), '70 L'],
      [words('Propane (liquid)', 'Propane (liquide)'), '510 kg/m³', words('3%', '3 %'), '300 L'],
    ],
    columns: ['', 'figure', 'figure', 'figure'],
  },
  {
    kind: 'note',
    text: words(
      "<strong>Figures for planning.</strong> The filling limit of your tank and the terminal's rules come first. For propane, use the filling chart on the tank itself.",
      '<strong>Chiffres indicatifs.</strong> La limite de remplissage de votre citerne et les règles du terminal ont priorité. Pour le propane, fiez-vous au tableau de remplissage de la citerne.',
    ),
  },
];

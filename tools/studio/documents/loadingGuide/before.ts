import type { Block } from '../blocks';
import { words } from '../blocks';

export const before: readonly Block[] = [
  { kind: 'heading', text: words('Before you start', 'Avant de commencer') },
  {
    kind: 'checks',
    items: [
      words(
        'Inspection dates on the tank are all in the future',
        "Les dates d'inspection de la citerne sont toutes à venir",
      ),
      words(
        'Placards and UN number match the product',
        'Les plaques et le numéro UN correspondent au produit',
      ),
      words('Shipping document signed and within reach', "Document d'expédition signé et à portée de main"),
      words('Valves and covers closed, caps on', 'Vannes et couvercles fermés, bouchons en place'),
      words('Emergency shutdown tested at every station', "Arrêt d'urgence essayé à chaque poste"),
      words('Hoses without cuts, blisters or soft spots', 'Flexibles sans coupure, cloque ni point mou'),
      words(
        'Bonding cable and clamp clean and intact',
        'Câble et pince de liaison équipotentielle propres et intacts',
      ),
      words('Extinguisher sealed, spill kit complete', 'Extincteur plombé, trousse de déversement complète'),
      words(
        'Gloves, glasses, boots, high-visibility vest',
        'Gants, lunettes, bottes, veste haute visibilité',
      ),
      words('Telephone off or left in the cab', 'Téléphone éteint ou laissé dans la cabine'),
    ],
  },
  {
    kind: 'heading',
    text: words('What was in the compartment last?', "Qu'y avait-il dans le compartiment?"),
  },
  {
    kind: 'paragraph',
    text: words(
      'Loading diesel where gasoline was is the most dangerous minute of the day: the vapours that remain pass through the range in which they can ignite.',
      "Charger du diesel là où il y avait de l'essence est la minute la plus dangereuse de la journée : les vapeurs qui restent traversent la plage où elles peuvent s'enflammer.",
    ),
  },
  {
    kind: 'table',
    head: [
      words('Last product', 'Dernier produit'),
      words('Next product', 'Prochain produit'),
      words('What to do', 'Quoi faire'),
    ],
    rows: [
      [
        words('Gasoline', 'Essence'),
        words('Diesel, heating oil', 'Diesel, mazout'),
        words(
          'Drain fully. Bond. Fill slowly until the outlet is covered, then wait one minute before gauging.',
          "Vider complètement. Établir la liaison équipotentielle. Remplir lentement jusqu'à couvrir la sortie, puis attendre une minute avant de jauger.",
        ),
      ],
      [
        words('Diesel, heating oil', 'Diesel, mazout'),
        words('Gasoline', 'Essence'),
        words(
          'Drain fully: what remains lowers the quality of the gasoline.',
          "Vider complètement : ce qui reste nuit à la qualité de l'essence.",
        ),
      ],
      [
        words('Dyed diesel', 'Diesel coloré'),
        words('Clear diesel', 'Diesel clair'),
        words(
          'Drain and rinse tank, pump and hose. A trace of dye is enough for a fine.',
          'Vider et rincer la citerne, la pompe et le flexible. Une trace de colorant suffit pour une amende.',
        ),
      ],
      [
        words('Any fuel', 'Tout carburant'),
        words('Aviation fuel', "Carburant d'aviation"),
        words(
          'Never without cleaning and a written quality release.',
          'Jamais sans nettoyage ni autorisation écrite du contrôle de la qualité.',
        ),
      ],
    ],
  },
];

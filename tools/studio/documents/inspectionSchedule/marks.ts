import type { Block } from '../blocks';
import { shared } from '../../../../src/content/texts/shared';
import { words } from '../blocks';

export const marks: readonly Block[] = [
  { kind: 'heading', text: words('Meters', 'Compteurs') },
  {
    kind: 'paragraph',
    text: words(
      'A meter used to sell to the public is verified and sealed. A broken seal means a new verification, whatever the date.',
      'Un compteur qui sert à vendre au public est vérifié et scellé. Un sceau brisé exige une nouvelle vérification, quelle que soit la date.',
    ),
  },
  {
    kind: 'table',
    head: [words('Product measured', 'Produit mesuré'), words('Verification', 'Vérification')],
    rows: [
      [
        words(shared.propane.en, shared.propane.fr),
        words(shared['propane-interval'].en, shared['propane-interval'].fr),
      ],
      [
        words(shared['distillates-gasoline'].en, shared['distillates-gasoline'].fr),
        words(shared['distillates-gasoline-interval'].en, shared['distillates-gasoline-interval'].fr),
      ],
      [
        words(shared['lub-oils'].en, shared['lub-oils'].fr),
        words(shared['lub-oils-interval'].en, shared['lub-oils-interval'].fr),
      ],
    ],
  },
  { kind: 'heading', text: words('Which tank needs what', 'Quelles inspections pour quelle citerne') },
  {
    kind: 'table',
    head: [
      words('Tank', 'Citerne'),
      words('Usual product', 'Produit courant'),
      words('Every year', 'Chaque année'),
      words('Every five years', 'Tous les cinq ans'),
    ],
    rows: [
      [
        'TC 406, TC 306',
        words('Gasoline, diesel, heating oil', 'Essence, diesel, mazout'),
        words('V, K, and RV and TS where fitted', "V, K, ainsi que RV et TS s'il y a lieu"),
        words('I, P, and UC for semi-trailers', 'I, P, et UC pour les semi-remorques'),
      ],
      [
        'TC 407',
        words('Waste oil, chemicals', 'Huiles usées, produits chimiques'),
        'V, K',
        words('I, P, and UC for semi-trailers', 'I, P, et UC pour les semi-remorques'),
      ],
      [
        'TC 331, TC 51',
        words('Propane', 'Propane'),
        'V, K',
        words('I, P, WF, and UC for semi-trailers', 'I, P, WF, et UC pour les semi-remorques'),
      ],
    ],
    columns: ['code', '', '', ''],
  },
  { kind: 'heading', text: words('Reading the marks', 'Lire les marquages') },
  {
    kind: 'paragraph',
    text: words(
      'The month and year of each test are written near the front of the tank, on the right side, followed by its codes. For example:',
      "Le mois et l'année de chaque épreuve sont inscrits près de l'avant de la citerne, du côté droit, suivis des codes. Par exemple :",
    ),
  },
  {
    kind: 'table',
    head: [words('Mark', 'Marquage'), words('Meaning', 'Signification')],
    rows: [
      [
        '03-2026 V K',
        words(
          'External visual inspection and leakage test in March 2026: due again in March 2027',
          "Inspection visuelle externe et épreuve d'étanchéité en mars 2026 : à refaire en mars 2027",
        ),
      ],
      [
        '09-2023 I P',
        words(
          'Internal visual inspection and pressure test in September 2023: due again in September 2028',
          'Inspection visuelle interne et épreuve sous pression en septembre 2023 : à refaire en septembre 2028',
        ),
      ],
    ],
    columns: ['code', ''],
  },
  { kind: 'heading', text: words('What to bring', 'Quoi apporter') },
  {
    kind: 'checks',
    items: [
      words(
        "The last report and the tank's data report",
        'Le dernier rapport et la déclaration de conformité de la citerne',
      ),
      words(
        'The tank empty, or cleaned for entry',
        "La citerne vide, ou nettoyée pour qu'on puisse y entrer",
      ),
      words("The meter's last certificate", 'Le dernier certificat du compteur'),
      words('All hoses, including the spare', 'Tous les flexibles, y compris celui de rechange'),
    ],
  },
];

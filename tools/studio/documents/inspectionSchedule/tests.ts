import type { Localized } from '../../../../src/model/site/languages';
import { shared } from '../../../../src/content/texts/shared';
import { words } from '../blocks';

interface Test {
  readonly name: Localized;
  readonly code: Localized;
  readonly interval: Localized;
  /** What the inspector does. */
  readonly work: Localized;
}

type TestKey =
  | 'external-visual'
  | 'internal-visual'
  | 'leakage'
  | 'pressure-test'
  | 'upper-coupler'
  | 'magnetoseopy'
  | 'thickness-test'
  | 'leakage-test'
  | 'scully'
  | 'flexible-test';

const test = (key: TestKey, en: string, fr: string): Test => ({
  name: words(shared[key].en, shared[key].fr),
  code: shared[`${key}-code`],
  interval: words(shared[`${key}-interval`].en, shared[`${key}-interval`].fr),
  work: words(en, fr),
});

/** The tests of a highway tank, with the names, codes and intervals that the site shows. */
export const tests: readonly Test[] = [
  test(
    'external-visual',
    'Shell, heads, piping, valves, frame and markings, from outside',
    "Virole, fonds, tuyauterie, vannes, châssis et marquages, de l'extérieur",
  ),
  test(
    'internal-visual',
    'Entry into the cleaned tank: corrosion, cracks, baffles, welds',
    'Entrée dans la citerne nettoyée : corrosion, fissures, brise-lames, soudures',
  ),
  test(
    'leakage',
    'All fittings in place, under low pressure, held and observed',
    'Tous les accessoires en place, sous faible pression, maintenue et observée',
  ),
  test(
    'pressure-test',
    "At the tank's test pressure, with relief devices tested apart",
    "À la pression d'épreuve de la citerne, dispositifs de décharge essayés à part",
  ),
  test(
    'upper-coupler',
    'Kingpin and plate of a semi-trailer, from above and below',
    "Pivot d'attelage et plaque de la semi-remorque, dessus et dessous",
  ),
  test(
    'magnetoseopy',
    'Welds of pressure tanks, for cracks that the eye cannot see',
    "Soudures des citernes sous pression : fissures invisibles à l'œil",
  ),
  test(
    'thickness-test',
    'Ultrasonic readings where corrosion or wear is suspected',
    "Mesures par ultrasons là où l'on soupçonne corrosion ou usure",
  ),
  test(
    'leakage-test',
    'Vapour piping and vents of tanks loaded from below',
    'Conduites de vapeurs et évents des citernes chargées par le bas',
  ),
  test(
    'scully',
    'Each probe wetted, response timed at the socket',
    'Chaque sonde mouillée, temps de réponse mesuré à la prise',
  ),
  test(
    'flexible-test',
    'Every delivery hose, under pressure, tagged with its date',
    'Chaque flexible de livraison, sous pression, étiqueté avec sa date',
  ),
];

import type { Unit } from '../../../src/model/format/numbers';
import {
  addNoBreakSpaces,
  numberFormatOf,
  parseMeasure,
  parseNumber,
} from '../../../src/model/format/numbers';
import { formatMeasures } from '../../../src/model/format/formatMeasures';
import type { Language } from '../../../src/model/site/languages';

const formatted = (text: string, unit: Unit | undefined, language: Language): string =>
  numberFormatOf(language)(text, unit).replace(/[\u00a0\u202f]/g, ' ');

describe('a measure', () => {
  it.each([
    ['45000', 'litre', '45,000 L', '45 000 L'],
    ['45 000', 'litre', '45,000 L', '45 000 L'],
    ['128500', 'kilometre', '128,500 km', '128 500 km'],
    ['189500', 'dollar', '$189,500', '189 500 $'],
    ['389000.5', 'dollar', '$389,000.50', '389 000,50 $'],
    ['4', undefined, '4', '4'],
    ['7000 + 4500 + 500 L', undefined, '7,000 + 4,500 + 500 L', '7 000 + 4 500 + 500 L'],
    ['Sur demande', 'dollar', 'Sur demande', 'Sur demande'],
    ['TC 406', undefined, 'TC 406', 'TC 406'],
  ] as const)('of %s (%s) is formatted in each language', (text, unit, english, french) => {
    expect(formatted(text, unit, 'en')).toBe(english);
    expect(formatted(text, unit, 'fr')).toBe(french);
  });

  it.each([
    ['Inline-six diesel, 350 hp', 'Inline-six diesel, 350~hp'],
    ['350 ch, 24 V, 3 pouces', '350~ch, 24~V, 3~pouces'],
    ['1¼ pouce, 12 V', '1¼~pouce, 12~V'],
    ['3 inches, 1 inch', '3~inches, 1~inch'],
    ['Kamoura K3, 950 L/min', 'Kamoura K3, 950~L/min'],
    ['Camion de 18 500 L, 45 000 $', 'Camion de 18~500~L, 45~000~$'],
    ['819 555-0142 or 1 866 555-0142', '819~555-0142 or 1~866~555-0142'],
    ['(819) 555-0142, poste 12', '(819)~555-0142, poste 12'],
    ['2 tanks in 2026', '2 tanks in 2026'],
    ['TC 406 5 minutes', 'TC 406 5 minutes'],
  ])('in the text %s does not break', (text, expected) => {
    expect(addNoBreakSpaces(text).replaceAll('\u00a0', '~')).toBe(expected);
  });

  it.each([
    ['Kamoura P4, 1100 L/min', 'Kamoura P4, 1,100~L/min', 'Kamoura P4, 1~100~L/min'],
    ['3200 USWG', '3,200~USWG', '3~200~gal US'],
    ['350 hp, 8000 L', '350~hp, 8,000~L', '350~ch, 8~000~L'],
    ['A 2026 unit, 25 000 L', 'A 2026 unit, 25~000~L', 'A 2026 unit, 25~000~L'],
    ['350 ch', '350~hp', '350~ch'],
    ['NC-2614 L, 2026, BL-1100 L', 'NC-2614~L, 2026, BL-1100~L', 'NC-2614~L, 2026, BL-1100~L'],
  ])('in the text %s has the thousands and the unit of each language', (text, english, french) => {
    const written = (language: Language): string =>
      formatMeasures(text, language).replace(/[\u00a0\u202f]/g, '~');
    expect(written('en')).toBe(english);
    expect(written('fr')).toBe(french);
  });

  it('is a number only if it has nothing else', () => {
    expect(parseNumber(' 1,5 ')).toBe(1.5);
    expect(parseNumber('45\u00a0000')).toBe(45_000);
    expect([parseNumber('165,000'), parseNumber('1,189,500.50')]).toEqual([165_000, 1_189_500.5]);
    expect(parseNumber('12-14')).toBeUndefined();
    expect(parseNumber('')).toBeUndefined();
    expect(parseNumber('0x10')).toBeUndefined();
  });

  it.each(['165 000 $', '$165,000', '165000.00 CAD', '165\u00a0000 L', '165,000 km', '165000'])(
    'reads the measure %s with its unit',
    (text) => {
      expect(parseMeasure(text)).toBe(165_000);
    },
  );

  it('reads no measure where other words stand', () => {
    expect(parseMeasure('about 165 000 $')).toBeUndefined();
    expect(numberFormatOf('fr')('$165,000', 'dollar')).toBe(numberFormatOf('fr')('165000', 'dollar'));
  });
});

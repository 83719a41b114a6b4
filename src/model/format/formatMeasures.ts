import type { Language } from '../site/languages';
import { addNoBreakSpaces, numberFormatOf } from './numbers';

/** For each language, its names of the units of the other one. */
const unitNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ch: 'hp' },
  fr: { hp: 'ch', USWG: 'gal US' },
};

/** A number without spaces, before a unit: '1100 L/min'. */
const measure = /(?<![\p{L}\d.,–-]|\d\s)(\d+) (L|kPa|hp|ch|USWG)(?![\p{L}\d])/gu;

/**
 * Writes the numbers with units in a text as a language does: '1100 L/min' is '1,100 L/min' or '1 100 L/min', '350 hp' is
 * '350 ch' in French. None of them breaks at the end of a line.
 */
export function formatMeasures(text: string, language: Language): string {
  const formatNumber = numberFormatOf(language);
  const written = text.replace(
    measure,
    (_, digits: string, unit: string) => `${formatNumber(digits)}\u00a0${unitNames[language][unit] ?? unit}`,
  );
  return addNoBreakSpaces(written);
}

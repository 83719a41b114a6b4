import type { Language } from '../site/languages';

/** The locales for numbers, dates and money (BCP 47). */
export const locales = { en: 'en-CA', fr: 'fr-CA' } as const satisfies Record<Language, string>;

const moneyOptions = {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger', // '189 500 $', but '189 500,50 $'
} as const;

/**
 * The units of measures: the symbol, the same in both languages, and the hint in the editors (a text of the page 'editors').
 * In French, Intl would write a small l for a litre. Money has no symbol here: its format is that of the language.
 */
export const units = {
  litre: { symbol: 'L', hint: 'hint-litre' },
  kilometre: { symbol: 'km', hint: 'hint-kilometre' },
  dollar: { symbol: null, hint: 'hint-dollar' },
} as const satisfies Readonly<Record<string, { readonly symbol: string | null; readonly hint: string }>>;

export type Unit = keyof typeof units;

const noBreak = '\u00a0';

/** A space between a number and its unit, its next group of digits or the rest of a telephone number. */
const spaceInNumber =
  /([\d)¼½¾]) (?=(?:\d{3}(?:-\d{4})?|ch|cm|ft|gal|hp|in|inch(?:es)?|kg|km|kPa|kW|lb|L|l|m|mm|pi|po|pouces?|psi|V|W)(?![\p{L}\d])|[$%])/gu;

/** Writes the numbers in a text so that they do not break at the end of a line. */
export function addNoBreakSpaces(text: string): string {
  return text.replace(spaceInNumber, `$1${noBreak}`);
}

/**
 * A number as people type it: digits, with spaces between thousands and a point or comma before decimals, or with commas
 * between thousands and a point.
 */
const plainNumber = /^\d{1,3}(?:(?:[ \u00a0\u202f]?\d{3})*(?:[.,]\d{1,2})?|(?:,\d{3})+(?:\.\d{1,2})?)$/;

/** The number in a text, if the text holds nothing else. */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (!plainNumber.test(trimmed)) return undefined;
  return Number(trimmed.replace(/[ \u00a0\u202f]|,(?=\d{3})/g, '').replace(',', '.'));
}

/** The unit that people write beside a price, a capacity or a distance: '165 000 $', '$165,000', '30 000 L'. */
const writtenUnit = /^\$\s*|\s*(?:\$(?:\s*CA)?|CAD|l|litres?|km)$/giu;

/** The number in a measure, with or without its unit. */
export function parseMeasure(text: string): number | undefined {
  return parseNumber(text.trim().replace(writtenUnit, ''));
}

/** A sum of numbers, as of the compartments of a tank: '7000 + 4500 L'. */
const sum = /^\d+(?: \+ \d+)+(?: \p{L}+)?$/u;

export function isSum(text: string): boolean {
  return sum.test(text.trim());
}

/** Writes a number, or each number of a sum, in the format of a language. */
export type FormatNumber = (text: string, unit?: Unit) => string;

const createNumberFormat = (language: Language): FormatNumber => {
  const numberFormat = new Intl.NumberFormat(locales[language]);
  const moneyFormat = new Intl.NumberFormat(locales[language], moneyOptions);
  return (text, unit) => {
    const value = unit === undefined ? parseNumber(text) : parseMeasure(text);
    if (value === undefined && isSum(text))
      return text.replace(/\d+/g, (digits) => numberFormat.format(Number(digits)));
    if (value === undefined) return text;
    if (unit === undefined) return numberFormat.format(value);
    const { symbol } = units[unit];
    return symbol === null ? moneyFormat.format(value) : `${numberFormat.format(value)}${noBreak}${symbol}`;
  };
};

const numberFormats: Partial<Record<Language, FormatNumber>> = {};

/**
 * The number format of a language: '45000' in litres is '45,000 L' or '45 000 L'; other text stays as it is. Formats are
 * cached per language: Intl formats are slow to create, and every card of a list needs one.
 */
export function numberFormatOf(language: Language): FormatNumber {
  return (numberFormats[language] ??= createNumberFormat(language));
}

/** Writes the counts within texts: 1742 is '1,742' or '1 742'. */
export function countFormatOf(language: Language): (count: number) => string {
  return (count) => numberFormatOf(language)(String(count));
}

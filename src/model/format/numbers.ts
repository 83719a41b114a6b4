import type { Unit } from '../schema/fields';
import type { Language } from '../site/languages';

/** Numbers, dates and money as they are written here (BCP 47). */
export const locales = { en: 'en-CA', fr: 'fr-CA' } as const satisfies Record<Language, string>;

const money = {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
} as const;

/** The symbols of the trade, the same in both languages; what Intl writes for a litre in French is a small l. */
const symbols = { litre: 'L', kilometre: 'km' } as const satisfies Partial<Record<Unit, string>>;

const noBreak = '\u00a0';

/** A plain figure, as people type it: digits, with blanks between thousands and a point or comma before decimals. */
const plainNumber = /^\d{1,3}(?:[ \u00a0\u202f]?\d{3})*(?:[.,]\d{1,2})?$/;

/** The number that a text stands for, if it is nothing but a number. */
export const parseNumber = (text: string): number | undefined => {
  const trimmed = text.trim();
  if (!plainNumber.test(trimmed)) return undefined;
  return Number(trimmed.replace(/[ \u00a0\u202f]/g, '').replace(',', '.'));
};

/** How figures are written in a language. */
export type FormatNumber = (figure: string, unit?: Unit) => string;

const writerIn = (language: Language): FormatNumber => {
  const number = new Intl.NumberFormat(locales[language]);
  const amount = new Intl.NumberFormat(locales[language], money);
  return (text, unit) => {
    const figure = parseNumber(text);
    if (figure === undefined) return text;
    if (unit === undefined) return number.format(figure);
    return unit === 'dollar' ? amount.format(figure) : `${number.format(figure)}${noBreak}${symbols[unit]}`;
  };
};

const writers: Partial<Record<Language, FormatNumber>> = {};

/**
 * Writes measures as a language does: '45000' in litres is '45,000 L' or '45 000 L'; words stay words. There is one for each
 * language: what Intl needs for it is costly to make, and every card of a list asks.
 */
export const numberFormatOf = (language: Language): FormatNumber =>
  (writers[language] ??= writerIn(language));

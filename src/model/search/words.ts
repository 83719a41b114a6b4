import { foldAccents } from '../text/foldWord';

/** A word of a text, and where it stands. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** The terms under which it is found. `RC-1189` has three, as has `RC1189`: `rc`, `1189` and `rc1189`. */
  readonly terms: readonly string[];
}

/**
 * A word with its hyphens, or a number with the spaces, commas or points between its thousands. The first group of a telephone
 * number, as in `819 555-0142`, is no thousand. A unit behind a number is a word: `45000L` is found as `45,000 L`.
 */
const wordPattern =
  /(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+(?![\d-])|\d+(?=(?:litres?|l|gal|kg|lbs?|km)(?![\p{L}\p{M}\p{Nd}-]))|[\p{L}\p{M}\p{Nd}]+(?:[-\u2010\u2011][\p{L}\p{M}\p{Nd}]+)*/giu;

const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };

/** Removes capitals and accents. */
const fold = (text: string): string =>
  foldAccents(text).replace(/[œæ]/g, (letter) => ligatures[letter] ?? letter);

/** Removes the plural: `citernes`, `tuyaux`. Short words and `-ss` stay. */
const singular = (word: string): string => (/^[a-z]{3,}(?:[^s]s|ux)$/.test(word) ? word.slice(0, -1) : word);

/** Between the parts of a word: a hyphen, or the place between the letters and the digits of a code. */
const betweenParts = /[-\u2010\u2011]|(?<=[a-z])(?=\d{3,}$)/;

/** The terms of a word: its parts, and the whole without hyphens. */
const termsOf = (written: string): readonly string[] => {
  const folded = fold(written);
  if (/^\d[\d\s.,]*$/.test(folded)) return [folded.replace(/\D/g, '')];
  const parts = folded.split(betweenParts).filter((part) => part !== '');
  const terms = parts.length > 1 ? [...parts, parts.join('')] : parts;
  return terms.map(singular);
};

/** The words of a text. Apostrophes separate words: `l'huile` has two. */
export function wordsIn(text: string): readonly Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    terms: termsOf(written),
  }));
}

/** The terms of a text, for the index. */
export function termsIn(text: string): string[] {
  return wordsIn(text).flatMap(({ terms }) => terms);
}

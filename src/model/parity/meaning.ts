import type { Localized } from '../site/languages';
import { textOfHtml } from '../text/textOfHtml';
import { foldAccents } from '../text/foldWord';
import { isOneTypoApart } from '../search/typos';

/** A field of the site in both languages, as the engine compares it. */
export interface PairValues {
  readonly values: Localized;
  /** Whether the values are HTML. */
  readonly isRich: boolean;
}

/** The text of a value, as people read it. */
export function plainTextOf(value: string, isRich: boolean): string {
  return isRich ? textOfHtml(value) : value.trim();
}

export function isBlankValue(value: string, isRich: boolean): boolean {
  return plainTextOf(value, isRich) === '';
}

/**
 * The words and numbers of a value. Capitals, accents, punctuation, spaces and formatting do not count: a change of these is
 * cosmetic.
 */
export function meaningOf(value: string, isRich: boolean): string {
  const folded = foldAccents(plainTextOf(value, isRich));
  return (folded.match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*|[$%]/gu) ?? []).join(' ');
}

/** Shorter words often mean something else with another letter: 'now' and 'not'. */
const minTypoLength = 6;

const isTypo = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= minTypoLength &&
  !/\p{N}/u.test(one + other) &&
  isOneTypoApart(one, other);

/** Whether a change leaves the translation right: it changes no word, or corrects one letter of one word. */
export function isCosmetic(before: string, after: string, isRich: boolean): boolean {
  const [old, fresh] = [before, after].map((value) => meaningOf(value, isRich).split(' '));
  if (!old || !fresh || old.length !== fresh.length) return false;
  const changed = old.flatMap((word, index) => (word === fresh[index] ? [] : [[word, fresh[index] ?? '']]));
  return changed.length === 0 || (changed.length === 1 && changed.every(([a = '', b = '']) => isTypo(a, b)));
}

/** A short hash of a text (cyrb53, public domain): 53 bits in base 36. */
const hash = (text: string): string => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
};

/** The signature of both values. It changes with the meaning of either of them. */
export function signatureOf({ values, isRich }: PairValues): string {
  return hash(`${meaningOf(values.en, isRich)}\n${meaningOf(values.fr, isRich)}`);
}

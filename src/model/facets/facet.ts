import type { Unit } from '../format/numbers';
import { parseMeasure, parseNumber } from '../format/numbers';
import type { EqualWords, FindEqualWords } from '../text/equalWords';
import { foldWord } from '../text/foldWord';

/** How a value is shown: a text of the site by its id, a text of the row, or a range of numbers, `from` included. */
export type FacetLabel<Text extends string> =
  | { readonly text: Text }
  | { readonly plain: string }
  | { readonly from?: number; readonly below?: number; readonly upTo?: number; readonly unit: Unit };

/** A value that a filter offers. */
export interface FacetValue<Text extends string> {
  /** Its name in the address, without commas: `aluminum-5454`. */
  readonly id: string;
  /** Other names that mean it in an address, such as the word of the other language. */
  readonly aliases?: readonly string[];
  readonly label: FacetLabel<Text>;
  /** Its place among the values; those of the same rank stand in the order of their ids. */
  readonly rank: number;
}

/** A filter of a list: a parameter of the address, and the values of a row. */
export interface Facet<Item, Text extends string, Name extends string = string> {
  readonly name: Name;
  /** The heading of the filter. */
  readonly label: Text;
  /** The value of a row without a value: 'on request', 'not stated'. */
  readonly unknown: Text;
  /** The values of a row; none where it is unknown. */
  readonly valuesOf: (item: Item, equalWords: FindEqualWords) => readonly FacetValue<Text>[];
  /** Each value includes those before it, as 'up to' a price: a value with the same rows as the one before is left out. */
  readonly isNested?: true;
}

/** A word as part of an address: 'Aluminium 5454' is `aluminium-5454`. */
function wordId(word: string): string {
  return (
    foldWord(word)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || '-'
  );
}

/** The values of texts, each shown as the first of the words that mean the same. */
export function wordValues<Text extends string>(
  words: readonly string[],
  equalWords: FindEqualWords,
): readonly FacetValue<Text>[] {
  return words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => {
      const group: EqualWords = equalWords(word) ?? [word];
      const [preferred = word] = group;
      return {
        id: wordId(preferred),
        aliases: group.map(wordId),
        label: { plain: preferred },
        rank: 0,
      };
    });
}

/** The value of a number as people write it. Another text is a value after the numbers. */
export function numberValues<Text extends string>(
  text: string,
  direction: 1 | -1 = 1,
): readonly FacetValue<Text>[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const value = parseNumber(trimmed);
  return value === undefined
    ? [{ id: wordId(trimmed), label: { plain: trimmed }, rank: Number.MAX_SAFE_INTEGER }]
    : [{ id: String(value), label: { plain: String(value) }, rank: direction * value }];
}

/** The range between two neighbouring bounds that holds a number: `10000-15000`, `-10000`, `50000-`. */
export function rangeValues<Text extends string>(
  text: string,
  bounds: readonly number[],
  unit: Unit,
): readonly FacetValue<Text>[] {
  const value = parseMeasure(text);
  if (value === undefined) return [];
  const from = bounds.findLast((bound) => bound <= value);
  const below = bounds.find((bound) => bound > value);
  return [
    {
      id: `${from ?? ''}-${below ?? ''}`,
      label: { ...(from !== undefined && { from }), ...(below !== undefined && { below }), unit },
      rank: from ?? Number.MIN_SAFE_INTEGER,
    },
  ];
}

/**
 * Every limit that a number does not exceed: `200000` and `250000` for 189,500. A number above all limits has the open end:
 * `400000-`.
 */
export function limitValues<Text extends string>(
  text: string,
  limits: readonly number[],
  unit: Unit,
): readonly FacetValue<Text>[] {
  const value = parseMeasure(text);
  if (value === undefined) return [];
  const kept = limits.filter((limit) => value <= limit);
  const last = limits.at(-1);
  if (kept.length === 0 && last !== undefined)
    return [{ id: `${last}-`, label: { from: last, unit }, rank: Number.MAX_SAFE_INTEGER }];
  return kept.map((upTo) => ({ id: String(upTo), label: { upTo, unit }, rank: upTo }));
}

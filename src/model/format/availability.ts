import type { Language } from '../site/languages';
import { formatMonth } from './months';

/*
 * The availability of a tanker is a text on the wire: a code (`inStock`, `onOrder`, `onOrder:2027-02`, `sold`, `onRequest`) or
 * what people wrote before there were codes ('En stock / In stock', '2027-02').
 */

export const availabilityStates = ['inStock', 'onOrder', 'sold', 'onRequest'] as const;

export type AvailabilityState = (typeof availabilityStates)[number];

export interface Availability {
  readonly state: AvailabilityState;
  /** The day or the month of a tanker on order: '2027-02-15', '2027-02'. */
  readonly date?: string;
}

/** The keys of the words, on the text page 'shared'. The second of a tanker on order has the month in it: `{month}`. */
export const availabilityWords = {
  inStock: 'in-stock',
  onOrder: 'on-order',
  onOrderIn: 'on-order-month',
  sold: 'sold',
  onRequest: 'on-request',
} as const;

export type AvailabilityWord = (typeof availabilityWords)[keyof typeof availabilityWords];

/** Words that turn a statement into its opposite. */
const negation = /\b(?:not|no longer|pas|plus)\b/i;

const patterns: readonly (readonly [pattern: RegExp, state: AvailabilityState])[] = [
  [/^sold|vendue?s?$|^vendu/i, 'sold'],
  [/^inStock$|in stock|en stock|en inventaire/i, 'inStock'],
  [/^onRequest$|on request|sur demande/i, 'onRequest'],
  [/^onOrder|on order|sur commande/i, 'onOrder'],
];

const datePattern = /(?:^|\D)(\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?)(?![\d-])/;

/** A text that says no more than the state and, for a tanker on order, the month. */
const wholePattern =
  /^(?:(?:inStock|onOrder|sold|onRequest|in stock|en stock|en inventaire|on order|sur commande|vendue?s?|on request|sur demande)(?![a-z])|\d{4}-(?:0[1-9]|1[0-2])(?!\d|-\d)|[\s/:,]+)+$/i;

/**
 * Reads the availability in a text: a code, or the usual words of both languages. A date alone means that the tanker comes
 * then. Returns undefined for a blank text, and for one that says something else.
 */
export function parseAvailability(text: string): Availability | undefined {
  const trimmed = text.trim();
  if (negation.test(trimmed)) return undefined;
  const [, date] = datePattern.exec(trimmed) ?? [];
  const state = patterns.find(([pattern]) => pattern.test(trimmed))?.[1] ?? (date && 'onOrder');
  if (!state) return undefined;
  return state === 'onOrder' && date !== undefined ? { state, date } : { state };
}

/** Whether a text says that a tanker is sold. */
export function isSoldText(text: string): boolean {
  return parseAvailability(text)?.state === 'sold';
}

/** The availability in the reader's language. A text that says more than a code does stays as it is. */
export function formatAvailability(
  text: string,
  language: Language,
  word: (key: AvailabilityWord, values?: { readonly month: string }) => string,
): string {
  const trimmed = text.trim();
  const { state, date } = parseAvailability(trimmed) ?? {};
  const isWhole = wholePattern.test(trimmed) && (state === 'onOrder' || !/\d/.test(trimmed));
  if (!state || !isWhole) return trimmed;
  return date === undefined
    ? word(availabilityWords[state])
    : word(availabilityWords.onOrderIn, { month: formatMonth(date, language) });
}

type Availability = 'InStock' | 'PreOrder' | 'SoldOut';

interface OfferAvailability {
  readonly availability?: `https://schema.org/${Availability}`;
  /** The day from which the product is available. */
  readonly availabilityStarts?: string;
}

/** Words that turn a statement into its opposite. */
const negation = /\b(?:not|no longer|pas|plus)\b/i;

const patterns: readonly (readonly [pattern: RegExp, availability: Availability])[] = [
  [/^sold|vendue?s?$|^vendu/i, 'SoldOut'],
  [/^inStock$|in stock|en stock|en inventaire/i, 'InStock'],
  [/^onOrder|on order|sur commande/i, 'PreOrder'],
];

/** A month or a day: '2027-02', '2027-02-15'. */
const dateIn = (text: string): string | undefined => {
  const [, month, day = '01'] = /(?:^|\D)(\d{4}-(?:0[1-9]|1[0-2]))(?:-(\d{2}))?(?!\d)/.exec(text) ?? [];
  return month === undefined ? undefined : `${month}-${day}`;
};

/**
 * When a tanker is available, for search engines: from a code (`inStock`, `onOrder`, `onOrder:2027-02`, `sold`) or from the
 * usual words of both languages. A date alone means that the tanker comes then. Of any other text it says nothing.
 */
export function availabilityOf(text: string): OfferAvailability {
  if (negation.test(text)) return {};
  const date = dateIn(text);
  const known = patterns.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? (date && 'PreOrder');
  if (!known) return {};
  return {
    availability: `https://schema.org/${known}`,
    ...(known === 'PreOrder' && date !== undefined && { availabilityStarts: date }),
  };
}

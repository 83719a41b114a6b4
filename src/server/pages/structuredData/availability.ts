import type { AvailabilityState } from '../../../model/format/availability';
import { parseAvailability } from '../../../model/format/availability';

type Availability = 'InStock' | 'PreOrder' | 'SoldOut';

interface OfferAvailability {
  readonly availability?: `https://schema.org/${Availability}`;
  /** The day from which the product is available. */
  readonly availabilityStarts?: string;
}

/** The words of schema.org, which has none for what is available on request. */
const names: Readonly<Record<AvailabilityState, Availability | undefined>> = {
  inStock: 'InStock',
  onOrder: 'PreOrder',
  sold: 'SoldOut',
  onRequest: undefined,
};

/** When a tanker is available, for search engines. Of a text that is no known availability it says nothing. */
export function availabilityOf(text: string): OfferAvailability {
  const { state, date } = parseAvailability(text) ?? {};
  const known = state && names[state];
  if (!known) return {};
  return {
    availability: `https://schema.org/${known}`,
    ...(date !== undefined && { availabilityStarts: date.length === 7 ? `${date}-01` : date }),
  };
}

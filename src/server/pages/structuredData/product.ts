import type { TankerCondition } from '../../../model/site/screens/tankers/tankerFacts';
import type { PageContext } from '../pageContext';
import { organizationId } from './organization';
import type { JsonLdNode } from './jsonLdNode';
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
function availabilityOf(text: string): OfferAvailability {
  const { state, date } = parseAvailability(text) ?? {};
  const known = state && names[state];
  if (!known) return {};
  return {
    availability: `https://schema.org/${known}`,
    ...(date !== undefined && { availabilityStarts: date.length === 7 ? `${date}-01` : date }),
  };
}

interface ProductFacts {
  /** The path of its page, with the query that opens it where several products share the page. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  /** Links of further pictures. */
  readonly moreImages?: readonly string[];
  readonly sku?: string;
  readonly brand?: string;
  /** Undefined where it is unknown. */
  readonly condition?: TankerCondition | undefined;
  /** A text of the field kind `availability`; in stock without it. */
  readonly availability?: string;
  /** In Canadian dollars; undefined where the price is on request. */
  readonly price?: number | undefined;
}

const nonBlank = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text.trim();

/** A product with its offer (schema.org Product, Offer). */
export function productOf(
  { absoluteUrl, pictureUrl, origin }: PageContext,
  {
    id,
    name,
    description,
    image,
    moreImages = [],
    sku,
    brand,
    condition,
    availability = 'inStock',
    price,
  }: ProductFacts,
): JsonLdNode {
  const images = [image, ...moreImages].flatMap((link) => pictureUrl(link) ?? []);
  return {
    '@type': 'Product',
    '@id': absoluteUrl(id),
    name,
    description: nonBlank(description),
    image: images.length > 1 ? images : images[0],
    sku: nonBlank(sku),
    brand: nonBlank(brand) && { '@type': 'Brand', name: brand },
    itemCondition:
      condition && `https://schema.org/${condition === 'used' ? 'UsedCondition' : 'NewCondition'}`,
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(id),
      ...availabilityOf(availability),
      price,
      priceCurrency: price === undefined ? undefined : 'CAD',
      seller: { '@type': 'Organization', '@id': organizationId(origin) },
    },
  };
}

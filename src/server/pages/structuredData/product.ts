import type { PageContext } from '../pageContext';
import { organizationId } from './organization';
import { availabilityOf } from './availability';
import type { JsonLdNode } from './jsonLdNode';

interface ProductFacts {
  /** The path of its page, with the query that opens it where several products share the page. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly sku?: string;
  readonly brand?: string;
  readonly isUsed?: boolean;
  /** As visitors see it, or one of the codes of `availabilityOf`; in stock without it. */
  readonly availability?: string;
  /** In Canadian dollars; undefined where the price is on request. */
  readonly price?: number | undefined;
}

const nonBlank = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text.trim();

/** A product with its offer (schema.org Product, Offer). */
export function productOf(
  { absoluteUrl, pictureUrl, origin }: PageContext,
  { id, name, description, image, sku, brand, isUsed, availability = 'inStock', price }: ProductFacts,
): JsonLdNode {
  return {
    '@type': 'Product',
    '@id': absoluteUrl(id),
    name,
    description: nonBlank(description),
    image: pictureUrl(image),
    sku: nonBlank(sku),
    brand: nonBlank(brand) && { '@type': 'Brand', name: brand },
    ...(isUsed !== undefined && {
      itemCondition: `https://schema.org/${isUsed ? 'UsedCondition' : 'NewCondition'}`,
    }),
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

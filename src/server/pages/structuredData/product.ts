import type { PageContext } from '../pageContext';
import { organizationId } from './organization';
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
  /** In Canadian dollars; undefined where the price is on request. */
  readonly price?: number | undefined;
}

const nonBlank = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text.trim();

/** A product with its offer (schema.org Product, Offer). */
export function productOf(
  { absoluteUrl, pictureUrl, origin }: PageContext,
  { id, name, description, image, sku, brand, isUsed, price }: ProductFacts,
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
      availability: 'https://schema.org/InStock',
      price,
      priceCurrency: price === undefined ? undefined : 'CAD',
      seller: { '@type': 'Organization', '@id': organizationId(origin) },
    },
  };
}

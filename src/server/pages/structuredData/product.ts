import type { TankerCondition } from '../../../model/site/screens/tankers/tankerFacts';
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

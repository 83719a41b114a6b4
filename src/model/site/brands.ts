import type { Localized } from './languages';

interface BrandFacts {
  /** The name that the public knows, and the `company` of its employees. */
  readonly name: string;
  readonly legalName: string;
  /** Whether the brand shows the content of the propane brand, and its variants of screens. */
  readonly isCertipropane: boolean;
  /** Hosts of the brand, unless BRAND_HOSTS sets others. Links to the brand lead to the first host. */
  readonly hosts: readonly string[];
  /** The colour of the browser's own toolbar. */
  readonly themeColor: string;
  /** The folder of its logos: logo.svg, logo-inverse.svg, favicon.svg, apple-touch-icon.png. */
  readonly assets: string;
  /** The location that its contact page shows (specification, section 9). */
  readonly contactLocationId: number;
  /** Decides how its pages differ from those of the other brands (model/site/screens/trades). */
  readonly trade: 'builder' | 'workshop' | 'inspector';
  /** How the keys of its variants of texts end, where not with its id (model/text/brandTexts). */
  readonly textSuffix?: string;
  readonly place: PostalAddress;
}

export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: Localized;
  readonly latitude: number;
  readonly longitude: number;
}

const canada: Localized = { en: 'Canada', fr: 'Canada' };

/**
 * The three brands: names, hosts, colours, logos, addresses. For a real group, replace this table, the colours of each brand
 * (client/ui/theme/brandTokens), its texts (content/texts/brandTexts and brands), and its files in public/brand and
 * public/pictures. No screen mentions a brand by name.
 */
const facts = {
  norcuve: {
    name: 'Norcuve',
    legalName: 'Norcuve inc.',
    isCertipropane: false,
    hosts: ['norcuve.localhost', 'localhost', '127.0.0.1'],
    themeColor: '#014B94',
    assets: '/brand/norcuve',
    contactLocationId: 1,
    trade: 'builder',
    place: {
      street: '1200, rue des Citernes',
      city: 'Trois-Rivières',
      region: 'QC',
      postalCode: 'G9A 0A0',
      country: canada,
      latitude: 46.3432,
      longitude: -72.5429,
    },
  },
  rubicuve: {
    name: 'Rubicuve',
    legalName: 'Rubicuve inc.',
    isCertipropane: false,
    hosts: ['rubicuve.localhost'],
    themeColor: '#C00000',
    assets: '/brand/rubicuve',
    contactLocationId: 2,
    trade: 'workshop',
    place: {
      street: '455, boulevard du Transport',
      city: 'Lévis',
      region: 'QC',
      postalCode: 'G6V 0A0',
      country: canada,
      latitude: 46.8033,
      longitude: -71.1779,
    },
  },
  propacuve: {
    name: 'Propacuve',
    legalName: 'Propacuve certification inc.',
    isCertipropane: true,
    hosts: ['propacuve.localhost'],
    themeColor: '#0B6A43',
    assets: '/brand/propacuve',
    contactLocationId: 1,
    trade: 'inspector',
    textSuffix: 'certipropane', // as the keys in the field end
    place: {
      street: '1210, rue des Citernes',
      city: 'Trois-Rivières',
      region: 'QC',
      postalCode: 'G9A 0A0',
      country: canada,
      latitude: 46.3441,
      longitude: -72.5411,
    },
  },
} as const satisfies Readonly<Record<string, BrandFacts>>;

export type BrandId = keyof typeof facts;

export type Company = (typeof facts)[BrandId]['name'];

export interface Brand extends BrandFacts {
  readonly id: BrandId;
  readonly name: Company;
}

export const brandIds = Object.keys(facts) as [BrandId, ...BrandId[]]; // the keys of a literal object are its own

export const brandList: readonly Brand[] = brandIds.map((id) => ({ id, ...facts[id] }));

/** A table with a value for each brand. */
export function recordOfBrands<Value>(valueOf: (brand: Brand) => Value): Readonly<Record<BrandId, Value>> {
  return Object.fromEntries(brandList.map((brand) => [brand.id, valueOf(brand)])) as Record<BrandId, Value>; // one value for each
}

export const brands: Readonly<Record<BrandId, Brand>> = recordOfBrands((brand) => brand);

export const companies = brandList.map(({ name }) => name) as [Company, ...Company[]]; // there is a brand

export function isBrandId(value: unknown): value is BrandId {
  return brandIds.some((each) => each === value);
}

/** The hosts of each brand. Links to a brand lead to its first host. */
export type BrandHosts = Readonly<Record<BrandId, readonly string[]>>;

export const defaultBrandHosts: BrandHosts = recordOfBrands(({ hosts }) => hosts);

/** The brand of a host name (a port is ignored); undefined for an unknown host. */
export function findBrandOfHost(host: string, hosts: BrandHosts = defaultBrandHosts): Brand | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const id = brandIds.find((each) => hosts[each].includes(name));
  return id && brands[id];
}

/** The brand of a host name; an unknown host shows the first brand. */
export function brandOfHost(host: string, hosts: BrandHosts = defaultBrandHosts): Brand {
  return findBrandOfHost(host, hosts) ?? brands[brandIds[0]];
}

/** The URL of a brand's site, for a page of another brand: same scheme, same port. */
export function brandUrl(
  brand: BrandId,
  hosts: BrandHosts,
  page: { protocol: string; port: string },
): string {
  return `${page.protocol}//${hosts[brand][0] ?? brands[brand].hosts[0]}${page.port ? `:${page.port}` : ''}/`;
}

/** The groups of content: the two fuel brands share one, the propane brand has the other. */
export const brandGroups = ['fuel', 'propane'] as const;

export type BrandGroup = (typeof brandGroups)[number];

export function isInGroup(row: { readonly isCertipropane: boolean }, group: BrandGroup): boolean {
  return row.isCertipropane === (group === 'propane');
}

export function groupOf(brand: Brand): BrandGroup {
  return brand.isCertipropane ? 'propane' : 'fuel';
}

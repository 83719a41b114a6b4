import type { PostalAddress } from '../../../model/site/brands';
import { locales } from '../../../model/format/numbers';
import { telephoneLink } from '../../../model/format/telephones';
import { searchParameter } from '../../../model/site/pages';
import type { PageContext } from '../pageContext';
import { openingTimes, specialOpeningTimes } from './openingTimes';
import type { JsonLdNode } from './jsonLdNode';

/** The id of the company of a site, by which other nodes refer to it. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

export function postalAddress({ street, city, region, postalCode }: PostalAddress): JsonLdNode {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: 'CA',
  };
}

const dialable = (telephone: string | undefined): string | undefined =>
  telephone === undefined ? undefined : telephoneLink(telephone)?.replace('tel:', '');

/** The company (schema.org Organization). */
export function organization(context: PageContext): JsonLdNode {
  const { brand, origin, absoluteUrl, contactRows, inLanguage } = context;
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
    legalName: brand.legalName,
    url: `${origin}/`,
    logo: absoluteUrl(`${brand.assets}/apple-touch-icon.png`),
    address: postalAddress(brand.place),
    contactPoint: contactRows('telephone').flatMap((row) => {
      const telephone = dialable(row.telephone);
      return telephone === undefined
        ? []
        : [
            {
              '@type': 'ContactPoint',
              contactType: inLanguage(row, 'name'),
              telephone,
              availableLanguage: ['fr', 'en'],
            },
          ];
    }),
  };
}

/** The site, with the address of its search (schema.org WebSite). */
export function webSite({ brand, origin, language, absoluteUrl, path }: PageContext): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: locales[language],
    publisher: { '@type': 'Organization', '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl(path('search'))}?${searchParameter}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The address and opening hours of the company (schema.org LocalBusiness). */
export function localBusiness(context: PageContext): JsonLdNode {
  const { brand, origin, absoluteUrl, contactRows } = context;
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#place`,
    name: brand.name,
    url: `${origin}/`,
    image: absoluteUrl(`/pictures/building-${brand.id}.jpg`),
    address: postalAddress(brand.place),
    geo: { '@type': 'GeoCoordinates', latitude: brand.place.latitude, longitude: brand.place.longitude },
    telephone: dialable(contactRows('telephone')[0]?.telephone),
    email: contactRows('email').find(({ email }) => email !== '')?.email,
    openingHoursSpecification: openingTimes(context),
    specialOpeningHoursSpecification: specialOpeningTimes(context),
    parentOrganization: { '@type': 'Organization', '@id': organizationId(origin) },
  };
}

import type { Place } from '../../../model/site/brands';
import { telephoneLink } from '../../../model/format/telephones';
import type { PageContext } from '../pageContext';
import { openingTimes } from './openingTimes';
import type { JsonLdNode } from './jsonLdNode';

/** How the firm of a site is referred to from everything else. */
export const organizationId = (origin: string): string => `${origin}/#organization`;

export const postalAddress = ({ street, city, region, postalCode }: Place): JsonLdNode => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: region,
  postalCode,
  addressCountry: 'CA',
});

const dialled = (telephone: string | undefined): string | undefined =>
  telephone === undefined ? undefined : telephoneLink(telephone)?.replace('tel:', '');

/** The firm (schema.org Organization). */
export const organization = (reader: PageContext): JsonLdNode => {
  const { brand, origin, address, contactRows, inLanguage } = reader;
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand.name,
    legalName: brand.legalName,
    url: `${origin}/`,
    logo: address(`${brand.assets}/apple-touch-icon.png`),
    address: postalAddress(brand.place),
    contactPoint: contactRows('telephone').flatMap((row) => {
      const telephone = dialled(row.telephone);
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
};

/** Where the firm is and when it is open (schema.org LocalBusiness). */
export const localBusiness = (reader: PageContext): JsonLdNode => {
  const { brand, origin, address, contactRows } = reader;
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#place`,
    name: brand.name,
    url: `${origin}/`,
    image: address(`/pictures/building-${brand.id}.jpg`),
    address: postalAddress(brand.place),
    geo: { '@type': 'GeoCoordinates', latitude: brand.place.latitude, longitude: brand.place.longitude },
    telephone: dialled(contactRows('telephone')[0]?.telephone),
    email: contactRows('email').find(({ email }) => email !== '')?.email,
    openingHoursSpecification: openingTimes(reader),
    parentOrganization: { '@type': 'Organization', '@id': organizationId(origin) },
  };
};

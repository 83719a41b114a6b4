import { dayIn } from '../../../model/format/days';
import { brandList } from '../../../model/site/brands';
import type { Row } from '../../../model/schema/entities';
import type { PageContext } from '../pageContext';
import { organizationId, postalAddress } from './organization';
import type { JsonLdNode } from './jsonLdNode';

interface PostingTimes {
  /** In ms since 1970; undefined where it is unknown. */
  readonly postedAt: number | undefined;
  /** In ISO 8601: '2027-03-14T11:30Z'; undefined for a posting without an end. */
  readonly closesAt: string | undefined;
}

/**
 * A job posting (schema.org JobPosting). The employer is the brand at its location. If several brands are there, it is
 * the brand of the page.
 * @returns undefined where the title or the description is missing
 */
export function jobPosting(
  { brand, origin, absoluteUrl, inLanguage, path, timeZone }: PageContext,
  career: Row<'jobPosting'>,
  { postedAt, closesAt }: PostingTimes,
): JsonLdNode | undefined {
  const title = inLanguage(career, 'jobTitle').trim();
  const description = [inLanguage(career, 'jobSummary'), inLanguage(career, 'jobDescription')]
    .join('')
    .trim();
  if (title === '' || description === '') return undefined;
  const employer =
    [brand, ...brandList].find(({ contactLocationId }) => contactLocationId === career.locationId) ?? brand;
  return {
    '@type': 'JobPosting',
    '@id': absoluteUrl(path('career', career.id)),
    url: absoluteUrl(path('career', career.id)),
    title,
    description,
    datePosted: postedAt === undefined ? undefined : dayIn(timeZone, postedAt),
    validThrough: closesAt,
    identifier: { '@type': 'PropertyValue', name: employer.name, value: String(career.id) },
    hiringOrganization: {
      '@type': 'Organization',
      ...(employer === brand && { '@id': organizationId(origin), sameAs: `${origin}/` }),
      name: employer.name,
      logo: absoluteUrl(`${employer.assets}/apple-touch-icon.png`),
    },
    jobLocation: { '@type': 'Place', address: postalAddress(employer.place) },
  };
}

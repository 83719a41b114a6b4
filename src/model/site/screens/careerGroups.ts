import type { Row } from '../../schema/entities';
import type { Brand } from '../brands';

export interface CareerGroup {
  /** Undefined where the location of the postings is unknown. */
  readonly location: Row<'location'> | undefined;
  readonly careers: readonly Row<'jobPosting'>[];
}

/** Job postings by location: first where the brand is, last those whose location is unknown. */
export function careerGroups(
  careers: readonly Row<'jobPosting'>[],
  locations: readonly Row<'location'>[],
  { contactLocationId }: Pick<Brand, 'contactLocationId'>,
): readonly CareerGroup[] {
  const isOwn = ({ id }: Row<'location'>): boolean => id === contactLocationId;
  const ordered = locations.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const known = new Set(locations.map(({ id }) => id));
  return [
    ...ordered.map((location) => ({
      location,
      careers: careers.filter(({ locationId }) => locationId === location.id),
    })),
    { location: undefined, careers: careers.filter(({ locationId }) => !known.has(locationId)) },
  ].filter((group) => group.careers.length > 0);
}

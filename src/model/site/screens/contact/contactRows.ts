/** The kinds of contact rows of a location. */
export type ContactEntity = 'telephone' | 'email' | 'opening' | 'openingException';

interface ContactRow {
  /** The API sends it as a number or as text. */
  readonly locationId: number | string;
  readonly isCertipropane: boolean;
}

/** A filter for the rows of a location, and there for those of the propane brand or of the others. */
export function isAtLocation(locationId: number, isCertipropane: boolean) {
  return (row: ContactRow): boolean =>
    Number(row.locationId) === locationId && row.isCertipropane === isCertipropane;
}

interface ContactRow {
  /** The wire writes it as a number or as text. */
  readonly locationId: number | string;
  readonly isCertipropane: boolean;
}

/** Keeps what belongs to a location, and there to the propane brand or to the others. */
export const isAtLocation =
  (locationId: number, isCertipropane: boolean) =>
  (row: ContactRow): boolean =>
    Number(row.locationId) === locationId && row.isCertipropane === isCertipropane;

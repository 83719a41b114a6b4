import { useMemo } from 'react';
import type { Row } from '../../model/entities';
import { useAppSelector, useRows } from './hooks';
import { selectBrand } from './selectors';

/** What a location has for its visitors. */
export type ContactEntity = 'telephone' | 'email' | 'opening';

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

/** The current brand's telephones, e-mails or hours, of the location of its contact page or of another one. */
export const useContactRows = <Name extends ContactEntity>(
  name: Name,
  locationId?: number,
): readonly Row<Name>[] => {
  const { contactLocationId, isCertipropane } = useAppSelector(selectBrand);
  const keep = useMemo(
    () => isAtLocation(locationId ?? contactLocationId, isCertipropane),
    [locationId, contactLocationId, isCertipropane],
  );
  return useRows<ContactEntity>(name, keep); // rows of the kind that was asked for
};

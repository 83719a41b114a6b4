import { useMemo } from 'react';
import type { Row } from '../../../model/schema/entities';
import { isAtLocation } from '../../../model/site/screens/contactRows';
import { useAppSelector, useRows } from '../hooks';
import { selectBrand } from '../selectors';

/** What a location has for its visitors. */
export type ContactEntity = 'telephone' | 'email' | 'opening';

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

import { useMemo } from 'react';
import type { Row } from '../../../model/schema/entities';
import { isAtLocation } from '../../../model/site/screens/contact/contactRows';
import { useAppSelector, useRows } from '../hooks';
import { selectBrand } from '../selectors';

/** The kinds of contact rows of a location. */
export type ContactEntity = 'telephone' | 'email' | 'opening' | 'openingException';

/** The current brand's telephones, e-mail addresses or opening hours. The default location is that of its contact page. */
export function useContactRows<Name extends ContactEntity>(
  name: Name,
  locationId?: number,
): readonly Row<Name>[] {
  const { contactLocationId, isCertipropane } = useAppSelector(selectBrand);
  const filter = useMemo(
    () => isAtLocation(locationId ?? contactLocationId, isCertipropane),
    [locationId, contactLocationId, isCertipropane],
  );
  return useRows<ContactEntity>(name, filter); // rows of the requested kind
}

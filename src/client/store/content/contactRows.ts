import { useMemo } from 'react';
import type { Row } from '../../../model/schema/entities';
import type { ContactEntity } from '../../../model/site/screens/contact/contactRows';
import { isAtLocation } from '../../../model/site/screens/contact/contactRows';
import { useAppSelector, useRows } from '../hooks';
import { selectBrand } from '../selectors';

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

import { useMemo } from 'react';
import type { Row } from '../../../model/schema/entities';
import { useAppSelector, useRows } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';

/** The first telephone of the brand's location, which the bar and the footer show. */
export function useMainTelephone(): Row<'telephone'> | undefined {
  const brand = useAppSelector(selectBrand);
  const telephones = useRows('telephone');
  return useMemo(
    () =>
      telephones.find(
        (row) =>
          Number(row.locationId) === brand.contactLocationId && row.isCertipropane === brand.isCertipropane,
      ),
    [telephones, brand],
  );
}

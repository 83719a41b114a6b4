import { useMemo } from 'react';
import type { Row } from '../../../model/schema/entities';
import { isListed } from '../../../model/site/screens/tankers/listedTankers';
import { sortOwnFirst } from '../../../model/site/screens/builders';
import { useAppSelector, useRows } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { useIsOfBrand } from '../catalogue/useIsOfBrand';

interface ShownTankers {
  readonly tankers: readonly Row<'tanker'>[];
  /** Those in the list: a tanker that is sold leaves it some days later, on open pages too. */
  readonly listed: readonly Row<'tanker'>[];
}

/** The tankers that the current brand shows. Those that a sister company has built come last. */
export function useListedTankers(): ShownTankers {
  const rows = useRows('tanker', useIsOfBrand());
  const brand = useAppSelector(selectBrand);
  const settings = useAppSelector(({ site }) => site);
  return useMemo(() => {
    const tankers = sortOwnFirst(rows, brand);
    return { tankers, listed: tankers.filter((tanker) => isListed(tanker, settings)) };
  }, [rows, brand, settings]);
}

import type { Row } from '../../../../model/schema/entities';
import { comparedTankers } from '../../../../model/site/screens/comparison';
import { usePageAddress } from '../../../ui/navigation/usePageAddress';
import { TankersPage } from '../TankersPage';
import { Comparison } from './Comparison';
import { TankerList } from './TankerList';

interface TankerFinderProps {
  /** All that have a page: a comparison may have others than the list. */
  readonly tankers: readonly Row<'tanker'>[];
  readonly listed: readonly Row<'tanker'>[];
}

/** The list of tankers with its filters or, where the address names some, a comparison. */
export function TankerFinder({ tankers, listed }: TankerFinderProps) {
  const compared = comparedTankers(tankers, usePageAddress().search);
  if (compared) return <Comparison {...compared} />;
  return (
    <TankersPage>
      <TankerList tankers={listed} />
    </TankersPage>
  );
}

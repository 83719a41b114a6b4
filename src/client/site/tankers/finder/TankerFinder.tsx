import type { Row } from '../../../../model/schema/entities';
import { comparedTankers } from '../../../../model/site/screens/comparison';
import { usePageAddress } from '../../../ui/navigation/usePageAddress';
import { TankersPage } from '../TankersPage';
import { Comparison } from './Comparison';
import { TankerList } from './TankerList';

/** The list of tankers with its filters or, where the address names some, a comparison. */
export function TankerFinder({ tankers }: { readonly tankers: readonly Row<'tanker'>[] }) {
  const compared = comparedTankers(tankers, usePageAddress().search);
  if (compared) return <Comparison {...compared} />;
  return (
    <TankersPage>
      <TankerList tankers={tankers} />
    </TankersPage>
  );
}

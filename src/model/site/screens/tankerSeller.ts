import type { Row } from '../../schema/entities';
import type { Brand } from '../brands';
import { brandList, groupOf, isInGroup } from '../brands';

type Tanker = Pick<Row<'tanker'>, 'isCertipropane' | 'manufacturer'>;

/**
 * The sister company whose catalogue has a tanker, where the current brand's does not. Of companies with one catalogue, the one
 * that built it.
 */
export function otherSeller(tanker: Tanker, brand: Brand): Brand | undefined {
  if (isInGroup(tanker, groupOf(brand))) return undefined;
  const sellers = brandList.filter((each) => isInGroup(tanker, groupOf(each)));
  return sellers.find(({ name }) => tanker.manufacturer.includes(name)) ?? sellers[0];
}

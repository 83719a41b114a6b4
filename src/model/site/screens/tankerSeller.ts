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

/** The sister company that built a tanker of the catalogue that both share. */
export function sisterMaker(tanker: Tanker, brand: Brand): Brand | undefined {
  return brandList.find(
    (each) =>
      each.id !== brand.id &&
      tanker.manufacturer.includes(each.name) &&
      [each, brand].every(({ isCertipropane }) => isCertipropane === tanker.isCertipropane),
  );
}

/** The tankers in their order, those that a sister company has built after the others. */
export function ownFirst<Each extends Tanker>(tankers: readonly Each[], brand: Brand): readonly Each[] {
  const rank = (tanker: Each): number => Number(!!sisterMaker(tanker, brand));
  return tankers.toSorted((one, other) => rank(one) - rank(other));
}

import type { EntityName, Row } from '../../../schema/entities';
import { entities } from '../../../schema/entities';
import type { Brand } from '../../brands';
import { brandList, groupOf, isInGroup } from '../../brands';

/** A row that shows a tanker: a tanker, an achievement or a picture. */
type BuiltRow = Pick<Row<'tanker'>, 'isCertipropane' | 'manufacturer'>;

/**
 * The sister company whose catalogue has a tanker, where the current brand's does not. Of companies with one catalogue, the one
 * that built it.
 */
export function otherSeller(tanker: BuiltRow, brand: Brand): Brand | undefined {
  if (isInGroup(tanker, groupOf(brand))) return undefined;
  const sellers = brandList.filter((each) => isInGroup(tanker, groupOf(each)));
  return sellers.find(({ name }) => tanker.manufacturer.includes(name)) ?? sellers[0];
}

/** The sister company that built a tanker which both brands show. */
export function sisterMaker(tanker: BuiltRow, brand: Brand): Brand | undefined {
  return brandList.find(
    (each) =>
      each.id !== brand.id &&
      tanker.manufacturer.includes(each.name) &&
      [each, brand].every(({ isCertipropane }) => isCertipropane === tanker.isCertipropane),
  );
}

/** The tankers in their order, those that a sister company has built after the others. */
export function sortOwnFirst<Each extends BuiltRow>(tankers: readonly Each[], brand: Brand): readonly Each[] {
  const rank = (tanker: Each): number => Number(!!sisterMaker(tanker, brand));
  return tankers.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether lists show a row of any kind after those of the brand: then its order is among its like only. */
export function isOfSisterMaker(entity: EntityName, row: object, brand: Brand): boolean {
  return 'manufacturer' in entities[entity].fields && sisterMaker(row as BuiltRow, brand) !== undefined; // such kinds have both fields
}

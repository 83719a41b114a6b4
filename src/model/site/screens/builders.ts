import type { EntityName, Row } from '../../schema/entities';
import { entities } from '../../schema/entities';
import type { Brand } from '../brands';
import { brandList, groupOf, isInGroup } from '../brands';

/*
 * Who built what a row shows. Its column `manufacturer` names the builder: a company of the group or any other. A manufacturer of
 * parts is a row of another kind.
 */

/** A row that shows what was built: a tanker, an achievement, an assembly or a picture. */
type BuiltRow = Pick<Row<'tanker'>, 'isCertipropane' | 'manufacturer'>;

const isBuiltBy = ({ manufacturer }: Pick<BuiltRow, 'manufacturer'>, { name }: Brand): boolean =>
  manufacturer.includes(name);

/** The company of the group that built a tanker; undefined for other builders. */
export function builderBrand(tanker: Pick<BuiltRow, 'manufacturer'>): Brand | undefined {
  return brandList.find((each) => isBuiltBy(tanker, each));
}

/**
 * The sister company whose catalogue has a tanker, where the current brand's does not. Of companies with one catalogue, the one
 * that built it.
 */
export function otherSeller(tanker: BuiltRow, brand: Brand): Brand | undefined {
  if (isInGroup(tanker, groupOf(brand))) return undefined;
  const sellers = brandList.filter((each) => isInGroup(tanker, groupOf(each)));
  return sellers.find((each) => isBuiltBy(tanker, each)) ?? sellers[0];
}

/** The sister company that built what a row shows, if both brands show the row. */
export function sisterBuilder(row: BuiltRow, brand: Brand): Brand | undefined {
  return brandList.find(
    (each) =>
      each.id !== brand.id &&
      isBuiltBy(row, each) &&
      [each, brand].every(({ isCertipropane }) => isCertipropane === row.isCertipropane),
  );
}

/** The rows in their order, those that a sister company has built after the others. */
export function sortOwnFirst<Each extends BuiltRow>(rows: readonly Each[], brand: Brand): readonly Each[] {
  const rank = (row: Each): number => Number(!!sisterBuilder(row, brand));
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether lists show a row of any kind after those of the brand: then its order is among its like only. */
export function isBuiltBySister(entity: EntityName, row: object, brand: Brand): boolean {
  return 'manufacturer' in entities[entity].fields && sisterBuilder(row as BuiltRow, brand) !== undefined; // such kinds have both fields
}

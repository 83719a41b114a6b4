import type { EntityName } from '../../../model/schema/entities';
import { listColumns, orderAtEnd, rowsOfList } from '../../../model/schema/placement';
import type { FormValues } from '../../../model/schema/rows';
import { isValue } from '../../../model/schema/rows';
import type { AnyUpdateRequest } from '../../store/api/endpoints/entityEndpoints';
import type { StoredRow } from '../../store/content/storedRow';
import type { NewRowValues } from '../requests/entityRequests';

/** The values of some columns. */
export function pickColumns(row: FormValues, columns: readonly string[]): NewRowValues {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const value = row[column];
      return isValue(value) ? [[column, value]] : [];
    }),
  );
}

/** The position of a row whose form moves it to another list: at its end. Empty for a row that stays. */
const positionInOtherList = (
  entity: EntityName,
  rows: readonly StoredRow[],
  changed: NewRowValues,
  columns: NewRowValues & { readonly id: number },
): NewRowValues => {
  if (!listColumns(entity).some(({ name }) => Object.hasOwn(changed, name))) return {};
  const row = { ...rows.find(({ id }) => id === columns.id), ...columns };
  return { displayOrder: orderAtEnd(rowsOfList(entity, rows, row)) };
};

interface RowUpdate {
  readonly id: number;
  /** The row as the administrator knows it. */
  readonly base: FormValues;
  /** Whether the same change hides the row. */
  readonly isHidden?: boolean | undefined;
}

/**
 * The request that changes a row: the columns that differ from those that the administrator knows.
 * @param rows all rows of the kind
 * @returns undefined if no column differs, as when the administrator chose the values that others saved
 */
export function rowPatch(
  entity: EntityName,
  rows: readonly StoredRow[],
  { id, base, isHidden }: RowUpdate,
  columns: NewRowValues,
): AnyUpdateRequest | undefined {
  const changed: NewRowValues = Object.fromEntries(
    Object.entries(columns).filter(([column, value]) => base[column] !== value),
  );
  const names = Object.keys(changed);
  if (names.length === 0 && !isHidden) return undefined;
  const position = positionInOtherList(entity, rows, changed, { ...columns, id });
  return { ...changed, ...position, id, base: pickColumns(base, names), ...(isHidden && { isHidden }) };
}

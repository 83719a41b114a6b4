import type { EntityName } from '../../../model/schema/entities';
import type { Column } from '../../../model/schema/fields';
import { parentOf } from '../../../model/schema/parents';
import { columnsOfEntity } from '../../../model/schema/rows';
import type { KindError } from '../../../model/schema/validate';
import { validateKind } from '../../../model/schema/validate';
import { AppError } from '../../errors';
import { yieldIfBusy } from '../../system/yieldIfBusy';
import type { ContentWriter, Patch } from '../contentWriter';
import type { WireValues } from './tables';
import { tableOfEntity } from './tables';

const errorOfKind = {
  email: 'emailInvalid',
  telephone: 'telephoneInvalid',
  date: 'dateInvalid',
  dateOrder: 'dateTooEarly',
} as const satisfies Readonly<Record<KindError, string>>;

interface InvalidValue {
  /** The column, and the one with which it is compared. */
  readonly names: readonly string[];
  readonly error: AppError;
}

/** The column that a day must not be before. */
const notBeforeOf = ({ field }: Column): readonly string[] => ('notBefore' in field ? [field.notBefore] : []);

/** The values that the form refuses too: those that are not of the kind of their field. */
const invalidValues = (name: EntityName, values: WireValues): readonly InvalidValue[] =>
  columnsOfEntity(name).flatMap((column) => {
    const error = validateKind(column.field, String(values[column.name] ?? ''), values);
    if (!error) return [];
    const names = [column.name, ...notBeforeOf(column)];
    return [{ names, error: new AppError(errorOfKind[error], { field: column.name }) }];
  });

/** @throws AppError if one of the rows would belong to a row that does not exist */
const requireParents = async (
  writer: ContentWriter,
  name: EntityName,
  rows: readonly WireValues[],
): Promise<void> => {
  const parent = parentOf(name);
  if (!parent) return;
  const parentIds = rows.map((values) => values[parent.column]).filter((id) => id !== undefined);
  const ids = [...new Set(parentIds.map(Number))];
  const found = await writer.findMany(tableOfEntity(parent.entity), ids);
  if (found.size < ids.length) throw new AppError('parentUnknown', { field: parent.column });
};

/**
 * Accepts an invalid value that is stored already, so that a client that sends whole rows can correct another field of an
 * imported row.
 * @throws AppError for an invalid value, or if a row would belong to one that does not exist
 */
export async function requireValidChanges(
  writer: ContentWriter,
  name: EntityName,
  changes: readonly Patch[],
): Promise<void> {
  const isCompared = columnsOfEntity(name).some((column) => notBeforeOf(column).length > 0);
  for (const { id, values } of changes) {
    await yieldIfBusy();
    const compared = isCompared ? await writer.find(tableOfEntity(name), id) : undefined;
    const invalid = invalidValues(name, { ...compared, ...values });
    if (invalid.length === 0) continue;
    const current = compared ?? (await writer.find(tableOfEntity(name), id));
    const isChanged = (column: string): boolean => column in values && current?.[column] !== values[column];
    const changed = invalid.find(({ names }) => names.some(isChanged));
    if (current && changed) throw changed.error;
  }
  const rows = changes.map(({ values }) => values);
  await requireParents(writer, name, rows);
}

/** @throws AppError for an invalid value of a row to add, or if its parent does not exist */
export async function requireValidRow(
  writer: ContentWriter,
  name: EntityName,
  values: WireValues,
): Promise<void> {
  const [invalid] = invalidValues(name, values);
  if (invalid) throw invalid.error;
  await requireParents(writer, name, [values]);
}

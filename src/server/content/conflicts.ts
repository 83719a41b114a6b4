import type { EditConflict } from '../../model/history';
import { AppError } from '../errors';
import type { ContentTransaction } from '../database/database';
import { lastChangeOf } from '../journal/lastChange';
import type { Table, WireRow, WireValues } from './rows/tables';
import { yieldIfBusy } from '../system/yieldIfBusy';

/** The columns of a row to change. `base` has their values from when the client opened its editor, if it sent them. */
export interface PatchWithBase {
  readonly id: number;
  readonly values: WireValues;
  readonly base: WireValues;
}

/**
 * The values that the caller changed. Values equal to the base are left out, so that they do not undo a newer change.
 */
export function valuesChangedByClient({ values, base }: Omit<PatchWithBase, 'id'>): WireValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !Object.hasOwn(base, name) || base[name] !== value),
  );
}

/** A patch with only the values to change, and the row as it is now; without one, nothing can conflict. */
interface PatchOfCurrent extends PatchWithBase {
  readonly current: WireRow | undefined;
}

const conflictingFields = ({ values, base }: PatchWithBase, current: WireRow): string[] =>
  Object.entries(values)
    .filter(
      ([name, value]) => Object.hasOwn(base, name) && current[name] !== base[name] && current[name] !== value,
    )
    .map(([name]) => name);

/** @throws AppError with both versions if someone else changed a field since the caller opened the editor */
export async function rejectConflicts(
  transaction: ContentTransaction,
  table: Table,
  patches: readonly PatchOfCurrent[],
): Promise<void> {
  const conflicts: EditConflict[] = [];
  for (const patch of patches) {
    await yieldIfBusy();
    const { id, current } = patch;
    const fields = current ? conflictingFields(patch, current) : [];
    if (!current || fields.length === 0) continue;
    const last = await lastChangeOf(transaction, table, id, fields);
    conflicts.push({ id, fields, current, author: last?.author ?? null, at: last?.at ?? null });
  }
  if (conflicts.length > 0) throw new AppError('editConflict', {}, { conflicts });
}

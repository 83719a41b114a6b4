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
export function valuesChangedByClient({ values, base }: PatchWithBase): WireValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !Object.hasOwn(base, name) || base[name] !== value),
  );
}

const conflictingFields = (patch: PatchWithBase, current: WireRow): string[] =>
  Object.entries(valuesChangedByClient(patch))
    .filter(
      ([name, value]) =>
        Object.hasOwn(patch.base, name) && current[name] !== patch.base[name] && current[name] !== value,
    )
    .map(([name]) => name);

/** @throws AppError with both versions if someone else changed a field since the caller opened the editor */
export async function rejectConflicts(
  transaction: ContentTransaction,
  table: Table,
  patches: readonly PatchWithBase[],
  currentRows: ReadonlyMap<number, WireRow>,
): Promise<void> {
  const conflicts: EditConflict[] = [];
  for (const patch of patches) {
    await yieldIfBusy();
    const current = currentRows.get(patch.id);
    const fields = current ? conflictingFields(patch, current) : [];
    if (!current || fields.length === 0) continue;
    const last = await lastChangeOf(transaction, table, patch.id, fields);
    conflicts.push({ id: patch.id, fields, current, author: last?.author ?? null, at: last?.at ?? null });
  }
  if (conflicts.length > 0) throw new AppError('editConflict', {}, { conflicts });
}

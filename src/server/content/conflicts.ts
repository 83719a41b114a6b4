import type { EditConflict } from '../../model/history';
import { AppError } from '../errors';
import type { ContentTransaction } from '../database/database';
import { lastChangeOf } from '../journal/lastChange';
import type { Table, WireRow, WireValues } from '../database/tables';

/** The columns of a row to change, with what they held when the editor was opened, where the caller says that. */
export interface BasedPatch {
  readonly id: number;
  readonly values: WireValues;
  readonly base: WireValues;
}

/** What is left to change: a field that the caller left as it was is not taken from who changed it since. */
export const ownValues = ({ values, base }: BasedPatch): WireValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !Object.hasOwn(base, name) || base[name] !== value),
  );

const conflictingFields = (patch: BasedPatch, current: WireRow): string[] =>
  Object.entries(ownValues(patch))
    .filter(
      ([name, value]) =>
        Object.hasOwn(patch.base, name) && current[name] !== patch.base[name] && current[name] !== value,
    )
    .map(([name]) => name);

/** @throws Refusal with both versions where a field was changed by another since the caller's editor was opened */
export const rejectConflicts = async (
  transaction: ContentTransaction,
  table: Table,
  patches: readonly BasedPatch[],
  currentRows: ReadonlyMap<number, WireRow>,
): Promise<void> => {
  const conflicts: EditConflict[] = [];
  for (const patch of patches) {
    const current = currentRows.get(patch.id);
    const fields = current ? conflictingFields(patch, current) : [];
    if (!current || fields.length === 0) continue;
    const last = await lastChangeOf(transaction, table, patch.id, fields);
    conflicts.push({ id: patch.id, fields, current, author: last?.author ?? null, at: last?.at ?? null });
  }
  if (conflicts.length > 0) throw new AppError('editConflict', {}, { conflicts });
};

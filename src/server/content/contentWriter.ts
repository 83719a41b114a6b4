import { AppError } from '../errors';
import type { ContentTransaction } from '../database/database';
import { inBatches, rowsPerStatement } from '../database/inBatches';
import type { PatchWithBase } from './conflicts';
import { rejectConflicts, valuesChangedByClient } from './conflicts';
import type { RowChange, Table, WireRow, WireValues } from './rows/tables';
import { decodeRow, encodeRow } from './rows/tables';
import type { StoredPatch } from './rows/updateStoredRows';
import { yieldIfBusy } from '../system/yieldIfBusy';
import { updateStoredRows } from './rows/updateStoredRows';
import { withSaleTime } from './rows/withSaleTime';

/** The columns of a row to change. */
export interface Patch {
  readonly id: number;
  readonly values: WireValues;
}

/** A row to add. */
export interface NewRow {
  /** By default the database generates one. */
  readonly id?: number | undefined;
  /** A value for every column of the table. */
  readonly values: WireValues;
}

/** The values that differ from those of the row. */
export function differingValues(row: WireRow, values: WireValues): WireValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => row[name] !== value));
}

/**
 * Changes rows within a transaction and records each change. It is the only way to change content, so that the journal is
 * complete. `ContentStore.change` creates it.
 */
export class ContentWriter {
  readonly changes: RowChange[] = [];

  constructor(private readonly transaction: ContentTransaction) {}

  async find(table: Table, id: number): Promise<WireRow | undefined> {
    return (await this.findMany(table, [id])).get(id);
  }

  /** The rows whose columns hold these values, by id. */
  async findWhere(table: Table, values: WireValues): Promise<WireRow[]> {
    let query = this.transaction.selectFrom(table.name).select('id').orderBy('id');
    for (const [name, value] of Object.entries(encodeRow(table, values))) {
      query = value === null ? query.where(name, 'is', null) : query.where(name, '=', value);
    }
    const ids = (await query.execute()).map(({ id }) => Number(id));
    return [...(await this.findMany(table, ids)).values()].sort((one, other) => one.id - other.id);
  }

  /** The rows with these ids, by id. Unknown ids are left out. */
  async findMany(table: Table, ids: readonly number[]): Promise<Map<number, WireRow>> {
    const found = new Map<number, WireRow>();
    await inBatches(ids, async (batch) => {
      const rows = await this.transaction
        .selectFrom(table.name)
        .selectAll()
        .where('id', 'in', batch)
        .execute();
      for (const row of rows) found.set(Number(row.id), decodeRow(table, row));
    });
    return found;
  }

  /** Inserts a row with every column of its table. Without `id` the database generates one. @returns the id */
  async insert(table: Table, values: WireValues, id?: number): Promise<number> {
    const [inserted] = await this.insertBatch(table, [{ id, values }]);
    if (inserted === undefined) throw new Error(`The database returned no row of ${table.name}.`);
    return inserted;
  }

  /** Inserts rows like `insert`, in few statements. Either all of them have an id or none. */
  async insertMany(table: Table, rows: readonly NewRow[]): Promise<void> {
    const batchSize = rowsPerStatement(table.columns.length + 1);
    await inBatches(rows, (batch) => this.insertBatch(table, batch), batchSize);
  }

  private async insertBatch(table: Table, rows: readonly NewRow[]): Promise<readonly number[]> {
    const stored = rows.map(({ id, values }) => ({
      ...encodeRow(table, withSaleTime(table, values)),
      ...(id === undefined ? {} : { id }),
    }));
    const inserted = await this.transaction.insertInto(table.name).values(stored).returningAll().execute();
    const added = inserted.map((row) => decodeRow(table, row));
    for (const after of added) this.changes.push({ table, id: after.id, after });
    return added.map(({ id }) => id);
  }

  /**
   * Updates the columns that the patches name. A row that already has the values is skipped.
   * @throws AppError for an unknown row
   */
  async update(table: Table, patches: readonly Patch[]): Promise<void> {
    await this.updateFound(table, patches, await this.findPatched(table, patches));
  }

  /**
   * Updates the values that clients have changed, in all rows or in none.
   * @param validate throws an AppError for invalid changes
   * @throws AppError with all conflicts if someone else changed the same columns since, or for an unknown row
   */
  async applyPatches(
    table: Table,
    patches: readonly PatchWithBase[],
    validate?: (changes: readonly Patch[]) => Promise<void>,
  ): Promise<void> {
    const current = await this.findPatched(table, patches);
    const changes = patches.map((patch) => ({
      ...patch,
      values: valuesChangedByClient(patch),
      current: current.get(patch.id),
    }));
    await rejectConflicts(this.transaction, table, changes);
    await validate?.(changes);
    await this.updateFound(table, changes, current);
  }

  /** The rows of the patches as they are stored, by id. */
  private findPatched(table: Table, patches: readonly Pick<Patch, 'id'>[]): Promise<Map<number, WireRow>> {
    return this.findMany(
      table,
      patches.map(({ id }) => id),
    );
  }

  private async updateFound(
    table: Table,
    patches: readonly Patch[],
    current: ReadonlyMap<number, WireRow>,
  ): Promise<void> {
    const patched = new Map<number, WireValues>();
    for (const { id, values } of patches) patched.set(id, { ...patched.get(id), ...values });
    const stored: StoredPatch[] = [];
    for (const [id, all] of patched) {
      await yieldIfBusy();
      const before = current.get(id);
      if (!before) throw new AppError('rowUnknown');
      const values = differingValues(before, withSaleTime(table, all, before));
      if (Object.keys(values).length === 0) continue;
      stored.push({ id, values: encodeRow(table, values) });
      this.changes.push({ table, id, before, after: { ...before, ...values } });
    }
    await updateStoredRows(this.transaction, table, stored);
  }

  /** Deletes a row. Its children must be deleted first. @throws AppError for an unknown row */
  async delete(table: Table, id: number): Promise<void> {
    const before = await this.find(table, id);
    if (!before) throw new AppError('rowUnknown');
    await this.transaction.deleteFrom(table.name).where('id', '=', id).execute();
    this.changes.push({ table, id, before });
  }
}

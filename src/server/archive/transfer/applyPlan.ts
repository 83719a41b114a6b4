import type { Progress } from '../backup/progress';
import { advanceIdSequences } from '../../content/rows/advanceIdSequences';
import type { ContentTransaction } from '../../database/database';
import { inBatches } from '../../database/inBatches';
import { journalTables, textTable } from '../../content/rows/tables';
import type { Table, WireRow, WireValues } from '../../content/rows/tables';
import type { ContentWriter } from '../../content/contentWriter';
import { yieldIfBusy } from '../../system/yieldIfBusy';
import type { TablePlan } from './plan';

/** How many rows are added or changed between two progress reports. */
const batchSize = 200;

const valuesOf = (table: Table, row: WireRow): WireValues =>
  Object.fromEntries(table.columns.map(({ name }) => [name, row[name] ?? null]));

const withValues =
  (table: Table) =>
  (row: WireRow): { readonly id: number; readonly values: WireValues } => ({
    id: row.id,
    values: valuesOf(table, row),
  });

const countSteps = (plans: readonly TablePlan[]): number =>
  plans.reduce(
    (sum, { added, changed, removed, moved }) =>
      sum + added.length + changed.length + removed.length + 2 * moved.length,
    0,
  );

/** Runs the steps of a plan in a transaction and reports the progress. */
class PlanRunner {
  private done = 0;

  constructor(
    private readonly writer: ContentWriter,
    private readonly total: number,
    private readonly progress: Progress,
  ) {}

  async delete(table: Table, rows: readonly WireRow[]): Promise<void> {
    for (const { id } of rows) {
      await this.writer.delete(table, id);
      await this.count();
    }
  }

  async insertAndUpdate({ table, added, generatesIds, changed }: TablePlan): Promise<void> {
    if (generatesIds) await this.insertWithNewIds(table, added);
    else await this.inBatches(added, (rows) => this.writer.insertMany(table, rows.map(withValues(table))));
    await this.inBatches(changed, (rows) => this.writer.update(table, rows.map(withValues(table))));
  }

  /** Adds rows with new ids from the database. */
  async insertWithNewIds(table: Table, rows: readonly WireRow[]): Promise<void> {
    const added = rows.map((row) => ({ values: valuesOf(table, row) }));
    await this.inBatches(added, (batch) => this.writer.insertMany(table, batch));
  }

  private async inBatches<Row>(
    rows: readonly Row[],
    run: (batch: readonly Row[]) => Promise<void>,
  ): Promise<void> {
    const runAndCount = async (batch: readonly Row[]): Promise<void> => {
      await run(batch);
      await this.count(batch.length);
    };
    await inBatches(rows, runAndCount, batchSize);
  }

  private async count(rows = 1): Promise<void> {
    this.done += rows;
    this.progress('Rows', this.done, this.total);
    await yieldIfBusy();
  }
}

/**
 * Runs the plans. First removes texts whose key or id another text needs. Last removes entities, children before
 * parents.
 */
export async function applyPlan(
  writer: ContentWriter,
  transaction: ContentTransaction,
  plans: readonly TablePlan[],
  progress: Progress,
): Promise<void> {
  const runner = new PlanRunner(writer, countSteps(plans), progress);
  const texts = plans.filter(({ table }) => table === textTable);
  const others = plans.filter(({ table }) => table !== textTable);
  for (const { table, removed, moved } of texts) await runner.delete(table, [...removed, ...moved]);
  for (const plan of plans) await runner.insertAndUpdate(plan);
  await advanceIdSequences(transaction, journalTables);
  for (const { table, moved } of texts) await runner.insertWithNewIds(table, moved);
  for (const { table, removed } of others.reverse()) await runner.delete(table, removed);
}

import type { Progress } from '../backup/progress';
import { continueIds } from '../../database/continueIds';
import type { ContentTransaction } from '../../database/database';
import { journalTables, textTable } from '../../database/tables';
import type { Table, WireRow, WireValues } from '../../database/tables';
import type { ContentWriter } from '../../content/contentWriter';
import type { TablePlan } from './plan';

/** So many rows are changed between two looks at how far it is. */
const rowsAtOnce = 200;

const valuesOf = (table: Table, row: WireRow): WireValues =>
  Object.fromEntries(table.columns.map(({ name }) => [name, row[name] ?? null]));

const work = (plans: readonly TablePlan[]): number =>
  plans.reduce(
    (sum, { added, changed, removed, moved }) =>
      sum + added.length + changed.length + removed.length + 2 * moved.length,
    0,
  );

/** Does the parts of a plan in a transaction, and tells how far it is. */
class Application {
  private done = 0;

  constructor(
    private readonly writer: ContentWriter,
    private readonly total: number,
    private readonly progress: Progress,
  ) {}

  async remove(table: Table, rows: readonly WireRow[]): Promise<void> {
    for (const { id } of rows) {
      await this.writer.remove(table, id);
      this.count();
    }
  }

  async insertAndUpdate({ table, added, changed }: TablePlan): Promise<void> {
    for (const row of added) {
      await this.writer.insert(table, valuesOf(table, row), row.id);
      this.count();
    }
    for (let start = 0; start < changed.length; start += rowsAtOnce) {
      const part = changed.slice(start, start + rowsAtOnce);
      const patches = part.map((row) => ({ id: row.id, values: valuesOf(table, row) }));
      await this.writer.update(table, patches);
      this.count(part.length);
    }
  }

  /** Adds rows under ids that the database gives. */
  async insertAnew(table: Table, rows: readonly WireRow[]): Promise<void> {
    for (const row of rows) {
      await this.writer.insert(table, valuesOf(table, row));
      this.count();
    }
  }

  private count(rows = 1): void {
    this.done += rows;
    this.progress('Rows', this.done, this.total);
  }
}

/** Does what is planned: texts make room for each other first, entities go when all children of theirs have gone. */
export const applyPlan = async (
  writer: ContentWriter,
  transaction: ContentTransaction,
  plans: readonly TablePlan[],
  progress: Progress,
): Promise<void> => {
  const application = new Application(writer, work(plans), progress);
  const texts = plans.filter(({ table }) => table === textTable);
  const others = plans.filter(({ table }) => table !== textTable);
  for (const { table, removed, moved } of texts) await application.remove(table, [...removed, ...moved]);
  for (const plan of plans) await application.insertAndUpdate(plan);
  await continueIds(transaction, journalTables);
  for (const { table, moved } of texts) await application.insertAnew(table, moved);
  for (const { table, removed } of others.reverse()) await application.remove(table, removed);
};

import type { Progress } from '../backup/progress';
import { completedMigrations } from '../backup/schema';
import { ContentStore } from '../../content/contentStore';
import { siteActor } from '../../content/changes';
import type { Database } from '../../database/database';
import { migrations } from '../../database/migrate';
import { ContentWriter } from '../../content/contentWriter';
import { applyPlan } from './applyPlan';
import type { PlanOptions, TablePlan } from './plan';
import { createPlan, countReplacedRows } from './plan';
import type { IncomingRows } from './readBulkLoad';
import { TransferError } from './transferError';

/**
 * @throws TransferError if this version of the site has never started with the database, so that new texts would be
 * missing
 */
export async function requireStarted({ content }: Database): Promise<void> {
  const done = await completedMigrations(content);
  if (done.at(-1) !== Object.keys(migrations).at(-1))
    throw new TransferError(
      'Start the site once, so that its database exists and is up to date. Then try again.',
    );
}

/** Plans an import without writing anything. */
export function planImport(
  { content }: Database,
  incoming: IncomingRows,
  options: PlanOptions = { emptiesMissing: false },
): Promise<readonly TablePlan[]> {
  return content
    .transaction()
    .execute((transaction) => createPlan(new ContentWriter(transaction), incoming, options));
}

/** @throws TransferError if the import would change or remove existing rows and `replace` is false */
export function requireNoReplacedRows(plans: readonly TablePlan[], replace: boolean): void {
  const count = countReplacedRows(plans);
  if (count === 0 || replace) return;
  throw new TransferError(
    `${count} existing rows would be changed or removed. Use --dry-run to list them, or --replace to allow it. Nothing was changed.`,
  );
}

export interface ImportOptions {
  /** Whether the import may change or remove existing rows. */
  readonly replace: boolean;
  /** Whether tables that the import lacks become empty; by default with `replace`. */
  readonly emptiesMissing?: boolean;
  readonly progress: Progress;
}

/**
 * Replaces the content with the incoming one. Changes nothing if it throws.
 * @returns the plans that were carried out
 */
export async function importContent(
  database: Database,
  incoming: IncomingRows,
  { replace, emptiesMissing = replace, progress }: ImportOptions,
): Promise<readonly TablePlan[]> {
  const store = await ContentStore.open(database);
  const { result } = await store.change(
    siteActor,
    async (writer, transaction) => {
      const plans = await createPlan(writer, incoming, { emptiesMissing });
      requireNoReplacedRows(plans, replace);
      await applyPlan(writer, transaction, plans, progress);
      return plans;
    },
    { kind: 'import' },
  );
  return result;
}

import { systemTablesOf } from '../../database/systemTables';
import type { Progress } from '../backup/progress';
import { noProgress } from '../backup/progress';
import { completedMigrations } from '../backup/schema';
import { ContentStore } from '../../content/contentStore';
import type { Actor, CommittedChange } from '../../content/changes';
import { siteActor } from '../../content/changes';
import type { ContentTransaction, Database } from '../../database/database';
import { contentTables } from '../../content/rows/tables';
import { AppError } from '../../errors';
import { currentVersion } from '../../journal/journal';
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

/** The version of the content in the transaction of a change is already that of the change. */
const versionIn = (transaction: ContentTransaction): Promise<number> =>
  currentVersion({ system: systemTablesOf(transaction) });

export interface ImportPlan {
  /** The version of the content that the plan changes. */
  readonly version: number;
  readonly plans: readonly TablePlan[];
}

/** Plans an import without writing anything. */
export function planImport(
  { content }: Pick<Database, 'content'>,
  incoming: IncomingRows,
  options: PlanOptions = { emptiesMissing: false },
): Promise<ImportPlan> {
  return content.transaction().execute(async (transaction) => {
    const version = await versionIn(transaction);
    return { version, plans: await createPlan(new ContentWriter(transaction), incoming, options) };
  });
}

/** The other effect of `--replace`: it empties the collections that the file lacks, unless `--only` names those that it has. */
const replaceHint = (incoming: IncomingRows): string => {
  const lists = contentTables.filter(({ name }) => incoming.has(name));
  return lists.length === contentTables.length
    ? ''
    : ` Without --only ${lists.map(({ name }) => name).join(',')} it also empties the collections that are not in the file.`;
};

/** @throws TransferError if the import would change or remove existing rows and `replace` is false */
export function requireNoReplacedRows(
  plans: readonly TablePlan[],
  incoming: IncomingRows,
  replace: boolean,
): void {
  const count = countReplacedRows(plans);
  if (count === 0 || replace) return;
  throw new TransferError(
    `${count} existing rows would be changed or removed. Use --dry-run to list them, or --replace to allow it.${replaceHint(incoming)} Nothing was changed.`,
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
      requireNoReplacedRows(plans, incoming, replace);
      await applyPlan(writer, transaction, plans, progress);
      return plans;
    },
    { kind: 'import' },
  );
  return result;
}

/**
 * Carries out an import that an administrator has checked. Collections that the file lacks stay. Changes nothing if it throws.
 * @param version the version of the content that the plan was made for
 * @throws AppError if the content has changed since
 */
export function importChecked(
  store: ContentStore,
  actor: Actor,
  incoming: IncomingRows,
  version: number,
): Promise<CommittedChange<void>> {
  return store.change(
    actor,
    async (writer, transaction) => {
      if ((await versionIn(transaction)) !== version + 1) throw new AppError('importOutdated');
      const plans = await createPlan(writer, incoming, { emptiesMissing: false });
      await applyPlan(writer, transaction, plans, noProgress);
    },
    { kind: 'import' },
  );
}

import { sql } from 'kysely';
import type { Config } from '../../config';
import type { Database } from '../../database/database';
import { isPostgres } from '../../database/dialect';
import { migrate, migrations } from '../../database/migrate';
import type { SiteStorage, Summary } from '../backup/backup';
import { backUp } from '../backup/backup';
import type { Progress } from '../backup/progress';
import { silent } from '../backup/progress';
import { completedMigrations } from '../backup/schema';
import type { BackupSettings } from './backupSettings';
import type { BackupStore } from './backupStore';
import { openBackupStore } from './backupStore';
import { backupName, expiredBackups, newestBackup } from './retention';

/** An arbitrary number; no other program may use it for an advisory lock on this database. */
const lockNumber = 7_246_802;

/** A backup and the older ones that were deleted after it. */
export interface StoredBackup extends Summary {
  readonly name: string;
  readonly removed: readonly string[];
}

interface StoreOptions {
  readonly progress?: Progress;
  readonly isBeforeUpgrade?: boolean;
  /** The time in its name, in milliseconds since 1970. */
  readonly now?: number;
}

/** Backs the site up into a store, then deletes the backups that need not be kept. */
export async function storeBackup(
  site: SiteStorage,
  store: BackupStore,
  { keep }: Pick<BackupSettings, 'keep'>,
  { progress = silent, isBeforeUpgrade = false, now = Date.now() }: StoreOptions = {},
): Promise<StoredBackup> {
  const name = backupName(now, isBeforeUpgrade);
  const summary = await store.add(name, (file) => backUp(site, { file, progress }));
  const removed = expiredBackups(await store.list(), keep);
  for (const each of removed) await store.delete(each);
  return { ...summary, name, removed };
}

/** Whether the newest backup is older than the time between two backups. */
const isDue = async (store: BackupStore, everyMs: number, now: number): Promise<boolean> =>
  now - (newestBackup(await store.list())?.time ?? 0) >= everyMs;

/** Runs work if no other process of the site does. SQLite has one process only. */
const ifAlone = async <Result>(
  { system }: Database,
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  if (!isPostgres(system)) return work();
  return system.connection().execute(async (connection) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_lock(${lockNumber}::bigint) as "isFree"`.execute(connection);
    if (rows[0]?.isFree !== true) return undefined;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lockNumber}::bigint)`.execute(connection);
    }
  });
};

/** Creates the next scheduled backup, unless it is too early or another process creates it. */
export async function storeDueBackup(
  site: SiteStorage,
  { everyMs, place, keep }: BackupSettings,
  now = Date.now(),
): Promise<StoredBackup | undefined> {
  if (everyMs === undefined || !place) return undefined;
  const store = openBackupStore(place);
  return ifAlone(site.database, async () =>
    (await isDue(store, everyMs, now)) ? storeBackup(site, store, { keep }, { now }) : undefined,
  );
}

/**
 * Brings the schema up to date. Before that it backs an older site up: a migration has no way back.
 * @returns the backup, if there was one
 */
export async function migrateWithBackup(
  site: SiteStorage,
  { backups: { place, keep } }: Pick<Config, 'backups'>,
): Promise<StoredBackup | undefined> {
  const done = await completedMigrations(site.database.content);
  const isOld = done.length > 0 && Object.keys(migrations).some((name) => !done.includes(name));
  const backup =
    isOld && place
      ? await storeBackup(site, openBackupStore(place), { keep }, { isBeforeUpgrade: true })
      : undefined;
  await migrate(site.database);
  return backup;
}

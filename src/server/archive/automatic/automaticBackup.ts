import type { Config } from '../../config';
import { tryWithLock } from '../../database/lock';
import { migrate, migrations } from '../../database/migrate';
import type { SiteStorage, ArchiveCounts } from '../backup/backup';
import { backUp } from '../backup/backup';
import type { Progress } from '../backup/progress';
import { noProgress } from '../backup/progress';
import { completedMigrations } from '../backup/schema';
import type { BackupSettings } from './backupSettings';
import type { BackupStore } from './backupStore';
import { openBackupStore } from './backupStore';
import { backupName, expiredBackups, newestBackup } from './retention';

/** A backup and the older ones that were deleted after it. */
export interface StoredBackup extends ArchiveCounts {
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
  { progress = noProgress, isBeforeUpgrade = false, now = Date.now() }: StoreOptions = {},
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

/** Creates the next scheduled backup, unless it is too early or another process creates it. */
export async function storeDueBackup(
  site: SiteStorage,
  { everyMs, place, keep }: BackupSettings,
  now = Date.now(),
): Promise<StoredBackup | undefined> {
  if (everyMs === undefined || !place) return undefined;
  const store = openBackupStore(place);
  return tryWithLock(site.database, 'backup', async () =>
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

import { parseArgs } from 'node:util';
import { drill } from '../archive/automatic/drill';
import { openBackupStore } from '../archive/automatic/backupStore';
import { newestBackup } from '../archive/automatic/retention';
import { parseConfig } from '../config';
import { showProgress, UsageError } from './terminal';
import { usageOf } from './usage';

const run = async (file: string): Promise<void> => {
  const { rows, files, createdAt } = await drill(file, showProgress());
  console.log(
    `The backup of ${createdAt} was restored into a scratch folder: ${rows} rows and ${files} files are the same.`,
  );
};

/** Proves that a backup, or the newest one of the schedule, can be restored. */
export async function restoreDrill(args: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [file, ...others] = positionals;
  if (others.length > 0) throw new UsageError(usageOf('restore:drill'));
  if (file !== undefined) return run(file);
  const { place } = parseConfig(process.env).backups;
  const store = place && openBackupStore(place);
  const newest = store && newestBackup(await store.list());
  if (!newest) throw new UsageError('There is no backup yet. Name a file, or set BACKUP_EVERY.');
  return store.read(newest.name, run);
}

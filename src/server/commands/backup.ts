import { parseArgs } from 'node:util';
import { storeBackup, storeDueBackup } from '../archive/automatic/automaticBackup';
import { openBackupStore } from '../archive/automatic/backupStore';
import { backUp } from '../archive/backup/backup';
import type { SiteStorage } from '../archive/backup/backup';
import type { Config } from '../config';
import { configOfSite, withSite } from './site';
import { showProgress, UsageError } from './terminal';
import { usageOf } from './usage';

interface Options {
  readonly file: string | undefined;
  readonly overwrite: boolean;
  /** Whether to do nothing unless BACKUP_EVERY says that a backup is due. */
  readonly ifDue: boolean;
}

const readOptions = (args: readonly string[]): Options => {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { overwrite: flag, 'if-due': flag },
  });
  const [file, ...others] = positionals;
  const { overwrite, 'if-due': ifDue } = values;
  if (others.length > 0 || (file !== undefined ? ifDue : overwrite)) throw new UsageError(usageOf('backup'));
  return { file, overwrite, ifDue };
};

const store = async (site: SiteStorage, { backups }: Config, { ifDue }: Options): Promise<void> => {
  if (!backups.place) throw new UsageError('BACKUP_TO is off: name a file.');
  const stored = ifDue
    ? await storeDueBackup(site, backups)
    : await storeBackup(site, openBackupStore(backups.place), backups, { progress: showProgress() });
  if (!stored) return;
  const { name, rows, files, removed } = stored;
  console.log(`Saved ${rows} rows and ${files} files as ${name}. Older backups deleted: ${removed.length}.`);
};

/** Copies the site to an archive: to a file, or to the place of the backups with the date as its name. */
export async function backup(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const { file, overwrite } = options;
  const config = configOfSite();
  if (file === undefined) return withSite(config, (site) => store(site, config, options));
  const { rows, files } = await withSite(config, (site) =>
    backUp(site, { file, overwrite, progress: showProgress() }),
  );
  console.log(
    `Saved ${rows} rows and ${files} files to ${file}. The backup contains the accounts: store it in a safe place.`,
  );
}

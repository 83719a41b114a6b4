import { openArchive, restoreArchive } from '../archive/backup/restore';
import { isInUse } from '../archive/backup/runningSite';
import { parseConfig } from '../config';
import { withSite } from './site';
import { readFileArguments, showProgress, UsageError } from './terminal';

/** Replaces the content of the site with an archive. */
export async function restore(args: readonly string[]): Promise<void> {
  const { file, overwrite } = readFileArguments('restore', args);
  const config = parseConfig(process.env);
  const progress = showProgress();
  const archive = await openArchive(file, progress);
  if (await isInUse(config))
    throw new UsageError(
      'The database is in use. Stop the site, restore the backup, and start the site again.',
    );
  const { rows, files } = await withSite(config, (site) =>
    restoreArchive(site, archive, { overwrite, progress }),
  );
  const { createdAt } = archive.manifest;
  console.log(
    `Restored ${rows} rows and ${files} files from the backup of ${createdAt}. The passwords of the backup are valid again.`,
  );
}

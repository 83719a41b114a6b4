import { backUp } from '../archive/backup/backup';
import { parseConfig } from '../config';
import { requireSite, withSite } from './site';
import { readFileArguments, showProgress } from './terminal';

/** Copies the site to an archive. */
export async function backup(args: readonly string[]): Promise<void> {
  const { file, overwrite } = readFileArguments('backup', args);
  const config = parseConfig(process.env);
  requireSite(config);
  const { rows, files } = await withSite(config, (site) =>
    backUp(site, { file, overwrite, progress: showProgress() }),
  );
  console.log(
    `Saved ${rows} rows and ${files} files to ${file}. The backup contains the accounts: store it in a safe place.`,
  );
}

import { backUp } from '../archive/backup/backup';
import { parseConfig } from '../config';
import { requireSite, withSite } from './site';
import { readFileArguments, runCommand, showProgress } from './terminal';

await runCommand(async () => {
  const { file, overwrite } = readFileArguments('backup');
  const config = parseConfig(process.env);
  requireSite(config);
  const { rows, files } = await withSite(config, (site) =>
    backUp(site, { file, overwrite, progress: showProgress() }),
  );
  console.log(
    `Saved ${rows} rows and ${files} files to ${file}. The backup contains the accounts: store it in a safe place.`,
  );
});

import { parseArgs } from 'node:util';
import { openArchive, restoreArchive } from '../backup/restore';
import { isInUse } from '../backup/runningSite';
import { parseConfig } from '../config';
import { withSite } from './site';
import { runCommand, showProgress, UsageError } from './terminal';

const usage = 'npm run restore -- FILE [--overwrite]';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError(usage);
  const config = parseConfig(process.env);
  const progress = showProgress();
  const archive = await openArchive(file, progress);
  if (await isInUse(config))
    throw new UsageError('The database is in use: stop the site, restore, and start it again.');
  const { rows, files } = await withSite(config, (site) =>
    restoreArchive(site, archive, { overwrite: values.overwrite, progress }),
  );
  const { createdAt } = archive.manifest;
  console.log(
    `Restored ${rows} rows and ${files} files, as they were at ${createdAt}. Passwords are those of then.`,
  );
});

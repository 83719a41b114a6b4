import { parseArgs } from 'node:util';
import { backUp } from '../backup/backup';
import { parseConfig } from '../config';
import { requireSite, withSite } from './site';
import { runCommand, showProgress, UsageError } from './terminal';

const usage = 'npm run backup -- FILE [--overwrite]';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError(usage);
  const config = parseConfig(process.env);
  requireSite(config);
  const { rows, files } = await withSite(config, (site) =>
    backUp(site, { file, overwrite: values.overwrite, progress: showProgress() }),
  );
  console.log(
    `${file} holds ${rows} rows and ${files} files. It holds the accounts too: keep it as safe as the site.`,
  );
});

import { parseArgs } from 'node:util';
import { parseConfig } from '../config';
import { exportContent } from '../transfer/exportContent';
import { requireSite, withSite } from './site';
import { runCommand, UsageError } from './terminal';

const usage = 'npm run content:export -- FILE [--overwrite]';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError(usage);
  const config = parseConfig(process.env);
  requireSite(config);
  await withSite(config, ({ database }) => exportContent(database, file, values.overwrite));
  console.log(`${file} holds the content as /api/allModels/ answers it.`);
});

import { parseConfig } from '../config';
import { exportContent } from '../archive/transfer/exportContent';
import { requireSite, withSite } from './site';
import { readFileArguments, runCommand } from './terminal';

await runCommand(async () => {
  const { file, overwrite } = readFileArguments('content:export');
  const config = parseConfig(process.env);
  requireSite(config);
  await withSite(config, ({ database }) => exportContent(database, file, overwrite));
  console.log(`Wrote the content to ${file}.`);
});

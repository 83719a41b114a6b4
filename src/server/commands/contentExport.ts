import { parseConfig } from '../config';
import { exportContent } from '../archive/transfer/exportContent';
import { requireSite, withSite } from './site';
import { readFileArguments } from './terminal';

/** Writes the content and the texts to a file. */
export async function contentExport(args: readonly string[]): Promise<void> {
  const { file, overwrite } = readFileArguments('content:export', args);
  const config = parseConfig(process.env);
  requireSite(config);
  await withSite(config, ({ database }) => exportContent(database, file, overwrite));
  console.log(`Wrote the content to ${file}.`);
}

import { exportContent } from '../archive/transfer/exportContent';
import { configOfSite, withSite } from './site';
import { readFileArguments } from './terminal';

/** Writes the content and the texts to a file. */
export async function contentExport(args: readonly string[]): Promise<void> {
  const { file, overwrite } = readFileArguments('content:export', args);
  const config = configOfSite();
  await withSite(config, ({ database }) => exportContent(database, file, overwrite));
  console.log(`Wrote the content to ${file}.`);
}

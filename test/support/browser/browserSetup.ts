import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../../src/server/commands/build';
import { chromiumPath } from './chromium';
import { runSite } from '../site/site';
import { setRunFolder, templateFolder } from '../site/siteTemplate';
import { storeSessions } from '../site/storeSessions';

/** Runs before the first browser test. Installs a browser if there is none, builds the site for production, and fills a template of its data. */
export default async function browserSetup(): Promise<void> {
  chromiumPath();
  await ensureBuilt((line) => process.stdout.write(`${line}\n`));
  setRunFolder(await mkdtemp(join(tmpdir(), 'browser-tests-')));
  const site = await runSite(templateFolder());
  await site.stop();
  await storeSessions();
}

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBuilt } from '../../../src/server/commands/build';
import { browserAddressVariable } from './browserEnvironment';
import { launchOptions } from './chromium';
import { runSite } from '../site/site';
import { setRunFolder, templateFolder } from '../site/siteTemplate';
import { storeSessions } from '../site/storeSessions';

declare global {
  /** Ends the browser of this test run. */
  var endBrowser: (() => Promise<void>) | undefined;
}

/** Runs before the first browser test. Builds the site for production, fills a template of its data, and starts the browser. */
export default async function browserSetup(): Promise<void> {
  const options = launchOptions();
  await ensureBuilt((line) => process.stdout.write(`${line}\n`));
  setRunFolder(await mkdtemp(join(tmpdir(), 'browser-tests-')));
  const site = await runSite(templateFolder());
  await site.stop();
  await storeSessions();
  const browser = await chromium.launchServer(options);
  process.env[browserAddressVariable] = browser.wsEndpoint();
  globalThis.endBrowser = () => browser.close();
}

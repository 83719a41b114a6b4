import { ensureBuilt } from '../../src/server/commands/build';
import { chromiumPath } from './chromium';
import { makeTemplate, templateVariable } from './site';

/**
 * Before the first test in a browser: there is a browser, the site as it is built for production is current, and a folder
 * holds a filled site.
 */
export default async function browserSetup(): Promise<void> {
  chromiumPath();
  await ensureBuilt((line) => process.stdout.write(`${line}\n`));
  process.env[templateVariable] = await makeTemplate();
}

import { rm } from 'node:fs/promises';
import { runFolder } from '../site/siteTemplate';

/** After the last test in a browser: the browser ends, and the folder of the run goes. */
export default async function browserTeardown(): Promise<void> {
  await globalThis.endBrowser?.();
  await rm(runFolder(), { recursive: true, force: true });
}

import { rm } from 'node:fs/promises';
import { runFolder } from '../site/siteTemplate';

/** Runs after the last browser test. Ends the browser and deletes the folder of the run. */
export default async function browserTeardown(): Promise<void> {
  await globalThis.endBrowser?.();
  await rm(runFolder(), { recursive: true, force: true });
}

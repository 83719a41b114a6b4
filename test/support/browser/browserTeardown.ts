import { rm } from 'node:fs/promises';
import { endRunInTime } from '../endOfRun';
import { runFolder } from '../site/siteTemplate';

/** Runs after the last browser test. Deletes the folder of the run; a site that ends may still write into it. */
export default async function browserTeardown(): Promise<void> {
  endRunInTime();
  await rm(runFolder(), { recursive: true, force: true, maxRetries: 10 });
}

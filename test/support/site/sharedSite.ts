import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../src/build/freePort';
import { databaseFile } from '../../../src/server/database/database';
import { errorCode } from '../../../src/server/system/errorCode';
import type { RunningSite } from './site';
import { startSite } from './site';
import { addStoredVariants, storeVariants } from './siteTemplate';

/*
 * The site of a Jest worker. It outlives the test files: Jest loads this module once for each worker, outside the module
 * registry of each file.
 */

const writeTimeOf = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0;
    throw error;
  }
};

/** A fingerprint of what the site stores: it changes with any write. */
const stateOf = async ({ dataDirectory }: RunningSite): Promise<string> => {
  const database = databaseFile(dataDirectory);
  return JSON.stringify([
    await Promise.all([database, `${database}-wal`].map(writeTimeOf)),
    await Promise.all(['files', 'images'].map((folder) => readdir(join(dataDirectory, folder)))),
  ]);
};

interface FreshSite {
  readonly site: RunningSite;
  readonly state: string;
}

let current: FreshSite | undefined;
/** The same for all sites of the worker, so that the browser still has their scripts. */
let port: number | undefined;

const startFresh = async (): Promise<FreshSite> => {
  port ??= await freePort();
  const site = await startSite({ port });
  return { site, state: await stateOf(site) };
};

/** The sites of all workers show the same pictures. Each of their sizes is created by one of them, where possible. */
const shareVariants = async ({ dataDirectory }: RunningSite): Promise<void> => {
  await storeVariants(dataDirectory);
  await addStoredVariants(dataDirectory);
};

/** A site with the template's content. It is the previous file's site, or a new one if that file changed something. */
export async function sharedSite(): Promise<RunningSite> {
  if (current && (await stateOf(current.site)) !== current.state) {
    await current.site.stop();
    current = undefined;
  }
  if (current) await shareVariants(current.site);
  else current = await startFresh();
  return current.site;
}

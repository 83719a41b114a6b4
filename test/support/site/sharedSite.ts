import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFile } from '../../../src/server/database/database';
import { errorCode } from '../../../src/server/system/errorCode';
import type { RunningSite } from './site';
import { startSite } from './site';

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

const startFresh = async (): Promise<FreshSite> => {
  const site = await startSite();
  return { site, state: await stateOf(site) };
};

/** A site with the template's content. It is the previous file's site, or a new one if that file changed something. */
export async function sharedSite(): Promise<RunningSite> {
  if (current && (await stateOf(current.site)) !== current.state) {
    await current.site.stop();
    current = undefined;
  }
  current ??= await startFresh();
  return current.site;
}

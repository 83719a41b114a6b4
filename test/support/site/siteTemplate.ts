import { readFileSync } from 'node:fs';
import { link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../../src/server/system/errorCode';

/*
 * The folder from which the sites of a test run start. It has `template`, the data directory of a filled site;
 * `sessions.json`, valid sessions of that site; and `variants`, images in other sizes that earlier sites created.
 */

const runFolderVariable = 'SITE_RUN_FOLDER';

/** Sets the folder of this run for the workers, which start later and inherit the variable. */
export function setRunFolder(folder: string): void {
  process.env[runFolderVariable] = folder;
}

export function runFolder(): string {
  const folder = process.env[runFolderVariable];
  if (folder === undefined)
    throw new Error('There is no template of the sites: the set-up of the tests did not run.');
  return folder;
}

export function templateFolder(): string {
  return join(runFolder(), 'template');
}

export function sessionsFile(): string {
  return join(runFolder(), 'sessions.json');
}

/** Tokens of the template's sessions, by the email of their account. */
export function storedSessions(): Readonly<Record<string, readonly string[]>> {
  return JSON.parse(readFileSync(sessionsFile(), 'utf8')) as Record<string, string[]>; // written by browserSetup
}

const variantsFolder = (folder: string): string => join(folder, 'variants');

/** Hard-links the files of a folder into another one, except those that already exist there. */
const linkFiles = async (from: string, to: string): Promise<void> => {
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(({ name }) =>
        link(join(from, name), join(to, name)).catch((error: unknown) => {
          if (errorCode(error) !== 'EEXIST') throw error;
        }),
      ),
  );
};

/** Gives a site the image variants that earlier sites created. Creating one takes a tenth of a second or more. */
export async function addStoredVariants(dataDirectory: string): Promise<void> {
  await mkdir(variantsFolder(runFolder()), { recursive: true });
  await linkFiles(variantsFolder(runFolder()), variantsFolder(dataDirectory));
}

/** Stores the image variants that a site created, for the next sites. */
export function storeVariants(dataDirectory: string): Promise<void> {
  return linkFiles(variantsFolder(dataDirectory), variantsFolder(runFolder()));
}

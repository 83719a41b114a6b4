import { readFileSync } from 'node:fs';
import { link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../../src/server/system/errorCode';

/*
 * What the sites of a run begin with, in one folder: `template`, the data directory of a filled site; `sessions.json`, sessions that
 * it knows; and `variants`, the pictures in other sizes that one of the sites has made.
 */

const runFolderVariable = 'SITE_RUN_FOLDER';

/** Tells the workers of a run, which are started later, where its folder is. */
export const setRunFolder = (folder: string): void => {
  process.env[runFolderVariable] = folder;
};

export const runFolder = (): string => {
  const folder = process.env[runFolderVariable];
  if (folder === undefined) throw new Error('The template of the sites is made before the first test.');
  return folder;
};

export const templateFolder = (): string => join(runFolder(), 'template');

export const sessionsFile = (): string => join(runFolder(), 'sessions.json');

/** Tokens of sessions that the template knows, by the email of their account. */
export const storedSessions = (): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(readFileSync(sessionsFile(), 'utf8')) as Record<string, string[]>; // written by browserSetup

const variantsFolder = (folder: string): string => join(folder, 'variants');

/** Links the files of a folder into another one, but for those that it has. */
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

/** Spares a site the work that others have done: a picture in another size takes a tenth of a second and more. */
export const addStoredVariants = async (dataDirectory: string): Promise<void> => {
  await mkdir(variantsFolder(runFolder()), { recursive: true });
  await linkFiles(variantsFolder(runFolder()), variantsFolder(dataDirectory));
};

/** Stores the pictures in other sizes that a site has made, for the next ones. */
export const storeVariants = (dataDirectory: string): Promise<void> =>
  linkFiles(variantsFolder(dataDirectory), variantsFolder(runFolder()));

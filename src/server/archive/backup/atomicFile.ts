import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ArchiveError } from './archiveError';

const syncDirectory = async (directory: string): Promise<void> => {
  const handle = await open(directory, 'r');
  await handle.sync().catch(() => undefined);
  await handle.close();
};

/**
 * Makes a file that appears under its name when it is whole: until then it is `<file>.partial`, which a failure removes.
 * @param write writes the partial file and has it on the disk when it resolves
 * @throws ArchiveError where there is a file already that may not be overwritten
 */
export const writeFileAtomically = async (
  file: string,
  overwrite: boolean,
  write: (partial: string) => Promise<void>,
): Promise<void> => {
  if (!overwrite && existsSync(file))
    throw new ArchiveError(`${file} already exists. Use --overwrite to replace it.`);
  const partial = `${file}.partial`;
  try {
    await write(partial);
    await rename(partial, file);
    await syncDirectory(path.dirname(path.resolve(file)));
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined); // why it failed matters more
    throw error;
  }
};

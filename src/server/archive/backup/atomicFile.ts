import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ArchiveError } from './archiveError';
import { syncDirectory } from '../../system/syncDirectory';

/**
 * Writes a file that gets its name only when it is complete. Until then it is `<file>.partial`, which is deleted on failure.
 * @param write writes the partial file; when it resolves, the file must be on the disk
 * @throws ArchiveError if the folder does not exist, or if the file exists and may not be overwritten
 */
export async function writeFileAtomically(
  file: string,
  overwrite: boolean,
  write: (partial: string) => Promise<void>,
): Promise<void> {
  const folder = path.dirname(path.resolve(file));
  if (!existsSync(folder)) throw new ArchiveError(`There is no folder ${folder}. Nothing was written.`);
  if (!overwrite && existsSync(file))
    throw new ArchiveError(`${file} already exists. Use --overwrite to replace it.`);
  const partial = `${file}.partial`;
  try {
    await write(partial);
    await rename(partial, file);
    await syncDirectory(folder);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined); // the first error matters more
    throw error;
  }
}

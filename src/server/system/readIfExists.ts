import { readFile } from 'node:fs/promises';
import { errorCode } from './errorCode';

/** Reads a file; undefined if it does not exist. */
export async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

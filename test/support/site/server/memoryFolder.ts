import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** The folder in memory that Linux has. */
const inMemory = '/dev/shm';

/** The tests of a worker have some 100 MB at a time. A container may have 64 MB in memory. */
const neededBytes = 2 ** 30;

const hasRoom = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false; // another system
  }
};

/**
 * A folder for the data of test servers: in memory, where there is room. The database waits for the disk at each commit, which
 * takes a hundred times as long as the rest of it.
 */
export function memoryFolder(): string {
  return hasRoom(inMemory) ? inMemory : tmpdir();
}

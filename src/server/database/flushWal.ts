import { open } from 'node:fs/promises';

/**
 * Writes the part of a transaction that SQLite has put into the WAL already to the disk, without blocking. The commit, which
 * blocks, then waits for the last pages only. SQLite takes no locks on this file, so it may be closed here.
 * Errors are ignored: the commit meets them too, and reports them.
 */
export async function flushWal(databaseFile: string): Promise<void> {
  try {
    const wal = await open(`${databaseFile}-wal`, 'r+');
    try {
      await wal.datasync();
    } finally {
      await wal.close();
    }
  } catch {
    // see above
  }
}

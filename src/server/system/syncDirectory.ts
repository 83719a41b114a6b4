import { open } from 'node:fs/promises';

/** Writes the entries of a directory to disk, so that they survive a power failure. Ignores systems that cannot sync a directory. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  await handle.sync().catch(() => undefined);
  await handle.close();
}

import { dayMs } from '../../../model/format/durations';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BucketClient } from '../../files/bucketClient';
import { BucketStore } from '../../files/bucketStore';
import { createDirectory } from '../../system/createDirectory';
import { errorCode } from '../../system/errorCode';
import { withTemporaryFolder } from '../../system/temporaryFolder';
import { ArchiveError } from '../backup/archiveError';
import type { BackupPlace } from './backupSettings';

/** Stores backups by name. */
export interface BackupStore {
  /** Adds a backup. @param write writes the archive to a file, and checks it */
  add<Result>(name: string, write: (file: string) => Promise<Result>): Promise<Result>;
  list(): Promise<readonly string[]>;
  delete(name: string): Promise<void>;
  /** Reads a backup. @param work gets a file with its content, which may be temporary */
  read<Result>(name: string, work: (file: string) => Promise<Result>): Promise<Result>;
}

/** How old an unfinished backup is when its process has certainly ended. */
const unfinishedForMs = dayMs;

/** Deletes what processes left that were killed while they wrote a backup. */
const deleteUnfinished = async (folder: string): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => /^site-.*\.partial$/.test(name));
  for (const file of names.map((name) => path.join(folder, name)))
    if (Date.now() - (await stat(file)).mtimeMs > unfinishedForMs) await rm(file, { force: true });
};

const openFolder = (folder: string): BackupStore => ({
  add: async (name, write) => {
    createDirectory(folder, 'BACKUP_TO');
    await deleteUnfinished(folder);
    return write(path.join(folder, name));
  },
  list: () =>
    readdir(folder).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    }),
  delete: (name) => rm(path.join(folder, name), { force: true }),
  read: (name, work) => work(path.join(folder, name)),
});

const withTemporaryFile = <Result>(name: string, work: (file: string) => Promise<Result>): Promise<Result> =>
  withTemporaryFolder('backup-', (folder) => work(path.join(folder, name)));

const openBucketFolder = (store: BucketStore): BackupStore => ({
  add: (name, write) =>
    withTemporaryFile(name, async (file) => {
      const result = await write(file);
      if (!(await store.putFile(name, file)))
        throw new ArchiveError(`A backup named ${name} exists already.`);
      return result;
    }),
  list: () => store.list(),
  delete: (name) => store.delete(name),
  read: (name, work) =>
    withTemporaryFile(name, async (file) => {
      const stored = await store.get(name);
      if (!stored) throw new ArchiveError(`There is no backup ${name}.`);
      await pipeline(stored.stream, createWriteStream(file, { mode: 0o600 }));
      return work(file);
    }),
});

export function openBackupStore(place: BackupPlace): BackupStore {
  if ('folder' in place) return openFolder(place.folder);
  return openBucketFolder(new BucketStore(new BucketClient(place.bucket), place.bucket.prefix));
}

import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { access, link, open, readdir, rename, rm, unlink } from 'node:fs/promises';
import path from 'node:path';
import { createDirectory } from '../system/createDirectory';
import { errorCode } from '../system/errorCode';
import { syncDirectory } from '../system/syncDirectory';
import { compareFileNames, assertFileName } from './fileNames';
import type { FileStore, Files, StoredFile } from './fileStore';

const writeDurably = async (file: string, content: Uint8Array): Promise<void> => {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Stores files in a folder. A name appears once its whole content is on the disk. */
class FolderStore implements FileStore {
  private readonly unfinished: string;

  constructor(private readonly directory: string) {
    this.unfinished = path.join(directory, '.unfinished');
    createDirectory(this.unfinished);
  }

  /** Removes files that a crash left half written. */
  sweep(): void {
    rmSync(this.unfinished, { recursive: true, force: true });
    mkdirSync(this.unfinished);
  }

  async put(name: string, content: Uint8Array): Promise<boolean> {
    try {
      await this.write(content, (temporary) => link(temporary, this.pathOf(name))); // unlike rename, link never replaces a file
      return true;
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false;
      throw error;
    }
  }

  replace(name: string, content: Uint8Array): Promise<void> {
    return this.write(content, (temporary) => rename(temporary, this.pathOf(name)));
  }

  async delete(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
    await syncDirectory(this.directory);
  }

  private async write(content: Uint8Array, publish: (temporary: string) => Promise<void>): Promise<void> {
    const temporary = path.join(this.unfinished, randomUUID());
    try {
      await writeDurably(temporary, content);
      await publish(temporary);
      await syncDirectory(this.directory);
    } finally {
      await unlink(temporary).catch(() => undefined);
    }
  }

  async get(name: string): Promise<StoredFile | undefined> {
    try {
      const handle = await open(this.pathOf(name), 'r');
      try {
        const { size } = await handle.stat();
        return { stream: handle.createReadStream(), size };
      } catch (error) {
        await handle.close();
        throw error;
      }
    } catch (error) {
      if (['ENOENT', 'ENAMETOOLONG'].includes(errorCode(error) ?? '')) return undefined;
      throw error;
    }
  }

  exists(name: string): Promise<boolean> {
    return access(this.pathOf(name)).then(
      () => true,
      () => false,
    );
  }

  async list(): Promise<string[]> {
    const entries = await readdir(this.directory, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(compareFileNames);
  }

  private pathOf(name: string): string {
    assertFileName(name);
    return path.join(this.directory, name);
  }
}

/**
 * Opens the uploaded files in folders of a data directory while a server may be using them. Creates missing folders.
 */
export function openSharedFolders(dataDirectory: string) {
  return {
    documents: new FolderStore(path.join(dataDirectory, 'files')),
    images: new FolderStore(path.join(dataDirectory, 'images')),
    variants: new FolderStore(path.join(dataDirectory, 'variants')),
  };
}

/** Opens the folders for the only server that uses them, and removes files that a crash left half written. */
export function openFolders(dataDirectory: string): Files {
  const folders = openSharedFolders(dataDirectory);
  for (const folder of Object.values(folders)) folder.sweep();
  return folders;
}

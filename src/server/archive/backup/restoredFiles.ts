import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../files/fileStore';

interface WrittenFile {
  readonly store: FileStore;
  readonly name: string;
}

interface ReplacedFile extends WrittenFile {
  /** The path of a copy of the former file. */
  readonly copy: string;
}

/** The files that a restore writes. It reverts them on failure. */
export class RestoredFiles {
  private readonly added: WrittenFile[] = [];
  private readonly replaced: ReplacedFile[] = [];
  /** The folder of the copies. Created with the first copy. */
  private directory: string | undefined;

  /** Writes a file, unless it exists already with the same content. */
  async add(store: FileStore, name: string, content: Uint8Array): Promise<void> {
    if (await store.exists(name)) return;
    this.added.push({ store, name }); // before the write, which may leave a file even if it fails
    await store.put(name, content);
  }

  /** Replaces a file that has another content. */
  async replace(store: FileStore, name: string, content: Uint8Array): Promise<void> {
    const file = await store.get(name);
    if (!file) return this.add(store, name, content);
    this.directory ??= await mkdtemp(path.join(tmpdir(), 'restore-'));
    const copy = path.join(this.directory, randomUUID());
    await pipeline(file.stream, createWriteStream(copy));
    this.replaced.push({ store, name, copy });
    await store.replace(name, content);
  }

  /** Restores the former files. Deletes the added ones first, which makes room for the others. */
  async revert(): Promise<void> {
    for (const { store, name } of this.added) await store.delete(name);
    for (const { store, name, copy } of this.replaced) await store.replace(name, await readFile(copy));
  }

  /** Deletes the copies of replaced files. */
  async deleteCopies(): Promise<void> {
    if (this.directory) await rm(this.directory, { recursive: true, force: true });
  }
}

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../files/fileStore';

interface Placed {
  readonly store: FileStore;
  readonly name: string;
}

interface Replaced extends Placed {
  /** A copy of what was there. */
  readonly copy: string;
}

/** The files that a restore puts, which it takes back where it fails. */
export class RestoredFiles {
  private readonly added: Placed[] = [];
  private readonly replaced: Replaced[] = [];
  /** Of the copies; made with the first. */
  private directory: string | undefined;

  /** Puts a file that is not there, or is there as it comes. */
  async add(store: FileStore, name: string, content: Uint8Array): Promise<void> {
    if (await store.exists(name)) return;
    this.added.push({ store, name }); // before it is put: it may be there although that failed
    await store.put(name, content);
  }

  /** Puts a file in the place of another one. */
  async replace(store: FileStore, name: string, content: Uint8Array): Promise<void> {
    const file = await store.get(name);
    if (!file) return this.add(store, name, content);
    this.directory ??= await mkdtemp(path.join(tmpdir(), 'restore-'));
    const copy = path.join(this.directory, randomUUID());
    await pipeline(file.stream, createWriteStream(copy));
    this.replaced.push({ store, name, copy });
    await store.replace(name, content);
  }

  /** Leaves the files as they were. What was added goes first: that makes room for what was there. */
  async takeBack(): Promise<void> {
    for (const { store, name } of this.added) await store.remove(name);
    for (const { store, name, copy } of this.replaced) await store.replace(name, await readFile(copy));
  }

  /** Lets the copies go. */
  async forget(): Promise<void> {
    if (this.directory) await rm(this.directory, { recursive: true, force: true });
  }
}

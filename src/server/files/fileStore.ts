import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly stream: Readable;
  /** In bytes. */
  readonly size: number;
}

/** Where files are kept under their names. A name is one that `fileNames` or `imageKinds` made: it never holds a path. */
export interface FileStore {
  /** Keeps a file, whole or not at all. @returns false, with nothing changed, where the name is taken */
  put(name: string, content: Uint8Array): Promise<boolean>;
  /** Keeps a file in the place of the one of this name, if there is one; whoever reads gets the one or the other, whole. */
  replace(name: string, content: Uint8Array): Promise<void>;
  /** Takes a file away, if it is there. */
  remove(name: string): Promise<void>;
  get(name: string): Promise<StoredFile | undefined>;
  exists(name: string): Promise<boolean>;
  list(): Promise<string[]>;
}

/** What administrators upload, and what is made of it. */
export interface Files {
  /** PDF documents, under readable names. */
  readonly documents: FileStore;
  /** Pictures, under the hash of their content. */
  readonly images: FileStore;
  /** The same in other sizes and formats: whatever is missing here is made again. */
  readonly variants: FileStore;
}

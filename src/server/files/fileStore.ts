import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly stream: Readable;
  /** In bytes. */
  readonly size: number;
}

/** Stores files by name. The names come from `fileNames.ts` and `images/storeImage.ts`, and never contain a path. */
export interface FileStore {
  /** Stores a file, whole or not at all. @returns false, with nothing changed, if the name is taken */
  put(name: string, content: Uint8Array): Promise<boolean>;
  /** Stores a file and replaces an existing one of this name. A reader gets the old or the new file, always whole. */
  replace(name: string, content: Uint8Array): Promise<void>;
  /** Deletes a file if it exists. */
  delete(name: string): Promise<void>;
  get(name: string): Promise<StoredFile | undefined>;
  exists(name: string): Promise<boolean>;
  list(): Promise<string[]>;
}

/** The stores of uploaded files, and of the image variants that are created from them. */
export interface Files {
  /** PDF documents, stored under readable names. */
  readonly documents: FileStore;
  /** Pictures, stored under the hash of their content. */
  readonly images: FileStore;
  /** The pictures in other sizes and formats. A missing variant is created again. */
  readonly variants: FileStore;
}

import { buffer } from 'node:stream/consumers';
import type { FileStore } from './fileStore';

/** Reads a whole file into memory. @returns undefined if no file has this name */
export async function readFileBuffer(store: FileStore, name: string): Promise<Buffer | undefined> {
  const file = await store.get(name);
  return file && buffer(file.stream);
}

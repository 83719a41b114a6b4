import type { FileStore } from './fileStore';

/** Reads a whole file into memory. @returns undefined if no file has this name */
export async function readFileBuffer(store: FileStore, name: string): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  const file = await store.get(name);
  if (!file) return undefined;
  for await (const chunk of file.stream) chunks.push(chunk as Uint8Array); // a stream of bytes
  return Buffer.concat(chunks);
}

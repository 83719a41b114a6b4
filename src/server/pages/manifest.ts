import { readFile } from 'node:fs/promises';

/** Addresses of files that belong together, in the order in which they are needed: `/assets/main.0a1b.js`. */
export interface FileGroup {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Bytes of a file as it is, and as it goes over the wire. */
export interface FileSize {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** What a build of the client consists of, as the server and the tests need to know it. */
export interface Manifest {
  /** What every page starts with. */
  readonly entry: FileGroup;
  /** What is loaded on demand, by the name of the chunk; the public screens' are named after their routes. */
  readonly chunks: Readonly<Record<string, FileGroup>>;
  /** Fonts and other files that code refers to, by their names before the build: `public-sans-latin-wght-normal.woff2`. */
  readonly assets: Readonly<Record<string, string>>;
  /** The compressible files, by address. */
  readonly sizes: Readonly<Record<string, FileSize>>;
}

/**
 * Reads the manifest that the build wrote.
 * @throws when the client has not been built.
 */
export const readManifest = async (path: string): Promise<Manifest> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Manifest; // written by our own build, from this very type
  } catch (cause) {
    throw new Error('The client has not been built: run "npm run build" first.', { cause });
  }
};

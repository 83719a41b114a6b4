import { readFile } from 'node:fs/promises';

/** URL paths of files that belong together, in the order in which they load: `/assets/main.0a1b.js`. */
export interface FileGroup {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The size of a file in bytes: as it is, and in each compressed form that the server sends. */
export interface FileSize {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** The files of a build of the client, for the server and the tests. */
export interface Manifest {
  /** The files that every page loads. */
  readonly entry: FileGroup;
  /** Files that load on demand, by the name of their chunk. The chunk of a public screen has the name of its route. */
  readonly chunks: Readonly<Record<string, FileGroup>>;
  /** URL paths of fonts and other files, by their names before the build: `public-sans-latin-wght-normal.woff2`. */
  readonly assets: Readonly<Record<string, string>>;
  /** The sizes of the compressible files, by URL path. */
  readonly sizes: Readonly<Record<string, FileSize>>;
}

/** The URL paths of the fonts. */
export function fontFiles({ assets }: Manifest): readonly string[] {
  return Object.entries(assets)
    .filter(([name]) => name.endsWith('-latin-wght-normal.woff2'))
    .map(([, address]) => address);
}

/**
 * Reads the manifest that the build wrote.
 * @throws when the client has not been built.
 */
export async function readManifest(path: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Manifest; // our build writes the file from this type
  } catch (cause) {
    throw new Error('The client has not been built: run "npm run build" first.', { cause });
  }
}

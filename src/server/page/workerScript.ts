import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicPaths } from '../../model/paths';
import type { Manifest } from './manifest';

/** Chunks beside the public screens that a visitor may need where there is no network. */
const others = ['modal', 'lightbox', 'afterwards'];

/** The files of the public screens: what a site needs to be read once it has been visited. */
const filesOfVisitors = ({ entry, chunks, assets }: Manifest): readonly string[] => {
  const groups = [entry, ...[...Object.keys(publicPaths), ...others].flatMap((name) => chunks[name] ?? [])];
  const fonts = Object.entries(assets)
    .filter(([name]) => name.endsWith('-latin-wght-normal.woff2'))
    .map(([, address]) => address);
  return [...new Set([...groups.flatMap(({ scripts, styles }) => [...scripts, ...styles]), ...fonts])];
};

/**
 * The service worker as it is served: its script after the list of the files that it keeps, so that a browser sees a new one
 * whenever one of them is new. Undefined where the build has none.
 */
export const workerScript = async (directory: string, manifest: Manifest): Promise<string | undefined> => {
  const path = join(directory, 'alone', 'service-worker.js');
  if (!existsSync(path)) return undefined;
  return `self.siteFiles=${JSON.stringify(filesOfVisitors(manifest))};\n${await readFile(path, 'utf8')}`;
};

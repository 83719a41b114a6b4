import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandList } from '../../model/site/brands';
import type { OfflineManifest } from '../../model/site/offlineManifest';
import { publicPaths } from '../../model/site/paths';
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

/** The marks that pages show: one's own, and those of the sister companies. */
const marks = brandList.flatMap(({ assets }) => [`${assets}/logo.svg`, `${assets}/logo-inverse.svg`]);

/** The service worker of a build. */
export interface ServiceWorkerScript {
  /** The same on every server of the same build. */
  readonly release: string;
  /** As it is served: after what it keeps, so that a browser sees a new one with each release. */
  readonly script: string;
}

/**
 * @param boot what each page runs first
 * @returns undefined where the build has none
 */
export const readWorkerScript = async (
  directory: string,
  manifest: Manifest,
  boot: string,
): Promise<ServiceWorkerScript | undefined> => {
  const path = join(directory, 'alone', 'service-worker.js');
  if (!existsSync(path)) return undefined;
  const code = await readFile(path, 'utf8');
  const files = filesOfVisitors(manifest);
  const hash = createHash('sha256').update(JSON.stringify([files, marks, boot, code]));
  const site: OfflineManifest = { release: hash.digest('base64url').slice(0, 12), files, marks };
  return { release: site.release, script: `self.site=${JSON.stringify(site)};\n${code}` };
};

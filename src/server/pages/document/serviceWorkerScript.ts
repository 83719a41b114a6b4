import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandList } from '../../../model/site/brands';
import type { OfflineManifest } from '../../../model/site/offlineManifest';
import { publicPaths } from '../../../model/site/paths';
import type { Manifest } from './manifest';
import { fontFiles } from './manifest';

/** Chunks besides the public screens that a visitor may need while offline. */
const extraChunks = [
  ...['modal', 'lightbox', 'open-now', 'found-instead', 'tanker-more'],
  ...['inquiry-dialog', 'search-index', 'search-texts-en', 'search-texts-fr', 'afterwards'],
];

/** The files of the public screens, which a visitor needs to read the site offline. */
const publicFiles = (manifest: Manifest): readonly string[] => {
  const { entry, chunks } = manifest;
  const groups = [
    entry,
    ...[...Object.keys(publicPaths), ...extraChunks].flatMap((name) => chunks[name] ?? []),
  ];
  return [
    ...new Set([...groups.flatMap(({ scripts, styles }) => [...scripts, ...styles]), ...fontFiles(manifest)]),
  ];
};

/** The logos that pages show: that of the brand, and those of its sister brands. */
const logos = brandList.flatMap(({ assets }) => [`${assets}/logo.svg`, `${assets}/logo-inverse.svg`]);

/** The service worker of a build. */
export interface ServiceWorkerScript {
  /** The id of the build: the same on every server with that build. */
  readonly release: string;
  /** The script as it is served. It begins with the offline manifest, so that each release has a different script. */
  readonly script: string;
}

/**
 * @param boot the code that each page runs first
 * @returns undefined where the build has no service worker
 */
export async function readServiceWorkerScript(
  directory: string,
  manifest: Manifest,
  boot: string,
): Promise<ServiceWorkerScript | undefined> {
  const path = join(directory, 'standalone', 'service-worker.js');
  if (!existsSync(path)) return undefined;
  const code = await readFile(path, 'utf8');
  const files = publicFiles(manifest);
  const hash = createHash('sha256').update(JSON.stringify([files, logos, boot, code]));
  const offlineManifest: OfflineManifest = {
    release: hash.digest('base64url').slice(0, 12),
    files,
    logos,
  };
  return {
    release: offlineManifest.release,
    script: `self.site=${JSON.stringify(offlineManifest)};\n${code}`,
  };
}

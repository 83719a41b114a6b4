import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from './manifest';
import { readManifest } from './manifest';
import type { ServiceWorkerScript } from './serviceWorkerScript';
import { readServiceWorkerScript } from './serviceWorkerScript';

/** The script that a page runs first. The server writes it into the page. */
export interface BootScript {
  readonly code: string;
  /** The source for the content security policy that allows this script alone: `'sha256-…'`. */
  readonly source: string;
}

/** The parts of a page that come from the build and not from the content. */
export interface BuiltClient {
  readonly manifest: Manifest;
  readonly boot: BootScript;
  /** Undefined where the build has no service worker. */
  readonly serviceWorker: ServiceWorkerScript | undefined;
}

const readBoot = async (directory: string): Promise<BootScript> => {
  const code = (await readFile(join(directory, 'standalone', 'boot.js'), 'utf8')).trim();
  if (/<\/|<!--/.test(code))
    throw new Error('boot.js contains characters that would end its <script> element.');
  return { code, source: `'sha256-${createHash('sha256').update(code).digest('base64')}'` };
};

/**
 * @param directory the folder of manifest.json
 * @throws when the client has not been built
 */
export async function readBuiltClient(directory: string): Promise<BuiltClient> {
  const manifest = await readManifest(join(directory, 'manifest.json'));
  const boot = await readBoot(directory);
  return { manifest, boot, serviceWorker: await readServiceWorkerScript(directory, manifest, boot.code) };
}

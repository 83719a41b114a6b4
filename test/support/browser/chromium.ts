import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';
import { chromium } from 'playwright-core';

const programNames = [
  'chromium-headless-shell', // draws the same, with less work
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

const programsIn = (folders: readonly string[]): readonly string[] =>
  programNames.flatMap((name) => folders.map((folder) => join(folder, name)));

/** Where each system keeps a browser that its search path does not name. */
const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: programsIn(['/usr/bin', '/usr/local/bin', '/snap/bin']),
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'].map((program) =>
      join(process.env[variable] ?? 'C:\\', program),
    ),
  ),
};

const onSearchPath = (): readonly string[] => programsIn((process.env.PATH ?? '').split(delimiter));

/** Finds a Chromium: the one that CHROMIUM_PATH names, one of the system, or the one that Playwright keeps. */
const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, where there is no file.`);
  }
  const places = [...onSearchPath(), ...(usualPlaces[platform()] ?? []), chromium.executablePath()];
  return places.find((place) => existsSync(place));
};

const run = (program: string, ...parameters: readonly string[]): boolean =>
  spawnSync(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'], shell: platform() === 'win32' })
    .status === 0;

const isRoot = (): boolean => process.getuid?.() === 0;

const install = (): void => {
  if (isRoot() && spawnSync('apt-get', ['--version']).status === 0) {
    run('apt-get', 'update');
    const isInstalled = run('apt-get', 'install', '--yes', 'chromium-headless-shell');
    if (!isInstalled) run('apt-get', 'install', '--yes', 'chromium');
  }
  if (findChromium() === undefined) run('npx', 'playwright-core', 'install', 'chromium');
};

/**
 * The path of a Chromium, which is installed where there is none.
 * @throws when there is none and none could be installed: a test in a browser is never skipped.
 */
export function chromiumPath(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  process.stdout.write('No Chromium was found; installing one …\n');
  install();
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'These tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell; elsewhere: npx ' +
      'playwright-core install chromium), or name one that is installed with CHROMIUM_PATH.',
  );
}

/** How the browser is started: without a network of its own, and without a sandbox only where root may not have one. */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: chromiumPath(),
    args: [
      ...(isRoot() ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

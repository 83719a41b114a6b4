import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';
import { chromium } from 'playwright-core';

const programNames = [
  'chromium-headless-shell', // renders the same with less CPU time
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

const programsIn = (folders: readonly string[]): readonly string[] =>
  programNames.flatMap((name) => folders.map((folder) => join(folder, name)));

/** The usual places of browsers that are not on the search path, by system. */
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

/** Finds Chromium: by CHROMIUM_PATH, on the system, or in Playwright's folder. */
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
 * The path of Chromium, which is installed if it is missing.
 * @throws if it is missing and cannot be installed. Browser tests are never skipped.
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

/**
 * The options of the browser: no background requests, and no sandbox for root, who may not have one. Scripts are not optimized: a
 * test runs them too briefly for the optimizing compilers to pay.
 */
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
      '--js-flags=--no-maglev,--no-opt',
    ],
  };
}

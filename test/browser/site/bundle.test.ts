import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { externalPackages } from '../../../src/build/externalPackages';
import { pathTo, publicPaths } from '../../../src/model/site/paths';
import type { PublicRoute } from '../../../src/model/site/pages';
import type { Manifest } from '../../../src/server/pages/document/manifest';
import { readManifest } from '../../../src/server/pages/document/manifest';
import { preparePage, untilStarted, widths } from '../../support/browser/browser';
import type { RunningSite } from '../../support/site/site';
import { templateFolder } from '../../support/site/siteTemplate';
import { grownModules, modulesOfScripts } from '../../support/browser/modulesOfScripts';

/**
 * The limit for the scripts of a public page until it is shown, in bytes as they are sent. It is 3 % above the heaviest page at
 * the time when `bundleModules.json` was written.
 */
const limit = 141_000;

/** The login page also loads its state machine, the list of tankers its filters, and the page of the form all of it. */
const ownLimits: Readonly<Partial<Record<PublicRoute, number>>> = {
  home: 145_000,
  login: 153_000,
  tankers: 148_000,
  inquiry: 169_000,
};

/** The bytes of each module in the scripts of all pages when the limits were set. UPDATE_BUNDLE_MODULES=1 writes it. */
const modulesFile = 'test/browser/site/bundleModules.json';

/** Code that only administrators need. A visitor may open the login page. */
const administratorsOnly = /node_modules\/(?:slate|slate-\w+|@dnd-kit|@zxcvbn-ts)\/|src\/client\/admin\//;
const afterLogin =
  /node_modules\/(?:slate|slate-\w+|@dnd-kit|@zxcvbn-ts)\/|src\/client\/admin\/(?!controls\/|session\/login\/)/;

/** Chunks that load on every page a second or two after it is shown. */
const afterEveryPage = ['afterwards', 'modal', 'open-now'];

/** Chunks that load after the page is shown, even without scrolling. Their content may be visible at once on a large screen. */
const afterwards: Readonly<Partial<Record<PublicRoute, readonly string[]>>> = {
  documents: ['pdf'],
  search: ['search-index', 'search-texts-en', 'search-texts-fr'],
  tanker: ['tanker-more'],
};

/** The limit for the code of the search and its index, in bytes as it is sent. */
const searchLimit = 12_000;

/** The limit for the code of editing on the page, without what it shares with the administration, in bytes as it is sent. */
const editModeLimit = 20_000;

const routes = Object.keys(publicPaths) as readonly PublicRoute[]; // the keys of an object literal
const client = 'dist/client';

/** It has few pictures, which are not the subject here. */
const smallWindow = { viewport: { width: widths.phone, height: 400 } };

let site: RunningSite;
let manifest: Manifest;

/** Messages of the console and failed requests while each page loads and is shown. */
const problemsOfRoutes = new Map<PublicRoute, readonly string[]>();

/** The addresses of the scripts that each page requests until it is shown. */
const scriptsOfRoutes = new Map<PublicRoute, readonly string[]>();

beforeAll(async () => {
  [site, manifest] = await Promise.all([sharedSite(), readManifest(join(client, 'manifest.json'))]);
  const { page, problems, close } = await preparePage(sharedBrowser, site.url('norcuve'), smallWindow);
  for (const route of routes) {
    const before = problems.length;
    scriptsOfRoutes.set(route, await scriptsOf(page, route));
    problemsOfRoutes.set(route, problems.slice(before));
  }
  await close();
});

/** The scripts of a chunk and of its worker. The browser may or may not have requested them by now. */
const laterScripts = (chunk: string): readonly string[] => {
  const workers = Object.entries(manifest.assets).filter(([name]) => name.startsWith(`${chunk}.worker`));
  return [...(manifest.chunks[chunk]?.scripts ?? []), ...workers.map(([, address]) => address)];
};

const scriptsOf = async (page: Page, route: PublicRoute): Promise<string[]> => {
  await page.goto(site.url('norcuve', pathTo(route, 'en', { id: 1 })), { waitUntil: 'commit' });
  await untilStarted(page);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.m?js$/.test(path)),
  );
  const later = [...afterEveryPage, ...(afterwards[route] ?? [])].flatMap(laterScripts);
  return [...new Set(scripts)].filter((script) => !later.includes(script));
};

/** The source files of a script, from its source map. */
const sourcesOf = async (script: string): Promise<string[]> => {
  const map: unknown = JSON.parse(await readFile(join(client, `${script}.map`), 'utf8'));
  const isMap = (value: unknown): value is { sources: string[] } =>
    typeof value === 'object' && value !== null && 'sources' in value && Array.isArray(value.sources);
  if (!isMap(map)) throw new Error(`${script} has no source map.`);
  return map.sources;
};

const filesOf = (scripts: Iterable<string>): string[] => [...scripts].map((script) => join(client, script));

const modulesNow = (): Promise<Record<string, number>> =>
  modulesOfScripts(filesOf(new Set([...scriptsOfRoutes.values()].flat())));

/** Lists the modules that grew since the limits were set. */
const describeGrowth = async (): Promise<string> => {
  const before = JSON.parse(await readFile(modulesFile, 'utf8')) as Record<string, number>; // as it is written below
  return grownModules(await modulesNow(), before).join('\n');
};

afterAll(async () => {
  if (!process.env.UPDATE_BUNDLE_MODULES) return;
  await writeFile(modulesFile, `${JSON.stringify(await modulesNow(), null, 2)}\n`);
});

describe.each(routes)('the page %s', (route) => {
  const scripts = (): readonly string[] => scriptsOfRoutes.get(route) ?? [];
  const own = ownLimits[route] ?? limit;

  it(`starts with at most ${own} bytes of JavaScript`, async () => {
    expect(scripts().length).toBeGreaterThan(1);
    const bytes = scripts().map((script) => manifest.sizes[script]?.brotli ?? Number.NaN);
    const sum = bytes.reduce((total, each) => total + each, 0);
    if (sum > own) throw new Error(`It starts with ${sum} bytes. What has grown:\n${await describeGrowth()}`);
    expect(sum).toBeGreaterThan(0);
  });

  it('loads without an error', () => {
    expect(problemsOfRoutes.get(route)).toEqual([]);
  });

  it('has no code that only administrators need', async () => {
    const sources = (await Promise.all(scripts().map(sourcesOf))).flat();
    const forbidden = route === 'login' ? afterLogin : administratorsOnly;
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((source) => forbidden.test(source))).toEqual([]);
  });
});

it(`the index of the search has at most ${searchLimit} bytes, and the other pages do not load it`, () => {
  const index = manifest.chunks['search-index']?.scripts ?? [];
  const bytes = index.map((script) => manifest.sizes[script]?.brotli ?? Number.NaN);
  expect(index.length).toBeGreaterThan(0);
  expect(bytes.reduce((total, each) => total + each, 0)).toBeLessThanOrEqual(searchLimit);
  const others = routes
    .filter((route) => route !== 'search')
    .flatMap((route) => scriptsOfRoutes.get(route) ?? []);
  expect(others.filter((script) => index.includes(script))).toEqual([]);
});

it(`editing on the page adds at most ${editModeLimit} bytes, and only for administrators`, () => {
  const scripts = manifest.chunks['edit-mode']?.scripts ?? [];
  const others = Object.entries(manifest.chunks).flatMap(([name, chunk]) =>
    name === 'edit-mode' ? [] : chunk.scripts,
  );
  const own = scripts.filter((script) => !others.includes(script));
  expect(own.length).toBeGreaterThan(0);
  const bytes = own.map((script) => manifest.sizes[script]?.brotli ?? Number.NaN);
  expect(bytes.reduce((total, each) => total + each, 0)).toBeLessThanOrEqual(editModeLimit);
  const loaded = routes.flatMap((route) => scriptsOfRoutes.get(route) ?? []);
  expect(loaded.filter((script) => own.includes(script))).toEqual([]);
});

it('the styles of toasts are in one chunk only', async () => {
  const styles = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(styles.map((name) => readFile(join(client, 'assets', name), 'utf8')));
  expect(texts.filter((text) => text.includes('.Toastify__toast-container'))).toHaveLength(1);
});

it('the first scripts have the hint to compile them while they load', async () => {
  const texts = await Promise.all(
    manifest.entry.scripts.map((address) => readFile(join(client, address), 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it('the built server serves its OpenAPI document, without the package for YAML', async () => {
  const response = await fetch(`${site.apiUrl}/api/docs`);
  expect(await response.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/allModels': {} } });
});

it('no file of the build contains the folder in which it was built', async () => {
  const entries = await readdir('dist', { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(?:js|mjs|css|map|json)$/.test(entry.name));
  const own = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join('dist', 'development')));
  expect(own.length).toBeGreaterThan(100);
  const texts = await Promise.all(own.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
  expect(texts.filter(({ text }) => text.includes(process.cwd())).map(({ file }) => file)).toEqual([]);
});

it('stack traces of the server name our sources, from a small source map', async () => {
  const map = JSON.parse(await readFile('dist/server/main.js.map', 'utf8')) as {
    sources: string[];
    sourcesContent?: unknown;
  };
  expect(map.sources.some((source) => source.includes('src/server/app.ts'))).toBe(true);
  expect(map.sources.filter((source) => source.includes('node_modules'))).toEqual([]);
  expect(map.sourcesContent).toBeUndefined();
});

test('the commands run from the built files alone, with the packages of a production install', async () => {
  const install = await mkdtemp(join(tmpdir(), 'install-'));
  await cp('dist/server', join(install, 'dist/server'), { recursive: true });
  for (const name of externalPackages) {
    await mkdir(dirname(join(install, 'node_modules', name)), { recursive: true });
    await symlink(resolve('node_modules', name), join(install, 'node_modules', name));
  }
  await writeFile(join(install, 'package.json'), '{ "type": "module" }');
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['dist/server/cli.js', ...args], {
      cwd: install,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: join(install, 'data') },
    });
  await cp(templateFolder(), join(install, 'data'), { recursive: true });
  const { stdout } = await run('account', 'create', 'new@example.com');
  expect(stdout).toMatch(/^new@example\.com {2}\S{20}$/m);
  await run('backup', 'site.backup');
  await expect(run('restore', 'site.backup')).rejects.toThrow('The database is not empty.');
  await rm(install, { recursive: true });
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { pathTo, publicPaths } from '../../src/model/site/paths';
import type { PublicRoute } from '../../src/model/site/paths';
import type { Manifest } from '../../src/server/pages/manifest';
import { readManifest } from '../../src/server/pages/manifest';
import { openPage, untilStarted } from '../support/browser/browser';
import type { RunningSite } from '../support/site/site';

/** What the scripts of a public page may weigh until it is shown, in bytes as they are sent. */
const limit = 135_000;

/** The login page brings its state machine. */
const loginLimit = 150_000;

/** What only administrators need. The login screen is theirs, but a visitor may open it. */
const administratorsOnly =
  /node_modules\/(?:slate|slate-\w+|@dnd-kit|dompurify|@zxcvbn-ts)\/|src\/client\/admin\//;
const loginOnly =
  /node_modules\/(?:slate|slate-\w+|@dnd-kit|dompurify|@zxcvbn-ts)\/|src\/client\/admin\/(?:editors|texts|contacts|dashboard|upload|password|secondFactor)\//;

/** What comes after the page is shown: what draws the documents, which are in view at once on a large screen. */
const afterwards: Readonly<Partial<Record<PublicRoute, string>>> = { documents: 'pdf' };

const routes = Object.keys(publicPaths) as readonly PublicRoute[]; // the keys of a literal object are its own
const client = 'dist/client';

let site: RunningSite;
let browser: Browser;
let manifest: Manifest;

beforeAll(async () => {
  [site, browser, manifest] = await Promise.all([
    sharedSite(),
    sharedBrowser,
    readManifest(join(client, 'manifest.json')),
  ]);
});

/** The scripts of a chunk, and of the worker that it starts: the browser may or may not have asked for them by now. */
const laterScripts = (chunk: string | undefined): readonly string[] => {
  if (chunk === undefined) return [];
  const workers = Object.entries(manifest.assets).filter(([name]) => name.startsWith(`${chunk}.worker`));
  return [...(manifest.chunks[chunk]?.scripts ?? []), ...workers.map(([, address]) => address)];
};

/** The addresses of the scripts that a page asks for until it is shown. */
const scriptsOf = async (route: PublicRoute): Promise<string[]> => {
  const opened = await openPage(browser, site.url('norcuve', pathTo(route, 'en', { id: 1 })));
  await untilStarted(opened.page);
  const scripts = await opened.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.m?js$/.test(path)),
  );
  await opened.close();
  const later = ['afterwards', afterwards[route]].flatMap(laterScripts); // the first is asked for a second after
  return [...new Set(scripts)].filter((script) => !later.includes(script));
};

/** The files that a script was made of, as its source map names them. */
const sourcesOf = async (script: string): Promise<string[]> => {
  const map: unknown = JSON.parse(await readFile(join(client, `${script}.map`), 'utf8'));
  const isMap = (value: unknown): value is { sources: string[] } =>
    typeof value === 'object' && value !== null && 'sources' in value && Array.isArray(value.sources);
  if (!isMap(map)) throw new Error(`${script} has no source map.`);
  return map.sources;
};

describe.each(routes)('the page %s', (route) => {
  let scripts: string[];

  beforeAll(async () => {
    scripts = await scriptsOf(route);
  });

  const own = route === 'login' ? loginLimit : limit;

  it(`starts with at most ${own} bytes of JavaScript`, () => {
    expect(scripts.length).toBeGreaterThan(1);
    const bytes = scripts.map((script) => manifest.sizes[script]?.brotli ?? Number.NaN);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(own);
  });

  it('holds nothing that only administrators need', async () => {
    const sources = (await Promise.all(scripts.map(sourcesOf))).flat();
    const forbidden = route === 'login' ? loginOnly : administratorsOnly;
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((source) => forbidden.test(source))).toEqual([]);
  });
});

it('the styles of toasts are built once, whoever shows one', async () => {
  const styles = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(styles.map((name) => readFile(join(client, 'assets', name), 'utf8')));
  expect(texts.filter((text) => text.includes('.Toastify__toast-container'))).toHaveLength(1);
});

it('the first scripts begin with the hint to compile them while they arrive', async () => {
  const texts = await Promise.all(
    manifest.entry.scripts.map((address) => readFile(join(client, address), 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it('a trace of the server names our sources, from a map that is quickly read', async () => {
  const map = JSON.parse(await readFile('dist/server/main.js.map', 'utf8')) as {
    sources: string[];
    sourcesContent?: unknown;
  };
  expect(map.sources.some((source) => source.includes('src/server/app.ts'))).toBe(true);
  expect(map.sources.filter((source) => source.includes('node_modules'))).toEqual([]);
  expect(map.sourcesContent).toBeUndefined();
});

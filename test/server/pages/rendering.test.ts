import { brotliDecompressSync } from 'node:zlib';
import { shellPath } from '../../../src/model/site/offlineManifest';
import type { TestResponse } from '../../support/site/server/testServer';
import { saveSample } from '../../support/data/factories';
import { origin, startPageServer } from './pageServer';

/* Pages with their content rendered as the browser shows it. */

let site: Awaited<ReturnType<typeof startPageServer>>;

beforeAll(async () => {
  site = await startPageServer();
  await saveSample(site.server, site.token, 'tanker', { nameEn: 'Tandem <45 000 L>', nameFr: 'Tandem' });
});

afterAll(() => site.close());

const get = (address: string, headers: Record<string, string> = {}): Promise<TestResponse> =>
  site.server.request('GET', address, { headers: { host: new URL(origin).host, ...headers } });

const isRendered = ({ raw }: TestResponse): boolean => raw.includes('data-rendered=');

/** Asks for a page until the thread has rendered it. */
const rendered = async (address: string): Promise<TestResponse> => {
  for (;;) {
    const response = await get(address);
    if (isRendered(response)) return response;
  }
};

const documentOf = ({ raw }: TestResponse): Document => parseHtml(raw.toString());

it('a page has the content of its screen below the loading screen, once, in the style of the site', async () => {
  const page = documentOf(await rendered('/tankers'));
  const root = page.getElementById('root');
  expect(root?.querySelector('h1')?.textContent).toBe('Tankers for sale');
  expect(root?.querySelector('main')?.textContent).toContain('Tandem <45\u00a0000\u00a0L>');
  expect(root?.querySelector('header nav a[href="/parts"]')).not.toBeNull();
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(page.querySelector('.without-scripts')).toBeNull();
  expect(page.querySelector('#loading .loading[role=status]')).not.toBeNull();
  expect(page.querySelector('noscript style')?.textContent).toBe('#loading{display:none}');
  expect(page.querySelectorAll('head style[data-emotion^="ui-global "]').length).toBeGreaterThan(2);
  expect(page.querySelector('head style[data-emotion^="ui "]')?.textContent).toContain('.ui-');
  expect(page.title).toBe('Tankers for sale | Norcuve');
});

it('a page is rendered for the parameters that it knows, and is the same page with those of others', async () => {
  const { documentElement: narrowed } = documentOf(await rendered('/tankers?kind=trailer&part=3'));
  expect(narrowed.getAttribute('data-rendered')).toBe('?kind=trailer');
  const page = await rendered('/join-us');
  expect((await get('/join-us?q=1&kind=trailer&utm_source=x')).raw.equals(page.raw)).toBe(true); // it was rendered already
});

it('the fonts load after the code, and until then the page uses local fonts of the same size', async () => {
  const page = documentOf(await rendered('/tankers'));
  expect(page.querySelector('link[as=font]')).toBeNull();
  const [local, own] = [...page.querySelectorAll('head style')].filter(({ textContent }) =>
    textContent.includes('@font-face'),
  );
  expect(local?.textContent).toContain('size-adjust:');
  expect(local?.hasAttribute('media')).toBe(false);
  expect(own?.textContent).toContain('.woff2');
  expect(own?.getAttribute('media')).toBe('(scripting:none)');
});

it('a page in French is rendered in French, also where both languages share the path', async () => {
  expect(documentOf(await rendered('/citernes')).querySelector('h1')?.textContent).toBe('Citernes à vendre');
  const [english, french] = [await rendered('/'), await rendered('/?lang=fr')].map(documentOf);
  expect(english?.documentElement.hasAttribute('data-any-language')).toBe(true);
  expect(french?.documentElement.lang).toBe('fr');
  expect(french?.querySelector('h1')?.textContent).not.toBe(english?.querySelector('h1')?.textContent);
});

it('a page is sent compressed and once: the browser that has it gets 304', async () => {
  const { headers } = await rendered('/join-us');
  const again = await get('/join-us', { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  const compressed = () => get('/join-us', { 'accept-encoding': 'br' });
  const first = await compressed();
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.raw.length).toBeLessThan(14_000);
  let last = first;
  while (last.raw.length >= first.raw.length) {
    await new Promise(setImmediate);
    last = await compressed(); // at the best quality once it is requested often
  }
  expect(brotliDecompressSync(last.raw)).toEqual(brotliDecompressSync(first.raw));
  expect(last.headers.etag).toBe(first.headers.etag);
});

it('after a change the page has the new content', async () => {
  await rendered('/careers');
  await saveSample(site.server, site.token, 'jobPosting', { jobTitleEn: 'Welder of tanks' });
  const page = documentOf(await rendered('/careers'));
  expect(page.querySelector('#root main')?.textContent).toContain('Welder of tanks');
});

it('a dialog that the address opens is in the page, open', async () => {
  const { id } = await saveSample(site.server, site.token, 'product', { nameEn: 'Gauge of depth' });
  const dialog = documentOf(await rendered(`/parts?part=${id}`)).querySelector('#root [role=dialog]');
  expect(dialog?.textContent).toContain('Gauge of depth');
});

it.each(['/login', '/admin', '/nowhere', '/tankers/99999', shellPath, `/parts?q=${'x'.repeat(301)}`])(
  '%s keeps its loading screen alone',
  async (address) => {
    await rendered('/parts');
    const response = await get(address);
    expect(isRendered(response)).toBe(false);
    expect(documentOf(response).querySelector('#root > .loading')).not.toBeNull();
  },
);

it('the search responds to a form without scripts, in the language of its path, and search engines leave it out', async () => {
  await saveSample(site.server, site.token, 'product', { nameEn: 'Sluice gauge', nameFr: 'Jauge à écluse' });
  const page = documentOf(await rendered('/recherche?q=jauge+ecluse'));
  const link = page.querySelector('#root main section a[href^="/pieces?part="]');
  expect(link?.textContent).toContain('Jauge à écluse');
  expect(link?.querySelector('mark')?.textContent).toBe('Jauge');
  const form = page.querySelector<HTMLFormElement>('form[role=search]');
  expect(form?.getAttribute('action')).toBe('/recherche');
  expect(form?.querySelector('input[name=q]')?.getAttribute('value')).toBe('jauge ecluse');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  const english = documentOf(await rendered('/search?q=sluice'));
  expect(english.querySelector('#root main section a')?.getAttribute('href')).toMatch(/^\/parts\?part=\d+$/);
});

it('a search that finds nothing, or asks for something odd, is a page too', async () => {
  for (const query of ['zzzz', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', '%00', '%E0%A4', '%20'])
    expect((await get(`/search?q=${query}`)).status).toBe(200);
  const odd = await rendered('/search?q=%3Cb%3Ezzzz');
  expect(odd.raw.toString()).not.toContain('<b>zzzz');
});

it('the home page tells search engines how to search the site', async () => {
  const page = documentOf(await rendered('/?lang=fr'));
  const json = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(json).toContain('"@type":"WebSite"');
  expect(json).toContain(`"urlTemplate":"${origin}/recherche?q={search_term_string}"`);
});

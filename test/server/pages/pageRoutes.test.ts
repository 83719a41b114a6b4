import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { brandList } from '../../../src/model/site/brands';
import type { EntityName, Row } from '../../../src/model/schema/entities';
import type { Language } from '../../../src/model/site/languages';
import { languages } from '../../../src/model/site/languages';
import { pathTo, protectedPaths, publicPaths } from '../../../src/model/site/paths';
import type { ProtectedRoute } from '../../../src/model/site/paths';
import type { PublicRoute } from '../../../src/model/site/pages';
import { storedPage } from '../../../src/model/text/textPages';
import { lookupBrandText } from '../../../src/model/text/brandTexts';
import { indexTexts, missingText } from '../../../src/model/text/texts';
import type { PageContent } from '../../../src/server/pages/pageContent';
import { pageRoutes } from '../../../src/server/pages/pageRoutes';
import { demonstrationTexts } from '../../support/data/demonstrationLoad';
import { sampleRow } from '../../support/data/factories';
import type { SampleRow } from '../../support/data/factories';
import { boot, buildSmallClient, pageOptions } from './builtClient';
import { emptyContent } from './emptyContent';

const rows: Partial<Record<EntityName, readonly SampleRow[]>> = {
  tanker: [
    { ...sampleRow('tanker', { nameEn: 'Tandem <45 000 L>', nameFr: 'Tandem de 45\u00a0000\nL' }), id: 3 },
    { ...sampleRow('tanker', { nameEn: 'Only in English', nameFr: '' }), id: 4 },
  ],
  jobPosting: [{ ...sampleRow('jobPosting', { jobTitleEn: 'Welder', jobTitleFr: 'Soudeur' }), id: 2 }],
};

const textIndex = indexTexts(demonstrationTexts);
const content: PageContent = {
  ...emptyContent,
  text: (page, key, language, brand) => {
    const text = lookupBrandText(textIndex, brand, language, key, storedPage(page) ?? undefined);
    return { text: text?.resource ?? missingText(key, page), isHtml: text?.isHtml ?? false };
  },
  rows: <Name extends EntityName>(name: Name) => (rows[name] ?? []) as unknown as readonly Row<Name>[], // complete rows from the factory
};

let app: FastifyInstance;
let client: Awaited<ReturnType<typeof buildSmallClient>>;

beforeAll(async () => {
  client = await buildSmallClient();
  app = fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 'fail' }));
  await pageRoutes(app, {
    ...pageOptions,
    content,
    assetsDirectory: client.directory,
  });
});

afterAll(async () => {
  await app.close();
  await client.remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'norcuve.localhost:4200', ...headers } });

const titleOf = (html: string): string | undefined => /<title>(.*?)<\/title>/.exec(html)?.[1];

describe('GET a page', () => {
  it.each(brandList)('has the brand of the host: $name', async (brand) => {
    const { statusCode, body } = await get('/', { host: `${brand.hosts[0] ?? ''}:4200` });
    expect(statusCode).toBe(200);
    expect(body).toContain(`data-brand="${brand.id}"`);
    expect(body).toContain(`<meta name="theme-color" content="${brand.themeColor}">`);
    expect(body).toContain(`href="/brand/${brand.id}/favicon.svg"`);
    expect(body).toContain(`href="/brand/${brand.id}/apple-touch-icon.png"`);
    expect(titleOf(body)).toMatch(new RegExp(` \| ${brand.name}$`));
    expect(body).toContain(`"brand":"${brand.id}"`);
  });

  const everyPath = languages.flatMap((language) =>
    [...Object.keys(publicPaths), ...Object.keys(protectedPaths)].map((route) => {
      const name = route as PublicRoute | ProtectedRoute; // the keys of both tables
      return [pathTo(name, language, { id: name === 'career' ? 2 : 3, page: 'home', classKey: 'home' })];
    }),
  );

  it.each(everyPath)('responds with 200 for %s', async (path) => {
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe(/^\/(?:ask|demande)$/.test(path) ? 'no-store' : 'no-cache'); // each form has its own token
    expect(body).not.toContain('MISSING');
  });

  it('is in the language of the path', async () => {
    expect((await get('/citernes')).body).toContain('<html lang="fr"');
    expect((await get('/tankers')).body).toContain('<html lang="en"');
    expect(titleOf((await get('/citernes')).body)).toBe('Citernes à vendre | Norcuve');
    expect(titleOf((await get('/citernes?compare=1,2')).body)).toBe('Comparer des citernes | Norcuve');
    expect(titleOf((await get('/tankers?compare=')).body)).toBe('Tankers for sale | Norcuve');
    expect(titleOf((await get('/edit-tankers')).body)).toBe('Edit tankers | Norcuve');
    expect(titleOf((await get('/edit-resources/home')).body)).toBe('Edit texts | Norcuve');
  });

  it('ignores a query and a trailing slash', async () => {
    expect((await get('/citernes/?a=/b')).statusCode).toBe(200);
  });

  it('has the name of its row as title', async () => {
    expect(titleOf((await get('/citernes/3')).body)).toBe('Tandem de 45 000 L | Norcuve');
    expect(titleOf((await get('/tankers/3')).body)).toBe('Tandem &lt;45 000 L&gt; | Norcuve');
    expect(titleOf((await get('/citernes/4')).body)).toBe('Only in English | Norcuve');
    expect(titleOf((await get('/carrieres/2')).body)).toBe('Soudeur | Norcuve');
  });

  it.each([
    '/nowhere',
    '/tankers/99',
    '/careers/99',
    '/tankers/abc',
    '/tankers/03',
    '/tankers/3/x',
    '//tankers',
    '/tankers//3',
  ])('responds with 404 and a page for %s', async (path) => {
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(titleOf(body)).toBe('Page not found | Norcuve');
    expect(body).toContain('/assets/main.2.js');
  });

  it('does not handle paths under /api', async () => {
    const response = await get('/api/nothing');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ status: 'fail' });
  });

  it('shows the loading screen before any script has run', async () => {
    const { body } = await get('/citernes');
    expect(body).toMatch(/<div id="root"><div class="loading" role="status">.*Chargement.*<\/div>/);
    expect(body).toContain('prefers-reduced-motion');
  });

  it('starts with the picture of its screen, if there is one', async () => {
    const { body } = await get('/');
    expect(body).toMatch(/<source type="image\/avif" srcset="\/pictures\/hero-norcuve\.jpg-360\.avif 360w, /);
    expect((await get('/join-us')).body).not.toContain('class="loading-picture"');
  });

  it('starts with the title and the introduction of its screen, if there is no picture', async () => {
    const leadIn = (language: Language, title: string): string =>
      `<p class="loading-lead" lang="${language}"><strong class="loading-title">${title}</strong>`;
    const { body } = await get('/join-us');
    expect(body).toContain(`${leadIn('en', 'Get in touch')}Call, write, or drive in`);
    expect(body).not.toContain('lang="fr"><strong');
    for (const path of ['/', '/login', '/admin', '/nowhere']) {
      expect((await get(path)).body).not.toContain('class="loading-title"');
    }
    const { body: shared } = await get('/services-reparations');
    expect(shared).toContain(leadIn('en', 'Services and repairs'));
    expect(shared).toContain(leadIn('fr', 'Services et réparations'));
  });

  it('marks the paths that both languages share, so that the browser can choose the language', async () => {
    const isShared = async (path: string) => (await get(path)).body.includes('data-any-language>');
    for (const path of ['/', '/certification', '/nowhere']) expect(await isShared(path)).toBe(true);
    for (const path of ['/citernes', '/join-us', '/change-password'])
      expect(await isShared(path)).toBe(false);
  });

  it('is in the language that the browser prefers, where the address has none', async () => {
    const french = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' };
    const languageAndVary = async (path: string, accepted?: typeof french) => {
      const { body, headers } = await get(path, accepted);
      return [/<html lang="(\w+)"/.exec(body)?.[1], headers.vary];
    };
    for (const path of ['/', '/certification', '/nowhere']) {
      expect(await languageAndVary(path, french)).toEqual(['fr', 'Accept-Language, Accept-Encoding']);
      expect(await languageAndVary(path)).toEqual(['en', 'Accept-Language, Accept-Encoding']);
    }
    for (const path of ['/?lang=en', '/tankers'])
      expect(await languageAndVary(path, french)).toEqual(['en', 'Accept-Encoding']);
  });

  it('has one inline script, which loads the code', async () => {
    const { body } = await get('/tankers/3');
    expect(body).toContain(`<script data-start="/assets/vendor.1.js /assets/main.2.js">${boot}</script>`);
    expect(body.match(/<script(?! type="application)/g)).toHaveLength(1);
  });

  it('preloads the code of its screen and the content, and the fonts if the browser renders it', async () => {
    const { body } = await get('/tankers/3');
    expect(body).toContain('<link rel="preload" href="/assets/tanker.6.js" as="script">');
    expect(body).toContain('<link rel="preload" href="/assets/tanker.7.css" as="style">');
    expect(body).toContain(
      '<link rel="preload" href="/api/allModels/?texts=public" as="fetch" crossorigin="anonymous">',
    );
    expect(body).toContain('public-sans-latin-wght-normal.8.woff2" as="font" type="font/woff2" crossorigin');
    expect(body).not.toContain('tankers.5.js');
    expect(body).not.toContain('/api/image/all'); // the client requests it later
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed with %s if the browser accepts it', async (encoding, decompress) => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': `deflate, ${encoding};q=0.8` });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(decompress(rawPayload).toString()).toContain('<!doctype html>');
  });

  it('responds with 304 to a browser that has the same page', async () => {
    const first = await get('/tankers');
    const etag = String(first.headers.etag);
    expect((await get('/tankers', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get('/parts', { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('GET a file', () => {
  it.each([
    '/assets/none.js',
    '/pdf/none.pdf',
    '/video/',
    '/brand/norcuve',
    '/assets/../secret.txt',
    '/assets/..%2fsecret.txt',
    '/pdf/%2e%2e/%2e%2e/secret.txt',
    '/pdf//guide.pdf',
  ])('responds only with an error status for %s', async (path) => {
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain('not to be served');
    expect(body).not.toContain(client.directory);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

it('a server without a built client says to run the build', async () => {
  const unbuilt = pageRoutes(fastify(), {
    ...pageOptions,
    content,
    assetsDirectory: '/nowhere',
  });
  await expect(unbuilt).rejects.toThrow('npm run build');
});

import { brotliCompressSync, constants } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import type { BrandId } from '../../../src/model/site/brands';
import { brandIds as allBrandIds } from '../../../src/model/site/brands';
import { isIndexable, publicRoutes } from '../../../src/model/site/pages';
import { matchPath, pathTo, protectedPaths, publicPaths } from '../../../src/model/site/paths';
import type { PublicRoute } from '../../../src/model/site/pages';
import { createPage, openPage, untilStarted } from '../../support/browser/browser';
import type { JsonLdNode, PageFacts } from '../../support/browser/pageFacts';
import { factsOf } from '../../support/browser/pageFacts';
import { addressesIn, isOfItem, withFirstDetails, withFirstItems } from '../../support/site/listedAddresses';
import { renderedPage, servedPage } from '../../support/site/servedPage';
import type { RunningSite } from '../../support/site/site';

/** The second brand has the pages of the first one, in other words that `routes.test.ts` reads. */
const brandIds = ['norcuve', 'propacuve'] as const satisfies readonly BrandId[];

let site: RunningSite;
let pages: ReadonlyMap<BrandId, ReadonlyMap<string, PageFacts>>;

/** The pages of the first brand as they are sent, and the homes of all: other pages of the others differ in a few words. */
const bodies = new Map<string, string>();

beforeAll(async () => {
  site = await sharedSite();
  const parser = await createPage(sharedBrowser);
  const read = brandIds.map(async (brand): Promise<[BrandId, Map<string, PageFacts>]> => {
    const sitemap = await servedPage(site.url(brand, '/sitemap.xml'));
    const found = new Map<string, PageFacts>();
    const isFirst = brand === brandIds[0];
    const addresses = withFirstItems(addressesIn(sitemap.body));
    for (const address of isFirst ? addresses : withFirstDetails(addresses)) {
      const body = await renderedPage(address);
      if (isFirst) bodies.set(address, body);
      found.set(address, await factsOf(parser, body));
    }
    return [brand, found];
  });
  pages = new Map(await Promise.all(read));
  for (const home of allBrandIds.map((brand) => site.url(brand, '/?lang=fr'))) {
    bodies.set(home, await renderedPage(home));
  }
  await parser.context().close();
});

const pagesOf = (brand: BrandId): readonly (readonly [string, PageFacts])[] => [...(pages.get(brand) ?? [])];

const nodesOf = ({ jsonLd }: PageFacts): readonly JsonLdNode[] => {
  if (jsonLd === null) return [];
  const data = JSON.parse(jsonLd) as { '@context': string; '@graph': JsonLdNode[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
};

/** The properties that search engines require (developers.google.com, "Structured data"), for the types of this site. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'address'],
  LocalBusiness: ['name', 'address', 'telephone', 'openingHoursSpecification', 'geo'],
  Product: ['name', 'offers'],
  Person: ['name', 'worksFor'],
  ImageObject: ['name', 'contentUrl'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'contentUrl'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
};

/** Less than what a server sends before the first acknowledgement: ten packets (RFC 6928). */
const pageLimit = 14_000;

/** The page of the manufacturers has the most pictures. With a dialog above them it may be larger. */
const limitOf = (address: string): number =>
  isOfItem(address) && matchPath(new URL(address).pathname)?.route === 'manufacturers' ? 14_500 : pageLimit;

const compressed = (html: string, quality: number): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Compresses as little as is enough: the best quality, which the server uses, takes thirty times as long as the first. */
const qualities = [5, 9, constants.BROTLI_MAX_QUALITY];

/**
 * The longest page of each path of the site: the other tankers and postings have less to say in the same elements. The addresses in
 * a page have no port here, as on a real site. The port of a test is another one each time, which changes the size by some bytes.
 */
const longestPages = (): readonly (readonly [string, string])[] => {
  const longest = new Map<string, readonly [string, string]>();
  for (const [address, body] of bodies) {
    const { host, port, pathname } = new URL(address);
    const html = body.replaceAll(`:${port}`, '');
    const kind = isOfItem(address) ? address : host + pathname.replace(/\d+$/, '');
    if (html.length > (longest.get(kind)?.[1].length ?? 0)) longest.set(kind, [address, html]);
  }
  return [...longest.values()];
};

it('a page with its styles arrives at once, as the server compresses it for many visitors', () => {
  const checked = longestPages();
  const tooLarge = checked.filter(([address, html]) =>
    qualities.every((quality) => compressed(html, quality) > limitOf(address)),
  );
  expect(checked.length).toBeGreaterThan(40);
  expect(
    tooLarge.map(([address, html]) => [address, compressed(html, constants.BROTLI_MAX_QUALITY)]),
  ).toEqual([]);
});

describe.each(brandIds)('the site of %s', (brand) => {
  it('lists every public page in both languages in its sitemap, and nothing else', () => {
    const routes = pagesOf(brand).map(([address]) => matchPath(new URL(address).pathname)?.route);
    expect(new Set(routes)).toEqual(new Set(publicRoutes.filter(isIndexable)));
    expect(routes).not.toContain('login');
    expect(routes).not.toContain('search');
    const addresses = new Set(pagesOf(brand).map(([address]) => address));
    expect(addresses).toContain(site.url(brand, pathTo('parts', 'en')));
    expect(addresses).toContain(site.url(brand, pathTo('parts', 'fr')));
  });

  it('has one title, one heading and a description on each page, all translated', () => {
    const titles = pagesOf(brand).map(([address, page]) => {
      expect([address, page.headings]).toEqual([address, 1]);
      expect(page.text).not.toMatch(/MISSING RESOURCE|undefined|\{\w+\}/);
      expect(page.description?.length).toBeGreaterThan(30);
      expect(page.picture).toMatch(/^http:\/\//);
      return page.title;
    });
    expect(titles.filter((title) => title.trim() === '')).toEqual([]);
  });

  it('links each page to its version in the other language, and back', () => {
    for (const [address, page] of pagesOf(brand)) {
      expect(page.canonical).toBe(address);
      expect(page.alternates).toContain(address);
      for (const alternate of page.alternates) {
        expect(pages.get(brand)?.get(alternate)?.alternates).toEqual(page.alternates);
      }
    }
  });

  it('has structured data with all required properties', () => {
    const types = pagesOf(brand).flatMap(([address, page]) =>
      nodesOf(page).map((node) => {
        const wanted = required[node['@type']];
        expect([address, node['@type'], wanted === undefined]).toEqual([address, node['@type'], false]);
        for (const property of wanted ?? [])
          expect([address, property, node]).toHaveProperty(`2.${property}`);
        return node['@type'];
      }),
    );
    expect(new Set(types)).toEqual(new Set(Object.keys(required)));
  });

  it('has no broken link', async () => {
    const links = pagesOf(brand).flatMap(([address, page]) =>
      page.links.map((link) => new URL(link, address).href),
    );
    const own = withFirstItems([...new Set(links)].filter((link) => link.startsWith(site.url(brand, '/'))));
    expect(own.length).toBeGreaterThan(100);
    const responses = await Promise.all(
      own.map(async (link) => ({ link, status: (await servedPage(link)).status })),
    );
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

/** The pages of the second brand that have elements which those of the first one have not, or fewer of them. */
const otherElements: readonly PublicRoute[] = ['home', 'tankers', 'certifications', 'contact'];

it('each page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'long-title': 'off' }, // the authors of the titles decide
  });
  const faults: string[] = [];
  for (const brand of brandIds) {
    for (const route of brand === 'norcuve' ? (Object.keys(publicPaths) as PublicRoute[]) : otherElements) {
      const address = site.url(brand, pathTo(route, 'fr', { id: 1 }));
      const body = route === 'login' ? (await servedPage(address)).body : await renderedPage(address);
      const report = await validator.validateString(body);
      for (const { messages } of report.results) {
        faults.push(
          ...messages.map(({ line, ruleId, message }) => `${brand} ${route}:${line} ${ruleId} ${message}`),
        );
      }
    }
  }
  expect(faults).toEqual([]);
});

it('search engines may not list the administration or pages that do not exist', async () => {
  const robots = (await servedPage(site.url('rubicuve', '/robots.txt'))).body;
  expect(robots).toContain(`Sitemap: ${site.url('rubicuve', '/sitemap.xml')}`);
  for (const { en, fr } of Object.values(protectedPaths)) {
    for (const path of [en, fr]) {
      expect(
        robots.split('\n').some((line) => line.startsWith('Disallow: ') && path.startsWith(line.slice(10))),
      ).toBe(true);
    }
  }
  for (const path of ['/login', '/admin', '/nowhere', '/tankers/999999']) {
    const page = parseHtml((await servedPage(site.url('rubicuve', path))).body);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(
      page.querySelector('meta[name=description], link[rel=canonical], [type="application/ld+json"]'),
    ).toBeNull();
  }
});

describe('in a browser', () => {
  it('a page can be read without scripts, and its links work', async () => {
    const address = site.url('norcuve', pathTo('tankers', 'fr')); // the server has rendered it, and the page of the link
    const { page, close } = await openPage(sharedBrowser, address, { javaScriptEnabled: false });
    await page.getByRole('heading', { level: 1, name: 'Citernes à vendre' }).waitFor();
    expect(await page.locator('.loading').isVisible()).toBe(false);
    await page.getByRole('navigation').getByRole('link', { name: 'Nous joindre' }).first().click();
    await page
      .getByRole('link', { name: /^\d{3} 555-/ })
      .first()
      .waitFor();
    await close();
  });

  it('after a click on a link, the page has the canonical address of the new page', async () => {
    const { page, problems, close } = await openPage(
      sharedBrowser,
      site.url('norcuve', pathTo('careers', 'en')),
    );
    await untilStarted(page);
    await page
      .locator(`main a[href^="${pathTo('careers', 'en')}/"]`)
      .first()
      .click();
    await page.waitForURL(/\/careers\/\d+$/);
    await page.waitForFunction(
      () => document.querySelector('link[rel=canonical]')?.getAttribute('href') === location.href,
    );
    expect(await page.locator('head [hreflang], head [type="application/ld+json"]').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});

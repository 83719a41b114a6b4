import { HtmlValidate } from 'html-validate';
import { JSDOM } from 'jsdom';
import { brandIds } from '../../src/model/site/brands';
import type { BrandId } from '../../src/model/site/brands';
import { matchPath, pathTo, protectedPaths, publicPaths } from '../../src/model/site/paths';
import type { PublicRoute } from '../../src/model/site/paths';
import { openPage, untilStarted } from '../support/browser/browser';
import { servedPage } from '../support/site/servedPage';
import type { RunningSite } from '../support/site/site';

let site: RunningSite;
let pages: ReadonlyMap<BrandId, ReadonlyMap<string, Document>>;

const addressesIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

beforeAll(async () => {
  site = await sharedSite();
  const read = brandIds.map(async (brand): Promise<[BrandId, Map<string, Document>]> => {
    const sitemap = await servedPage(site.url(brand, '/sitemap.xml'));
    const found = new Map<string, Document>();
    for (const address of addressesIn(sitemap.body)) {
      const { status, body } = await servedPage(address);
      expect([address, status]).toEqual([address, 200]);
      found.set(address, new JSDOM(body).window.document);
    }
    return [brand, found];
  });
  pages = new Map(await Promise.all(read));
});

const pagesOf = (brand: BrandId): readonly (readonly [string, Document])[] => [...(pages.get(brand) ?? [])];

const hrefOf = (page: Document, selector: string): string | undefined =>
  page.querySelector(selector)?.getAttribute('href') ?? undefined;

interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const nodesOf = (page: Document): readonly JsonLdNode[] => {
  const text = page.querySelector('script[type="application/ld+json"]')?.textContent;
  if (!text) return [];
  const data = JSON.parse(text) as { '@context': string; '@graph': JsonLdNode[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
};

/** The properties that search engines require (developers.google.com, "Structured data"), for the types of this site. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'address'],
  LocalBusiness: ['name', 'address', 'telephone', 'openingHoursSpecification', 'geo'],
  Product: ['name', 'offers'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  BreadcrumbList: ['itemListElement'],
};

describe.each(brandIds)('the site of %s', (brand) => {
  it('lists every public page in both languages in its sitemap, and nothing else', () => {
    const routes = pagesOf(brand).map(([address]) => matchPath(new URL(address).pathname)?.route);
    const wanted = (Object.keys(publicPaths) as PublicRoute[]).filter((route) => route !== 'login');
    expect(new Set(routes)).toEqual(new Set(wanted));
    const addresses = new Set(pagesOf(brand).map(([address]) => address));
    expect(addresses).toContain(site.url(brand, pathTo('parts', 'en')));
    expect(addresses).toContain(site.url(brand, pathTo('parts', 'fr')));
  });

  it('has one title, one heading and a description on each page, all translated', () => {
    const titles = pagesOf(brand).map(([address, page]) => {
      const inEach = page.documentElement.hasAttribute('data-any-language') ? 2 : 1;
      expect([address, page.querySelectorAll('h1').length]).toEqual([address, inEach]);
      expect(page.body.textContent).not.toMatch(/MISSING RESOURCE|undefined|\{\w+\}/);
      const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
      expect(description.length).toBeGreaterThan(30);
      expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(/^http:\/\//);
      return page.title;
    });
    expect(titles.filter((title) => title.trim() === '')).toEqual([]);
  });

  it('links each page to its version in the other language, and back', () => {
    for (const [address, page] of pagesOf(brand)) {
      expect(hrefOf(page, 'link[rel=canonical]')).toBe(address);
      const alternates = ['en', 'fr'].map((language) => hrefOf(page, `link[hreflang=${language}]`));
      expect(alternates).toContain(address);
      for (const alternate of alternates) {
        const other = pages.get(brand)?.get(alternate ?? '');
        expect(other && ['en', 'fr'].map((each) => hrefOf(other, `link[hreflang=${each}]`))).toEqual(
          alternates,
        );
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
      [
        ...page.querySelectorAll(
          '.server-rendered a[href], .server-rendered img[src], link[href], meta[property="og:image"]',
        ),
      ].map((each) => {
        const link =
          each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('content') ?? '';
        return new URL(link, address).href;
      }),
    );
    const own = [...new Set(links)].filter((link) => link.startsWith(site.url(brand, '/')));
    expect(own.length).toBeGreaterThan(100);
    const answers = await Promise.all(
      own.map(async (link) => ({ link, status: (await servedPage(link)).status })),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

it('each page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'long-title': 'off' }, // the authors of the titles decide
  });
  const faults: string[] = [];
  for (const route of Object.keys(publicPaths) as PublicRoute[]) {
    for (const brand of ['norcuve', 'propacuve'] as const) {
      const { body } = await servedPage(site.url(brand, pathTo(route, 'fr', { id: 1 })));
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
    const page = new JSDOM((await servedPage(site.url('rubicuve', path))).body).window.document;
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(
      page.querySelector('meta[name=description], link[rel=canonical], [type="application/ld+json"]'),
    ).toBeNull();
  }
});

describe('in a browser', () => {
  it('a page can be read without scripts, and its links work', async () => {
    const { page, close } = await openPage(sharedBrowser, site.url('rubicuve', pathTo('tankers', 'fr')), {
      javaScriptEnabled: false,
    });
    await page.getByRole('heading', { level: 1, name: 'Citernes à vendre' }).waitFor();
    expect(await page.locator('.loading').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Nous joindre' }).click();
    await page
      .getByRole('link', { name: /^\d{3} 555-/ })
      .first()
      .waitFor();
    await close();
  });

  it('after a click on a link, the page has the canonical address of the new page', async () => {
    const { page, problems, close } = await openPage(
      sharedBrowser,
      site.url('norcuve', pathTo('tankers', 'en')),
    );
    await untilStarted(page);
    expect(await page.locator('.server-rendered').count()).toBe(0);
    await page
      .locator(`main a[href^="${pathTo('tankers', 'en')}/"]`)
      .first()
      .click();
    await page.waitForURL(/\/tankers\/\d+$/);
    await page.waitForFunction(
      () => document.querySelector('link[rel=canonical]')?.getAttribute('href') === location.href,
    );
    expect(await page.locator('head [hreflang], head [type="application/ld+json"]').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});

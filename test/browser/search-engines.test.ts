import { get } from 'node:http';
import { HtmlValidate } from 'html-validate';
import { JSDOM } from 'jsdom';
import { brandIds } from '../../src/model/site/brands';
import type { BrandId } from '../../src/model/site/brands';
import { matchPath, pathTo, protectedPaths, publicPaths } from '../../src/model/site/paths';
import type { PublicRoute } from '../../src/model/site/paths';
import { openPage, untilStarted } from '../support/browser/browser';
import type { RunningSite } from '../support/site/site';

interface Answer {
  readonly status: number;
  readonly body: string;
}

let site: RunningSite;
let pages: ReadonlyMap<BrandId, ReadonlyMap<string, Document>>;

/** Asks 127.0.0.1 as a browser would ask the address: Node's own resolver does not know *.localhost. */
const ask = (address: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(address);
    get({ host: '127.0.0.1', port, path: pathname + search, headers: { host } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() });
      });
    }).on('error', reject);
  });

const listed = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

beforeAll(async () => {
  site = await sharedSite();
  const read = brandIds.map(async (brand): Promise<[BrandId, Map<string, Document>]> => {
    const sitemap = await ask(site.url(brand, '/sitemap.xml'));
    const found = new Map<string, Document>();
    for (const address of listed(sitemap.body)) {
      const { status, body } = await ask(address);
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

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const thingsOf = (page: Document): readonly Thing[] => {
  const written = page.querySelector('script[type="application/ld+json"]')?.textContent;
  if (!written) return [];
  const read = JSON.parse(written) as { '@context': string; '@graph': Thing[] };
  expect(read['@context']).toBe('https://schema.org');
  return read['@graph'];
};

/** What search engines ask of a thing (developers.google.com, "Structured data"), as far as this site tells it. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'address'],
  LocalBusiness: ['name', 'address', 'telephone', 'openingHoursSpecification', 'geo'],
  Product: ['name', 'offers'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  BreadcrumbList: ['itemListElement'],
};

describe.each(brandIds)('the site of %s', (brand) => {
  it('lists every page in both languages, and nothing that needs a session', () => {
    const routes = pagesOf(brand).map(([address]) => matchPath(new URL(address).pathname)?.route);
    const wanted = (Object.keys(publicPaths) as PublicRoute[]).filter((route) => route !== 'login');
    expect(new Set(routes)).toEqual(new Set(wanted));
    const addresses = new Set(pagesOf(brand).map(([address]) => address));
    expect(addresses).toContain(site.url(brand, pathTo('parts', 'en')));
    expect(addresses).toContain(site.url(brand, pathTo('parts', 'fr')));
  });

  it('says in each page what it is, in the words of its language, and once', () => {
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

  it('names for each page its own address and that in the other language, and the other names it back', () => {
    for (const [address, page] of pagesOf(brand)) {
      expect(hrefOf(page, 'link[rel=canonical]')).toBe(address);
      const route = matchPath(new URL(address).pathname)?.route;
      const alternates = ['en', 'fr'].map((language) => hrefOf(page, `link[hreflang=${language}]`));
      if (route && publicPaths[route as PublicRoute].en === publicPaths[route as PublicRoute].fr) {
        expect(alternates).toEqual([undefined, undefined]);
        continue;
      }
      expect(alternates).toContain(address);
      for (const alternate of alternates) {
        const other = pages.get(brand)?.get(alternate ?? '');
        expect(other && ['en', 'fr'].map((each) => hrefOf(other, `link[hreflang=${each}]`))).toEqual(
          alternates,
        );
      }
    }
  });

  it('describes itself to machines with all that they ask for', () => {
    const types = pagesOf(brand).flatMap(([address, page]) =>
      thingsOf(page).map((thing) => {
        const wanted = required[thing['@type']];
        expect([address, thing['@type'], wanted === undefined]).toEqual([address, thing['@type'], false]);
        for (const property of wanted ?? [])
          expect([address, property, thing]).toHaveProperty(`2.${property}`);
        return thing['@type'];
      }),
    );
    expect(new Set(types)).toEqual(new Set(Object.keys(required)));
  });

  it('leads nowhere that is not there', async () => {
    const links = pagesOf(brand).flatMap(([address, page]) =>
      [
        ...page.querySelectorAll('.plain a[href], .plain img[src], link[href], meta[property="og:image"]'),
      ].map((each) => {
        const link =
          each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('content') ?? '';
        return new URL(link, address).href;
      }),
    );
    const own = [...new Set(links)].filter((link) => link.startsWith(site.url(brand, '/')));
    expect(own.length).toBeGreaterThan(100);
    const answers = await Promise.all(own.map(async (link) => ({ link, status: (await ask(link)).status })));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

it('each page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'long-title': 'off' }, // a matter of taste, decided by whoever writes the titles
  });
  const faults: string[] = [];
  for (const route of Object.keys(publicPaths) as PublicRoute[]) {
    for (const brand of ['norcuve', 'propacuve'] as const) {
      const { body } = await ask(site.url(brand, pathTo(route, 'fr', { id: 1 })));
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

it('what needs a session, and what is not there, is not to be listed by search engines', async () => {
  const robots = (await ask(site.url('rubicuve', '/robots.txt'))).body;
  expect(robots).toContain(`Sitemap: ${site.url('rubicuve', '/sitemap.xml')}`);
  for (const { en, fr } of Object.values(protectedPaths)) {
    for (const path of [en, fr]) {
      expect(
        robots.split('\n').some((line) => line.startsWith('Disallow: ') && path.startsWith(line.slice(10))),
      ).toBe(true);
    }
  }
  for (const path of ['/login', '/admin', '/nowhere', '/tankers/999999']) {
    const page = new JSDOM((await ask(site.url('rubicuve', path))).body).window.document;
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(
      page.querySelector('meta[name=description], link[rel=canonical], [type="application/ld+json"]'),
    ).toBeNull();
  }
});

describe('in a browser', () => {
  it('without scripts a page is read and left by its links', async () => {
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

  it('another page that is shown in the place of the first is known by its own address', async () => {
    const { page, problems, close } = await openPage(
      sharedBrowser,
      site.url('norcuve', pathTo('tankers', 'en')),
    );
    await untilStarted(page);
    expect(await page.locator('.plain').count()).toBe(0);
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

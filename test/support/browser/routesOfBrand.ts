import type { Page } from 'playwright-core';
import type { BrandId } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import type { PublicRoute } from '../../../src/model/site/paths';
import { pathTo, publicPaths } from '../../../src/model/site/paths';
import { faultsOf } from './accessibility';
import { widths } from './browser';
import { SiteTests } from '../site/siteTests';

/*
 * The pages of the site on a phone (`test/browser/routes-*.test.ts`): what a visitor must find there, and what no page may do. One
 * brand shows all of them in both languages, each of the others those that are its own in one language.
 */

const routes = Object.keys(publicPaths) as readonly PublicRoute[]; // the keys of a literal object are its own

/** A row that the brand shows: the first tankers are of the fuel brands, the last of the propane brand. */
const idOf = (brand: BrandId, route: PublicRoute): number =>
  route === 'tanker' && brand === 'propacuve' ? 10 : 1;

/** Walks down the page, so that what loads as it comes into view does. */
const walkDown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const step = window.innerHeight;
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    await Promise.all(
      [...document.images].map((image) => image.decode().catch(() => undefined)), // a broken one is found below
    );
  });

const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src),
  );

/** How many px the page is wider than the screen, measured by its content too: what is cut off counts. */
const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The labels of the bar that break into lines. */
const brokenLabels = (page: Page): Promise<string[]> =>
  page
    .locator('header nav > ul > li')
    .locator('> a:visible, > div > button:visible')
    .evaluateAll((labels) =>
      labels.flatMap((label) => {
        const range = document.createRange();
        range.selectNodeContents(label.firstChild ?? label);
        return range.getClientRects().length > 1 ? label.textContent : [];
      }),
    );

/** Pages that show the same content, in the same parts, at every brand. */
const sameForEveryBrand: readonly PublicRoute[] = [
  'mission',
  'manufacturers',
  'parts',
  'services',
  'documents',
  'career',
];

/** The pages of a brand that no other brand shows in the same way. */
export const ownRoutes = routes.filter((route) => !sameForEveryBrand.includes(route));

interface Options {
  readonly brand: BrandId;
  readonly language: Language;
  /** All of them, where nothing else is said. */
  readonly routes?: readonly PublicRoute[];
  /** Whether axe looks at each page: it finds the same in both languages. */
  readonly isAccessibilityChecked?: boolean;
}

/** Declares the tests of a brand's pages in a language. */
export function testRoutesOf({
  brand,
  language,
  routes: own = routes,
  isAccessibilityChecked = true,
}: Options): void {
  const tests = new SiteTests();

  it.each(own.map((route) => ({ route, language })))(
    'shows $route in $language on a phone',
    async ({ route }) => {
      const path = pathTo(route, language, { id: idOf(brand, route) });
      const { origin } = new URL(tests.site.url(brand));
      const { page, problems } = await tests.open(path, {
        brand,
        viewport: { width: widths.phone, height: 740 },
        storageState: {
          cookies: [],
          origins: [{ origin, localStorage: [{ name: 'language', value: language }] }],
        },
      });
      expect(await page.getAttribute('html', 'lang')).toBe(language);
      await walkDown(page);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('body').innerText()).not.toContain('MISSING RESOURCE');
      expect(await page.title()).not.toMatch(/MISSING RESOURCE|not found|introuvable/i);
      expect(await excessWidth(page)).toBe(0);
      expect(await brokenPictures(page)).toEqual([]);
      if (isAccessibilityChecked) expect(await faultsOf(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
  );

  it(`in ${language} nothing is wider than a tablet or an office screen, and no label of the bar breaks`, async () => {
    const { page } = await tests.open(pathTo('contact', language), { brand });
    for (const width of [widths.tablet, widths.office]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
      expect(await excessWidth(page)).toBe(0);
      expect(await page.getByRole('navigation').first().getByRole('listitem').count()).toBeGreaterThan(0);
      expect(await brokenLabels(page)).toEqual([]);
    }
  });
}

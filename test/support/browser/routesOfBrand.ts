import type { Page } from 'playwright-core';
import type { BrandId } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import { languages } from '../../../src/model/site/languages';
import type { PublicRoute } from '../../../src/model/site/pages';
import { pathTo, publicPaths } from '../../../src/model/site/paths';
import { contrastViolationsIn, violationsIn } from './accessibility';
import type { WatchedPage } from './browser';
import { openPage, showPath, untilStarted, widths } from './browser';
import { linesOf } from './linesOf';
import { SiteTests } from '../site/siteTests';

/*
 * The tests of the public pages on a phone (`test/browser/site/routes.test.ts`). They open all pages of one brand in both languages,
 * and of each other brand, in one language, those that differ.
 */

const allRoutes = Object.keys(publicPaths) as readonly PublicRoute[]; // the keys of an object literal

/** The pages with all colours of a brand: each pair of a text and its background that differs between brands is on one of them. */
const colourfulRoutes: readonly PublicRoute[] = [
  ...(['home', 'employees', 'tankers', 'tanker', 'certifications', 'contact'] as const),
];

/** The pages that are the same for each brand, but for their colours. */
const sameRoutes: readonly PublicRoute[] = ['accessibility', 'privacy', 'inquiry', 'login'];

/** The id of a row that the brand shows: the fuel brands have the first tankers, the propane brand the last ones. */
const idOf = (brand: BrandId, route: PublicRoute): number =>
  route === 'tanker' && brand === 'propacuve' ? 10 : 1;

/** Scrolls down the page, so that its later parts and its lazy images load. */
const walkDown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const step = window.innerHeight;
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });

/** The pictures that do not load, of those that are shown at this width. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    return shown.filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });

/** By how many px the content of the page is wider than the screen. */
const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The labels of the top bar that break into two lines. */
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

interface Options {
  readonly brand: BrandId;
  readonly language: Language;
  /**
   * What is checked. Another language has the same pictures and colours, but other words. Another brand has the same components, in
   * other colours, and its own words on most pages.
   */
  readonly extent: 'everything' | 'words' | 'colours';
}

const phone = { viewport: { width: widths.phone, height: 740 } };

/** What axe finds on a page. The bars around its content are the same on each page. */
const violationsOf = async (page: Page, route: PublicRoute, { extent }: Options) => {
  const part = route === 'home' ? 'html' : 'main';
  if (extent === 'everything') return violationsIn(page, part);
  return extent === 'colours' && colourfulRoutes.includes(route) ? contrastViolationsIn(page, part) : [];
};

/** Checks a page on a phone: one heading, all texts and pictures, and nothing that is wider than the screen. */
const checkPage = async (page: Page, route: PublicRoute, options: Options): Promise<void> => {
  expect(await page.getAttribute('html', 'lang')).toBe(options.language);
  await walkDown(page);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('body').innerText()).not.toContain('MISSING RESOURCE');
  expect(await page.title()).not.toMatch(/MISSING RESOURCE|not found|introuvable/i);
  expect(await excessWidth(page)).toBe(0);
  const hasOwnPictures = options.extent === 'everything' || route === 'home' || route === 'tanker';
  if (hasOwnPictures) expect(await brokenPictures(page)).toEqual([]);
  expect(await violationsOf(page, route, options)).toEqual([]);
};

const resize = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
};

const chooseLanguage = async (page: Page, language: Language): Promise<void> => {
  if ((await page.getAttribute('html', 'lang')) === language) return;
  await page.locator(`header a[lang=${language}]:visible`).click();
  await page.locator(`html[lang=${language}]`).waitFor();
};

/**
 * Declares the tests of a brand's pages in a language, which are shown one after the other: to load each takes twice the time.
 * `bundle.test.ts` loads each page.
 */
export function testRoutesOf(options: Options): void {
  const tests = new SiteTests();
  const { brand, language, extent } = options;
  const routes = extent === 'colours' ? allRoutes.filter((route) => !sameRoutes.includes(route)) : allRoutes;

  describe(`${brand} in ${language} on a phone`, () => {
    let opened: WatchedPage;

    const show = (route: PublicRoute): Promise<void> =>
      showPath(opened.page, pathTo(route, language, { id: idOf(brand, route) }));

    beforeAll(async () => {
      const address = tests.site.url(brand, `${pathTo('home', language)}?lang=${language}`);
      opened = await openPage(tests.browser, address, phone);
      await untilStarted(opened.page);
    });

    afterAll(() => opened.close());

    it.each(routes)('shows %s', async (route) => {
      const { page, problems } = opened;
      if (route !== 'home') await show(route);
      await checkPage(page, route, options);
      expect(problems).toEqual([]);
    });

    test('no page is wider than a tablet or an office screen, and no label of the top bar breaks', async () => {
      const { page } = opened;
      await show('contact');
      for (const width of [widths.tablet, widths.office]) {
        await resize(page, width);
        expect(await excessWidth(page)).toBe(0);
        expect(await page.getByRole('navigation').first().getByRole('listitem').count()).toBeGreaterThan(0);
        expect(await brokenLabels(page)).toEqual([]);
      }
    });

    if (extent === 'words') return;
    test('the name of a tab is readable under the pointer on an office screen, selected or not', async () => {
      const { page } = opened;
      await page.setViewportSize({ width: widths.office, height: 900 });
      await show('achievements');
      const tab = page.getByRole('tab').last(); // not selected at first, unless it is the only one
      for (const isClicked of [false, true]) {
        if (isClicked) await tab.click();
        await tab.hover();
        await tab.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
        expect(await contrastViolationsIn(page, '[role=tablist]')).toEqual([]);
      }
    });

    test('the headline of the home page has at most three lines beside its picture, in both languages', async () => {
      const { page } = opened;
      await show('home');
      await page.evaluate(() => document.fonts.ready);
      for (const each of languages) {
        await chooseLanguage(page, each);
        for (const width of [1024, widths.office, 1920]) {
          await resize(page, width);
          const lines = await linesOf(page, 'main h1');
          expect([each, width, lines]).toEqual([each, width, Math.min(lines, 3)]);
        }
      }
    });
  });
}

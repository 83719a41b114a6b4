import type { Page } from 'playwright-core';
import type { BrandId } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import type { PublicRoute } from '../../../src/model/site/pages';
import { pathTo, publicPaths } from '../../../src/model/site/paths';
import { contrastViolationsIn, violationsIn } from './accessibility';
import type { WatchedPage } from './browser';
import { openPage, showPath, untilStarted, widths } from './browser';
import { SiteTests } from '../site/siteTests';

/*
 * The tests of the public pages on a phone (`test/browser/routes*.test.ts`). They open all pages of one brand in both languages,
 * and those of each other brand in one language.
 */

const routes = Object.keys(publicPaths) as readonly PublicRoute[]; // the keys of an object literal

/** The id of a row that the brand shows: the fuel brands have the first tankers, the propane brand the last ones. */
const idOf = (brand: BrandId, route: PublicRoute): number =>
  route === 'tanker' && brand === 'propacuve' ? 10 : 1;

/** Scrolls down the page, so that lazy images load: those that are shown at this width. */
const walkDown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const step = window.innerHeight;
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    await Promise.all(
      [...document.images]
        .filter((image) => image.checkVisibility())
        .map((image) => image.decode().catch(() => undefined)), // brokenPictures finds it
    );
  });

const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.naturalWidth === 0 && image.checkVisibility())
      .map((image) => image.src),
  );

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
  /** The extent of the check by axe: another brand has the same components in other colours, and a language changes neither. */
  readonly axe?: 'everything' | 'colours' | 'nothing';
}

const phone = { viewport: { width: widths.phone, height: 740 } };

/** Checks a page on a phone: one heading, all texts and pictures, and nothing that is wider than the screen. */
const checkPage = async (page: Page, part: string, { language, axe }: Options): Promise<void> => {
  expect(await page.getAttribute('html', 'lang')).toBe(language);
  await walkDown(page);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('body').innerText()).not.toContain('MISSING RESOURCE');
  expect(await page.title()).not.toMatch(/MISSING RESOURCE|not found|introuvable/i);
  expect(await excessWidth(page)).toBe(0);
  expect(await brokenPictures(page)).toEqual([]);
  if (axe === 'everything') expect(await violationsIn(page, part)).toEqual([]);
  if (axe === 'colours') expect(await contrastViolationsIn(page, part)).toEqual([]);
};

/**
 * Declares the tests of a brand's pages in a language, which are shown one after the other: to load each takes twice the time.
 * `bundle.test.ts` loads each page.
 */
export function testRoutesOf({ axe = 'everything', ...options }: Options): void {
  const tests = new SiteTests();
  const { brand, language } = options;

  describe(`in ${language} on a phone`, () => {
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
      const part = route === 'home' ? 'html' : 'main'; // the bars around it are the same on each page
      await checkPage(page, part, { ...options, axe });
      expect(problems).toEqual([]);
    });

    test('no page is wider than a tablet or an office screen, and no label of the top bar breaks', async () => {
      const { page } = opened;
      await show('contact');
      for (const width of [widths.tablet, widths.office]) {
        await page.setViewportSize({ width, height: 900 });
        await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
        expect(await excessWidth(page)).toBe(0);
        expect(await page.getByRole('navigation').first().getByRole('listitem').count()).toBeGreaterThan(0);
        expect(await brokenLabels(page)).toEqual([]);
      }
    });

    if (axe === 'nothing') return;
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
  });
}

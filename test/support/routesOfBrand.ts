import type { Browser, Page } from 'playwright-core';
import type { BrandId } from '../../src/model/brands';
import { languages } from '../../src/model/languages';
import type { PublicRoute } from '../../src/model/paths';
import { pathTo, publicPaths } from '../../src/model/paths';
import { faultsOf } from './accessibility';
import { launchBrowser, openPage, untilStarted, widths } from './browser';
import { startSite } from './site';
import type { RunningSite } from './site';

/*
 * Every page of the site, in both languages, for each brand (`test/browser/routes-*.test.ts`), on a phone: what a visitor must find there, and what no page
 * may do.
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

const cases = languages.flatMap((language) => routes.map((route) => ({ language, route })));

/** Declares the tests of a brand's pages; one file each, so that two of them run at a time. */
export const testRoutesOf = (brand: BrandId): void => {
  let site: RunningSite;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  it.each(cases)('shows $route in $language on a phone', async ({ language, route }) => {
    const path = pathTo(route, language, { id: idOf(brand, route) });
    const { page, problems, close } = await openPage(browser, site.url(brand, path), {
      viewport: { width: widths.phone, height: 740 },
      storageState: {
        cookies: [],
        origins: [
          { origin: new URL(site.url(brand)).origin, localStorage: [{ name: 'language', value: language }] },
        ],
      },
    });
    await untilStarted(page);
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    await walkDown(page);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('body').innerText()).not.toContain('MISSING RESOURCE');
    expect(await page.title()).not.toMatch(/MISSING RESOURCE|not found|introuvable/i);
    expect(await excessWidth(page)).toBe(0);
    expect(await brokenPictures(page)).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it.each(languages)(
    'in %s nothing is wider than a tablet or an office screen, and no label of the bar breaks',
    async (language) => {
      for (const width of [widths.tablet, widths.office]) {
        const { page, close } = await openPage(browser, site.url(brand, pathTo('contact', language)), {
          viewport: { width, height: 900 },
        });
        await untilStarted(page);
        expect(await excessWidth(page)).toBe(0);
        expect(await page.getByRole('navigation').first().getByRole('listitem').count()).toBeGreaterThan(0);
        expect(await brokenLabels(page)).toEqual([]);
        await close();
      }
    },
  );
};

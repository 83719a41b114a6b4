import type { Browser, Page } from 'playwright-core';
import type { PublicRoute } from '../../src/model/paths';
import { pathTo } from '../../src/model/paths';
import { launchBrowser, openPage, untilStarted } from '../support/browser';
import type { WatchedPage } from '../support/browser';
import { startSite } from '../support/site';
import type { RunningSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
let opened: WatchedPage;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});

afterEach(async () => {
  expect(opened.problems).toEqual([]);
  await opened.close();
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Comes to a screen from the home page, as a visitor does. */
const comeTo = async (route: PublicRoute, menu: string): Promise<Page> => {
  opened = await openPage(browser, site.url('norcuve', pathTo('home', 'en')));
  const { page } = opened;
  await untilStarted(page);
  await page.getByRole('button', { name: menu }).click();
  await page
    .locator(`a[href="${pathTo(route, 'en')}"]:visible`)
    .first()
    .click();
  await page.waitForURL(`**${pathTo(route, 'en')}`);
  return page;
};

const covering = [
  ['parts', 'Products', /See the part/],
  ['gallery', 'About us', /Enlarge picture 1 of/],
] as const;

const goBack = (page: Page) => page.evaluate(() => history.back());

it.each(covering)(
  'the back button closes what is open over the page %s, and leaves the page the second time',
  async (route, menu, opener) => {
    const page = await comeTo(route, menu);
    await page.getByRole('button', { name: opener }).first().click();
    await page.getByRole('dialog').waitFor();
    await goBack(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction((path) => location.pathname === path, pathTo(route, 'en'));
    await page.getByRole('button', { name: opener }).first().waitFor();
    expect(pathOf(page)).toBe(pathTo(route, 'en'));
    await goBack(page);
    await page.waitForURL(`**${pathTo('home', 'en')}`);
    await untilStarted(page);
  },
);

it.each(covering)(
  'the back button closes what is open over the page %s also where it is the first page of the visit',
  async (route, _menu, opener) => {
    opened = await openPage(browser, site.url('norcuve', pathTo(route, 'en')));
    const { page } = opened;
    await untilStarted(page);
    for (const again of [1, 2]) {
      await page.getByRole('button', { name: opener }).first().click();
      await page.getByRole('dialog').waitFor();
      await goBack(page);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect([again, pathOf(page)]).toEqual([again, pathTo(route, 'en')]);
    }
  },
);

it('what was closed by its own button leaves nothing behind for the back button', async () => {
  const page = await comeTo('parts', 'Products');
  for (const which of [0, 1]) {
    await page
      .getByRole('button', { name: /See the part/ })
      .nth(which)
      .click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => !('isCovered' in history.state));
  }
  await goBack(page);
  await page.waitForURL(`**${pathTo('home', 'en')}`);
  await untilStarted(page);
});

const openFirst = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /See the part|Voir la pièce/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};

it('a jump over two entries shows the page whose address it is, also where something is open', async () => {
  opened = await openPage(browser, site.url('norcuve', pathTo('careers', 'en')));
  const { page } = opened;
  await untilStarted(page);
  await page.getByRole('button', { name: 'Products' }).click();
  await page.locator('a[href="/parts"]:visible').first().click();
  await openFirst(page);
  await page.evaluate(() => history.go(-2));
  await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor();
  expect(pathOf(page)).toBe('/careers');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('forward, after something was closed and the language changed, leaves the page as it is', async () => {
  const page = await comeTo('parts', 'Products');
  await openFirst(page);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !('isCovered' in history.state));
  await page.getByRole('link', { name: /FR/ }).click();
  await page.locator('html[lang=fr]').waitFor();
  await page.evaluate(() => {
    history.forward();
    return new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  await page.waitForFunction(() => !('isCovered' in history.state));
  await page.locator('html[lang=fr]').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Pièces' }).waitFor();
  expect(pathOf(page)).toBe('/pieces');
});

it('after a reload with something open, back leaves the page', async () => {
  const page = await comeTo('parts', 'Products');
  await openFirst(page);
  await page.reload();
  await untilStarted(page);
  await page.waitForFunction(() => !('isCovered' in history.state));
  await goBack(page);
  await page.waitForURL(`**${pathTo('home', 'en')}`);
  await untilStarted(page);
});

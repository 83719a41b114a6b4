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

it.each([
  ['parts', 'Products', /See the part/],
  ['gallery', 'About us', /Enlarge picture 1 of/],
] as const)(
  'the back button closes what is open over the page %s, and leaves the page the second time',
  async (route, menu, opener) => {
    const page = await comeTo(route, menu);
    await page.getByRole('button', { name: opener }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.evaluate(() => history.back());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction((path) => location.pathname === path, pathTo(route, 'en'));
    await page.getByRole('button', { name: opener }).first().waitFor();
    expect(pathOf(page)).toBe(pathTo(route, 'en'));
    await page.evaluate(() => history.back());
    await page.waitForURL(`**${pathTo('home', 'en')}`);
    await untilStarted(page);
  },
);

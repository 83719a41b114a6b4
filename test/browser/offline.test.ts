import type { Page } from 'playwright-core';
import { pathTo } from '../../src/model/site/paths';
import { openAsAdministrator } from '../support/browser/adminPages';
import { openPage, untilStarted } from '../support/browser/browser';
import { goOffline, untilKept, untilTrue } from '../support/browser/offline';
import { OtherAdministrator } from '../support/site/otherAdministrator';
import { SiteTests } from '../support/site/siteTests';

const tests = new SiteTests();

let page: Page;
let close: () => Promise<void>;

beforeEach(async () => {
  const { browser, site } = tests;
  ({ page, close } = await openPage(browser, site.url('norcuve', pathTo('tankers', 'en')), {
    serviceWorkers: 'allow',
  }));
  await untilStarted(page);
});

afterEach(() => close());

/** Comes once more: from then on what was kept is used. */
const keepSite = async (): Promise<void> => {
  await untilKept(page);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await untilStarted(page);
};

const show = async (path: string): Promise<void> => {
  await page.goto(tests.site.url('norcuve', path));
  await untilStarted(page);
};

const heading = (): Promise<string | null> => page.getByRole('heading', { level: 1 }).textContent();

it('after one visit the site is read without a network, in both languages, also pages that were not visited', async () => {
  await untilKept(page);
  await goOffline(page);
  await show(pathTo('tankers', 'en'));
  expect(await heading()).toBe('Tankers for sale');
  await show(pathTo('tankers', 'fr'));
  expect(await heading()).toBe('Citernes à vendre');
  await show(pathTo('contact', 'en'));
  await page
    .getByRole('link', { name: /\d{3} 555-\d{4}/ })
    .first()
    .waitFor();
  await show(pathTo('certifications', 'en'));
  expect(await page.getByRole('table').count()).toBe(2);
  await show(pathTo('tanker', 'en', { id: 1 }));
  expect(await page.getByRole('rowheader').count()).toBeGreaterThan(4);
});

it('after one visit there are the marks of the brands, and what is known of the pictures', async () => {
  await untilKept(page);
  await goOffline(page);
  await show(pathTo('home', 'fr'));
  const mark = page.getByRole('banner').locator('img[src$="/logo.svg"]');
  await mark.evaluate((image: HTMLImageElement) => image.decode()); // fails where it is broken
  expect(await page.evaluate(async () => (await fetch('/api/image/all')).ok)).toBe(true);
});

it('a page that was not visited has no address but its own', async () => {
  await show(pathTo('home', 'en'));
  await keepSite();
  await goOffline(page);
  await show(pathTo('gallery', 'fr'));
  const addresses = await page
    .locator('link[rel=canonical], meta[property="og:url"]')
    .evaluateAll((elements) => elements.map((element) => element.outerHTML));
  expect(addresses).toEqual([]);
});

it('what has changed meanwhile is on the page that is opened next', async () => {
  await keepSite();
  const resource = 'Des citernes depuis toujours';
  const other = new OtherAdministrator(tests.site);
  await other.call('PUT', 'resource/update', {
    page: 'tankers',
    object_key: 'title',
    language: 'fr',
    resource,
  });
  await show(pathTo('tankers', 'fr'));
  expect(await heading()).toBe(resource);
});

it('whoever is logged in has nothing kept for them', async () => {
  await keepSite();
  const administrator = await openAsAdministrator(tests.browser, tests.site, '/admin', {
    serviceWorkers: 'allow',
  });
  await administrator.page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'));
  await administrator.page.reload();
  await untilTrue(
    administrator.page,
    async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
  );
  await administrator.close();
});

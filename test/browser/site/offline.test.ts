import type { Page } from 'playwright-core';
import { pathTo } from '../../../src/model/site/paths';
import { loggedIn } from '../../support/browser/adminPages';
import { openPage, preparePage, showPath, untilStarted } from '../../support/browser/browser';
import { goOffline, untilCached, untilTrue } from '../../support/browser/offline';
import { openWithStorage } from '../../support/browser/pagePool';
import { OtherAdministrator } from '../../support/site/otherAdministrator';
import { SiteTests } from '../../support/site/siteTests';
import { administrator } from '../../support/site/testAccounts';

/* How a visitor reads and asks with a network that comes and goes, and sees what administrators change. */

const tests = new SiteTests();

describe('a visitor', () => {
  let page: Page;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const { browser, site } = tests;
    ({ page, close } = await openPage(browser, site.url('norcuve', pathTo('tankers', 'en')), {
      serviceWorkers: 'allow',
    }));
    await untilStarted(page);
  });

  afterAll(() => close());

  /** Reloads the page, so that the service worker controls it. */
  const reloadFromCache = async (): Promise<void> => {
    await untilCached(page);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await untilStarted(page);
  };

  const show = async (path: string): Promise<void> => {
    await page.goto(tests.site.url('norcuve', path));
    await untilStarted(page);
  };

  const heading = (): Promise<string | null> => page.getByRole('heading', { level: 1 }).textContent();

  it('after one visit the site can be read offline in both languages, also pages that were not visited', async () => {
    await untilCached(page);
    await goOffline(page);
    await show(pathTo('tankers', 'en'));
    expect(await heading()).toBe('Tankers for sale');
    await show(pathTo('tankers', 'fr'));
    expect(await heading()).toBe('Citernes à vendre');
    await showPath(page, pathTo('contact', 'en'));
    await page
      .getByRole('link', { name: /\d{3} 555-\d{4}/ })
      .first()
      .waitFor();
    await showPath(page, pathTo('certifications', 'en'));
    expect(await page.getByRole('table').count()).toBe(2);
    await showPath(page, `${pathTo('tankers', 'en')}?price=200000`);
    await page.getByText(/^Showing [1-8] of [0-9]+ tankers/).waitFor();
    await showPath(page, `${pathTo('search', 'en')}?q=extinguisher`); // a word of a document
    await page.getByRole('region', { name: 'Useful documents' }).getByRole('link').first().waitFor();
    expect(await page.evaluate(async () => (await fetch('/api/file/texts')).ok)).toBe(true);
    await show('/nowhere');
    expect(await heading()).toBe('This page has driven off');
    await showPath(page, pathTo('login', 'en'));
    await page.getByLabel(/^E-mail/).fill('a@example.com');
    await page.getByLabel(/^Password/).fill('secret');
    await page.keyboard.press('Enter');
    await page.getByText('You are offline').waitFor();
    await show(pathTo('home', 'fr'));
    const logo = page.getByRole('banner').locator('img[src$="/logo.svg"]');
    await logo.evaluate((image: HTMLImageElement) => image.decode()); // fails if the image is broken
    expect(await page.evaluate(async () => (await fetch('/api/image/all')).ok)).toBe(true);
  });

  it('a question that is asked offline is kept, and sent with one tap when the connection is back', async () => {
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: /^Send/ });
    await showPath(page, pathTo('tanker', 'en', { id: 1 }));
    expect(await page.getByRole('rowheader').count()).toBeGreaterThan(4);
    await page.getByRole('link', { name: 'Ask about this tanker' }).click(); // the form's code comes after the page
    await dialog.getByLabel('Your question').fill('Is it available?');
    await dialog.getByLabel('Your name').fill('Ann Roy');
    await dialog.getByLabel('E-mail', { exact: true }).fill('ann@example.com');
    await send.click();
    await dialog.getByText(/There is no connection/).waitFor();
    expect(await dialog.getByLabel('Your question').inputValue()).toBe('Is it available?');
    await page.context().setOffline(false);
    await dialog.getByText('The connection is back.').waitFor();
    await send.click();
    await dialog.getByRole('heading', { name: 'Thank you, we have it' }).waitFor();
  });

  it('a page that was not visited has no canonical address offline, and a change is visible on the next page online', async () => {
    await reloadFromCache();
    const resource = 'Des citernes depuis toujours';
    const other = new OtherAdministrator(tests.site);
    await other.request('PUT', 'resource/update', {
      page: 'tankers',
      object_key: 'title',
      language: 'fr',
      resource,
    });
    await show(pathTo('tankers', 'fr'));
    expect(await heading()).toBe(resource);
    await goOffline(page);
    await show(pathTo('gallery', 'fr'));
    const addresses = await page
      .locator('link[rel=canonical], meta[property="og:url"]')
      .evaluateAll((elements) => elements.map((element) => element.outerHTML));
    expect(addresses).toEqual([]);
  });

  it('has no service worker any more after a login as an administrator', async () => {
    await page.context().setOffline(false);
    const countWorkers = async () => (await navigator.serviceWorker.getRegistrations()).length;
    expect(await page.evaluate(countWorkers)).toBe(1);
    const { site } = tests;
    await openWithStorage(page, site.url('norcuve', '/admin'), loggedIn(site, administrator));
    await untilTrue(page, async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
  });
});

describe('an open page', () => {
  let page: Page;
  let close: () => Promise<void>;

  /** The careers of a visitor, listening for changes. */
  beforeAll(async () => {
    const url = tests.site.url('norcuve', '/careers');
    ({ page, close } = await preparePage(tests.browser, url));
    const listening = page.waitForResponse((response) => response.url().includes('/api/changes'));
    await page.goto(url);
    await untilStarted(page);
    await listening;
  });

  afterAll(() => close());

  const savePosting = (title: string) =>
    new OtherAdministrator(tests.site).request('POST', 'jobPosting/save', {
      jobTitleEn: title,
      jobTitleFr: title,
      jobSummaryEn: '<p>x</p>',
      locationId: 1,
    });

  it('shows a change by an administrator', async () => {
    const other = new OtherAdministrator(tests.site);
    const { id } = await savePosting('Junior welder');
    await page.getByText('Junior welder').first().waitFor();
    await other.request('PUT', 'jobPosting/update', { id, jobTitleEn: 'Senior welder' });
    await page.getByText('Senior welder').first().waitFor();
    await other.request('DELETE', 'jobPosting/delete', { id });
    await page.getByText('Senior welder').first().waitFor({ state: 'detached' });
  });

  it('shows a change that was made while it was offline when it is online again', async () => {
    await page.context().setOffline(true);
    await savePosting('Night welder');
    await page.context().setOffline(false);
    await page.getByText('Night welder').first().waitFor();
  });
});

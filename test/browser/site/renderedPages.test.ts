import type { Page, Route, Worker } from 'playwright-core';
import { loggedIn } from '../../support/browser/adminPages';
import { openWithStorage } from '../../support/browser/pagePool';
import type { PageStorage } from '../../support/browser/pagePool';
import { untilStarted, widths } from '../../support/browser/browser';
import { renderedPage } from '../../support/site/servedPage';
import { administrator } from '../../support/site/testAccounts';
import { SiteTests } from '../../support/site/siteTests';

/* Pages that the server has rendered, before and during hydration. */

const tests = new SiteTests({ hasNewPages: true });

const addresses = { tankers: '/tankers', certification: '/certification', careers: '/careers' } as const;

beforeAll(async () => {
  for (const path of Object.values(addresses)) await renderedPage(tests.site.url('norcuve', path));
});

const contentLoad = '**/api/allModels/*';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const phone = { viewport: { width: widths.phone, height: 740 } };

/** Holds requests back until `release` is called. */
const hold = async (page: Page, pattern: string): Promise<{ release: () => void }> => {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(pattern, (route) => (isReleased ? route.continue() : void held.push(route)));
  return {
    release: () => {
      isReleased = true;
      for (const route of held.splice(0)) void route.continue();
    },
  };
};

/** Notes in the page whether the loading screen has gone while the page of the server was below it. */
const watchLoadingScreen = (): void => {
  new MutationObserver((changes) => {
    const isLoadingScreenRemoved = changes.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node instanceof Element && node.id === 'loading'),
    );
    if (isLoadingScreenRemoved)
      Object.assign(window, { shownFromServer: document.documentElement.hasAttribute('data-rendered') });
  }).observe(document, { childList: true, subtree: true });
};

const wasShownFromServer = (page: Page): Promise<unknown> => page.evaluate('window.shownFromServer');

it('the page is visible once the content has been loaded, without the code of the site', async () => {
  const { page, problems } = await tests.prepare(addresses.tankers);
  await hold(page, '**/assets/*.js');
  const content = await hold(page, contentLoad);
  await page.goto(tests.site.url('norcuve', addresses.tankers), { waitUntil: 'commit' });
  await page.locator('#root[inert]').waitFor();
  await page.locator('.loading').waitFor();
  content.release();
  await page.locator('#loading').waitFor({ state: 'detached' });
  expect(await heading(page, 'Tankers for sale').isVisible()).toBe(true);
  expect(await page.locator('.loading, [inert]').count()).toBe(0);
  await page.locator('main a[href^="/tankers/"]').first().click();
  await page.waitForURL(/\/tankers\/\d+$/, { waitUntil: 'commit' }); // its code is held back too
  expect(problems).toEqual([]);
});

it('the page is in the language of the browser where the address has none, also before the code has come', async () => {
  const { page, problems } = await tests.prepare('/', { ...phone, locale: 'fr-CA' });
  const home = tests.site.url('norcuve', '/');
  await renderedPage(home, { 'accept-language': 'fr-CA' });
  const code = await hold(page, '**/assets/*.js');
  await page.goto(home, { waitUntil: 'commit' });
  await page.locator('#loading').waitFor({ state: 'detached' });
  expect(await page.getAttribute('html', 'lang')).toBe('fr');
  expect(await page.getByRole('link', { name: 'Voir les citernes' }).first().isVisible()).toBe(true);
  code.release();
  await untilStarted(page);
  expect(await page.getAttribute('html', 'lang')).toBe('fr');
  expect(problems).toEqual([]);
});

it('a worker loads the locales of the browser, and ends', async () => {
  const { page, problems } = await tests.prepare(addresses.tankers);
  const ended = new Promise<Worker>((resolve) => {
    page.on('worker', (worker) => worker.on('close', resolve));
  });
  await page.goto(tests.site.url('norcuve', addresses.tankers));
  expect((await ended).url()).toMatch(/^blob:/);
  await untilStarted(page);
  expect(problems).toEqual([]);
});

/** The fonts of the site that the browser has loaded. */
const loadedFonts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
      .map(({ family }) => family.replace(/["']/g, ''))
      .toSorted(),
  );

it('a click on a button, the focus and the selection stay until the page can respond', async () => {
  const { page, problems } = await tests.prepare(addresses.tankers, phone);
  const code = await hold(page, '**/assets/*.js');
  await page.goto(tests.site.url('norcuve', addresses.tankers), { waitUntil: 'commit' });
  await page.locator('#loading').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.evaluate(() => {
    const [title] = document.getElementsByTagName('h1');
    if (title) getSelection()?.selectAllChildren(title);
  });
  expect(await loadedFonts(page)).toEqual([]); // the code comes first
  code.release();
  await untilStarted(page);
  const button = page.getByRole('button', { name: 'Close the menu' });
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => String(getSelection()))).toBe('Tankers for sale');
  await page.waitForFunction(() => !document.querySelector('style[media]'));
  await page.evaluate(() => document.fonts.ready);
  expect(await loadedFonts(page)).toEqual(['Site Heading', 'Site Text']);
  expect(problems).toEqual([]);
});

/** Opens a page with this storage, and tells whether the visitor has seen what the server had rendered. */
const openWatched = async (path: string, page: Page, storage: PageStorage = {}): Promise<unknown> => {
  await page.addInitScript(watchLoadingScreen);
  await openWithStorage(page, tests.site.url('norcuve', path), storage);
  return wasShownFromServer(page);
};

it('a page from the server is shown where it is right', async () => {
  const { page, problems } = await tests.prepare(addresses.certification);
  await page.addInitScript(watchLoadingScreen);
  const code = await hold(page, '**/assets/*.js'); // it may be ready before the loading screen goes
  const address = tests.site.url('norcuve', `${addresses.certification}?utm_source=x#content`);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'shownFromServer' in window);
  code.release();
  await untilStarted(page);
  expect(await wasShownFromServer(page)).toBe(true);
  expect(problems).toEqual([]);
});

describe('a page from the server is never shown', () => {
  it('to an administrator', async () => {
    const { page, problems } = await tests.prepare(addresses.tankers);
    expect(await openWatched(addresses.tankers, page, loggedIn(tests.site, administrator))).toBe(false);
    await page.getByRole('button', { name: 'Log out' }).first().waitFor();
    expect(problems).toEqual([]);
  });

  it('before the content can be loaded: the loading screen stays, and the load is tried again', async () => {
    const { page } = await tests.prepare(addresses.tankers);
    let loads = 0;
    await page.route(contentLoad, (route) => ((loads += 1) === 1 ? route.abort() : route.continue()));
    expect(await openWatched(addresses.tankers, page)).toBe(false);
    await heading(page, 'Tankers for sale').waitFor();
    expect(loads).toBe(2);
  });
});

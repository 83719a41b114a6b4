import type { BrowserContextOptions, Page } from 'playwright-core';
import { preparePage, untilStarted, unusedPreload } from '../../support/browser/browser';
import { openAddress } from '../../support/browser/openAddress';
import { SiteTests } from '../../support/site/siteTests';

const tests = new SiteTests({ hasNewPages: true });

/** Lets the timers of a page fire as if 10 s had passed. Chromium then warns about preloads that nothing has used. */
const skipTime = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const expired = new Promise((resolve) => {
    devtools.once('Emulation.virtualTimeBudgetExpired', resolve);
  });
  await devtools.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: 10_000 });
  await expired;
};

it('a page fetches each file once, and uses all that it preloads', async () => {
  const { page, problems } = await tests.open('/citernes');
  expect(await page.title()).toBe('Citernes à vendre | Norcuve');
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(fetched.filter((path) => path === '/api/allModels/')).toHaveLength(1);
  expect(new Set(fetched).size).toBe(fetched.length);
  const unused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(unusedPreload)) unused.push(message.text());
  });
  await skipTime(page);
  expect(unused).toEqual([]);
  expect(problems).toEqual([]);
});

/** The value of a parameter that is longer than any of the site's: the server does not render the page. */
const tooLong = 'x'.repeat(301);

/** Opens a page whose scripts and content never load. */
const openWithoutScripts = async (url: string, options: BrowserContextOptions = {}) => {
  const context = await tests.browser.newContext(options);
  const page = await context.newPage();
  await page.route('**/assets/*.js', () => undefined);
  await page.route('**/api/allModels/*', () => undefined);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('.loading').waitFor({ state: 'visible' });
  return { page, close: () => context.close() };
};

describe('the loading screen', () => {
  it.each([
    ['/citernes?kind=', '.loading-picture'],
    ['/personnels?employee=', '.loading-lead'],
  ])(
    'is shown before any script has loaded, and the client continues with the same one (%s)',
    async (address, first) => {
      const url = tests.site.url('rubicuve', address + tooLong);
      const view = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
      const without = await openWithoutScripts(url, view);
      const served = await without.page.locator('.loading').innerText();
      const placesOf = async (page: Page) =>
        Promise.all(['.loading-level', first].map((part) => page.locator(part).boundingBox()));
      await without.page.locator(first).evaluate(async (shown) => {
        if (shown instanceof HTMLImageElement) await shown.decode();
      });
      const places = await placesOf(without.page);
      expect(served.trim()).not.toBe('');
      await without.close();

      const context = await tests.browser.newContext(view);
      const page = await context.newPage();
      await page.route('**/api/allModels/*', () => undefined); // no response
      await page.goto(url, { waitUntil: 'commit' });
      await page.waitForFunction(() => {
        const keys = Object.keys(document.querySelector('.loading') ?? {});
        return keys.some((key) => key.startsWith('__react'));
      });
      expect((await page.locator('.loading').innerText()).trim()).toBe(served.trim());
      expect(await placesOf(page)).toEqual(places);
      await context.close();
    },
  );

  it('is animated, except with reduced motion', async () => {
    const { page, close } = await openWithoutScripts(tests.site.url('norcuve'));
    const animationWith = async (reducedMotion: 'reduce' | 'no-preference'): Promise<string> => {
      await page.emulateMedia({ reducedMotion });
      return page.locator('.loading-level').evaluate((element) => getComputedStyle(element).animationName);
    };
    expect(await animationWith('no-preference')).toBe('loading-fill');
    expect(await animationWith('reduce')).toBe('none');
    await close();
  });
});

describe('the start of a page', () => {
  it.each([
    ['en', 'Each tanker that we sell', 'Loading'],
    ['fr', 'Chaque citerne que nous vendons', 'Chargement'],
  ])(
    'shows a path without a language in the language chosen before (%s)',
    async (language, lead, loading) => {
      const storageState = {
        cookies: [],
        origins: [
          {
            origin: new URL(tests.site.url('norcuve')).origin,
            localStorage: [{ name: 'language', value: language }],
          },
        ],
      };
      const { page, close } = await openWithoutScripts(tests.site.url('norcuve', '/certification'), {
        storageState,
      });
      const seen = await page.locator('.loading').innerText();
      expect(seen).toContain(lead);
      expect(seen).toContain(loading);
      expect(seen.match(/Certifications/g)).toHaveLength(1);
      await close();
    },
  );

  it('loads the code after the first picture is painted', async () => {
    const url = tests.site.url('norcuve', '/citernes');
    const { page, close } = await preparePage(tests.browser, url);
    await page.addInitScript(() => {
      Object.assign(window, { setTimeout: () => 0 }); // on a slow machine the picture may be painted after the time limit of the wait
    });
    await openAddress(page, url);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/vendor.')),
    );
    const [painted, asked] = await page.evaluate(async () => {
      const paint = await new Promise<PerformanceEntry | undefined>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()[0]));
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const code = performance.getEntriesByType('resource').find(({ name }) => name.includes('/vendor.'));
      return [paint?.startTime ?? Infinity, code?.startTime ?? 0];
    });
    expect(asked).toBeGreaterThan(painted);
    await close();
  });

  it('continues without a picture that does not load', async () => {
    const context = await tests.browser.newContext();
    const page = await context.newPage();
    await page.route('**/api/image/*', () => undefined); // no response
    await page.goto(tests.site.url('norcuve', '/citernes'), { waitUntil: 'commit' });
    await untilStarted(page);
    await context.close();
  });

  it('leaves the page readable if its code does not load, and requests the code again', async () => {
    const context = await tests.browser.newContext();
    const page = await context.newPage();
    await page.clock.install();
    await page.route('**/assets/vendor.*.js', (route) => route.abort());
    await page.goto(tests.site.url('norcuve', '/citernes'), { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Citernes à vendre' }).waitFor();
    await page.locator('.loading').waitFor({ state: 'hidden' });
    await page.waitForFunction(() => !document.querySelector('style[media]')); // they are loaded now
    await page.unroute('**/assets/vendor.*.js');
    await page.clock.runFor(10_000);
    await page.clock.resume();
    await untilStarted(page);
    await context.close();
  });
});

it('an unknown address has the status 404 and shows the not-found screen', async () => {
  const { page, problems } = await tests.prepare('/nowhere');
  const response = await page.goto(tests.site.url('norcuve', '/nowhere'));
  expect(response?.status()).toBe(404);
  await untilStarted(page);
  await page.getByRole('heading', { level: 1, name: 'This page has driven off' }).waitFor();
  expect(problems).toEqual([]);
});

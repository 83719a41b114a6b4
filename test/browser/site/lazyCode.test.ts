import type { Page, Route } from 'playwright-core';
import { readManifest } from '../../../src/server/pages/document/manifest';
import { untilStarted } from '../../support/browser/browser';
import { SiteTests } from '../../support/site/siteTests';

/* Chunks of code that do not load, or do not run. */

const tests = new SiteTests({ hasNewPages: true });

/** The address of the script that only this chunk has, as a pattern for routes. */
const scriptOf = async (chunk: string): Promise<string> => {
  const { chunks } = await readManifest('dist/client/manifest.json');
  const script = chunks[chunk]?.scripts.at(-1);
  if (script === undefined) throw new Error(`There is no chunk ${chunk}.`);
  return `**${script}`;
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const tankersLink = (page: Page) => page.getByRole('link', { name: 'See tankers for sale' }).first();

const editTankers = (page: Page) => page.locator('a[href="/edit-tankers"]:visible').first();

/** Counts how often a document loads from now on. */
const countLoads = (page: Page): { loads: number } => {
  const counted = { loads: 0 };
  page.on('domcontentloaded', () => {
    counted.loads += 1;
  });
  return counted;
};

/** Runs in the page: retries start at once, not after seconds. Time limits, which are longer, stay. */
const shortenPauses = (): void => {
  const wait = window.setTimeout.bind(window);
  const shorten = (pause: number): number => (pause > 10_000 ? pause : Math.min(pause, 20));
  Object.assign(window, { setTimeout: (work: () => void, pause = 0) => wait(work, shorten(pause)) });
};

const respondNotFound = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'Not found' });

describe('the code of a screen', () => {
  it('is requested again if it does not load, and then the page is shown', async () => {
    const script = await scriptOf('tankers');
    const { page } = await tests.prepare('/tankers');
    await page.addInitScript(shortenPauses);
    let failures = 0;
    await page.route(script, (route) => ((failures += 1) <= 3 ? route.abort() : route.continue()));
    await page.goto(tests.site.url('norcuve', '/tankers'));
    await untilStarted(page);
    expect(failures).toBeGreaterThan(3);
  });

  it('loads when the network is back, without a reload', async () => {
    const script = await scriptOf('tankers');
    const page = await tests.visit('/');
    const counted = countLoads(page);
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(script.slice(2)));
    await tankersLink(page).click();
    await failed;
    await page.context().setOffline(false);
    await heading(page, 'Tankers for sale').waitFor();
    expect(counted.loads).toBe(0);
  });

  it('never loads: an error screen is shown until a retry, the back button or the same link works', async () => {
    const script = await scriptOf('tankers');
    const page = await tests.visit('/');
    await page.evaluate(shortenPauses);
    const counted = countLoads(page);
    const fail = async (): Promise<void> => {
      await page.route(script, (route) => route.abort());
      await tankersLink(page).click();
      await heading(page, 'Sorry').waitFor();
      await page.unroute(script);
    };
    await fail();
    await page.goBack();
    await tankersLink(page).waitFor();
    await fail();
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Tankers for sale').waitFor();
    expect(counted.loads).toBe(0);
  });
});

describe('a site that was updated while a page was open', () => {
  it('shows the requested page in its new version', async () => {
    const { page } = await tests.administer('/admin');
    const script = await scriptOf('editor');
    const counted = countLoads(page);
    await page.route(script, (route) => (counted.loads === 0 ? respondNotFound(route) : route.continue()));
    await editTankers(page).click();
    await page.getByRole('button', { name: /^Add/ }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/edit-tankers');
    expect(counted.loads).toBe(1);
  });

  it('reloads the page once, and not again if that does not help', async () => {
    const { page } = await tests.administer('/admin');
    await page.evaluate(shortenPauses);
    await page.addInitScript(shortenPauses);
    const script = await scriptOf('editor');
    const counted = countLoads(page);
    await page.route(script, respondNotFound);
    await editTankers(page).click();
    await heading(page, 'Sorry').waitFor();
    expect(counted.loads).toBe(1);
  });

  it('keeps the typed text if a part of the form does not load', async () => {
    const { page } = await tests.administer('/edit-careers');
    await page.evaluate(shortenPauses);
    const script = await scriptOf('rich-text');
    const counted = countLoads(page);
    let respond: () => void = () => undefined;
    const typed = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(script, (route) => typed.then(() => respondNotFound(route)));
    await page.getByRole('button', { name: /^Add/ }).first().click();
    const name = page.getByRole('dialog').getByRole('textbox').first();
    await name.fill('Welder');
    respond();
    const missing = page.getByRole('alert').filter({ hasText: 'Something went wrong' }).first();
    await missing.waitFor();
    expect(await name.inputValue()).toBe('Welder');
    await page.unroute(script);
    await missing.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[contenteditable=true]').first().waitFor();
    expect(await name.inputValue()).toBe('Welder');
    expect(counted.loads).toBe(0);
  });
});

describe('code that does not run', () => {
  const read = async (prepare: (page: Page) => Promise<unknown>): Promise<Page> => {
    const { page } = await openUnprepared();
    await prepare(page);
    await page.goto(tests.site.url('norcuve', '/citernes'));
    await page.locator('.loading').waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: 'Citernes à vendre' }).waitFor();
    return page;
  };

  const openUnprepared = async () => {
    const context = await tests.browser.newContext({ serviceWorkers: 'block' });
    opened.push(() => context.close());
    return { page: await context.newPage() };
  };

  const opened: (() => Promise<void>)[] = [];

  afterEach(async () => {
    for (const close of opened.splice(0)) await close();
  });

  const answerMain = (body: string) => (page: Page) =>
    page.route('**/assets/main.*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));

  it.each([
    ['is written in a newer language', 'let x = ;'], // an error, as if it throws one
    ['rejects', 'Promise.reject(new Error("no"))'],
  ])('leaves the page readable: it %s', async (_what, body) => {
    await read(answerMain(body));
  });

  it.each(['Object.hasOwn', 'MessageChannel'])(
    'leaves the page readable: the browser lacks %s',
    async (name) => {
      await read((page) => page.addInitScript(`${name} = undefined`));
    },
  );

  it('is not assumed after an error in the code of a browser extension', async () => {
    const { page } = await openUnprepared();
    await page.route('**/api/allModels/*', () => undefined); // no response
    await page.goto(tests.site.url('norcuve', '/citernes'));
    await page.evaluate(() => {
      window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://some/script.js' }));
    });
    expect(await page.locator('html[data-scripts-failed]').count()).toBe(0);
    expect(await page.locator('.loading').isVisible()).toBe(true);
  });

  it('is not assumed once the application has rendered', async () => {
    const { page } = await openUnprepared();
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        window.dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/assets/main.js` }));
      });
    });
    await page.goto(tests.site.url('norcuve', '/citernes'));
    await untilStarted(page);
    expect(await page.locator('html[data-scripts-failed]').count()).toBe(0);
  });
});

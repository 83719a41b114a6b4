import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openAddress } from './openAddress';
import { recordToasts } from './waits';

/** Widths of windows in px: a phone, a tablet, an office. */
export const widths = { phone: 360, tablet: 768, office: 1440 } as const;

export interface WatchedPage {
  readonly page: Page;
  /** Errors on the console, failed requests, and requests to another site. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
}

const isElsewhere = (address: string, page: string): boolean => {
  const { protocol, host } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) && host !== new URL(page).host;
};

/** The browser reports the status 404 of a page as an error, even if the test expects it. */
const isStatusOf = (text: string, location: string, page: string): boolean =>
  text.startsWith('Failed to load resource') && location === page;

/** Playwright's warning about a service worker in a context that blocks service workers. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** Chromium's warning about a preloaded file that nothing has used seconds after the page was loaded, as on a busy machine. */
export const unusedPreload = 'was preloaded using link preload but not used';

/** pdf.js throws this in its own thread if a visitor leaves a page whose document still loads. */
const leftDocument = 'Worker was terminated';

/** The window of an office, in px. */
export const officeWindow = { width: widths.office, height: 900 } as const;

/** Opens an empty page in a new context. */
export async function createPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: officeWindow,
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // its cache would hide what the server does
    ...options,
  });
  context.setDefaultTimeout(120_000); // on a busy machine
  await context.addInitScript(recordToasts);
  return context.newPage();
}

/**
 * Collects the problems of a page, from the next document on. The document before it may still be loading something.
 * @param url the address of the next document. It may respond with 404.
 */
export function collectProblems(page: Page, url: string): readonly string[] {
  const problems: string[] = [];
  let isLoaded = false;
  const add = (problem: string): void => {
    if (isLoaded) problems.push(problem);
  };
  page.once('framenavigated', () => {
    isLoaded = true;
  });
  page.on('pageerror', ({ message }) => {
    if (message !== leftDocument) add(`uncaught: ${message}`);
  });
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (message.text() === blockedWorker || message.text().includes(unusedPreload)) return;
    if (isProblem && !isStatusOf(message.text(), message.location().url, url)) {
      add(`console.${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('request', (request) => {
    if (isElsewhere(request.url(), url)) add(`asked another site: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    // Leaving a page aborts the requests that it still waits for.
    if (reason !== 'net::ERR_ABORTED') add(`failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== url) add(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/**
 * Prepares a new page, without opening an address in it.
 * @param url the address that the test opens. It may respond with 404.
 */
export async function preparePage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const page = await createPage(browser, options);
  const problems = collectProblems(page, url);
  return { page, problems, close: () => page.context().close() };
}

/** Opens a page, as `preparePage` makes it ready. */
export async function openPage(...parameters: Parameters<typeof preparePage>): Promise<WatchedPage> {
  const watched = await preparePage(...parameters);
  await openAddress(watched.page, parameters[1]);
  return watched;
}

/**
 * Waits until the loading screen is gone, and React shows the screen of the path. A dialog may be open above it. The page looks in
 * each frame; a locator looks twice a second.
 */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.loading') === null &&
      !document.documentElement.hasAttribute('data-rendered') &&
      document.querySelector('h1')?.checkVisibility() === true,
  );
}

/** Goes to an address of the site without loading the page again, as a link does. */
export function goTo(page: Page, address: string): Promise<void> {
  return page.evaluate((wanted) => {
    history.pushState(null, '', wanted);
    dispatchEvent(new PopStateEvent('popstate', { state: null })); // the router follows it
  }, address);
}

/** Shows another screen of the site, with another main heading, without loading the page again. */
export async function showPath(page: Page, path: string): Promise<void> {
  const heading = await page.evaluate(() => document.querySelector('h1')?.textContent);
  await goTo(page, path);
  await page.waitForFunction((before) => {
    const shown = document.querySelector('h1')?.textContent;
    return shown !== undefined && shown !== before;
  }, heading);
}

/** Gives the window another size, and waits until the page has it. */
export async function resizeTo(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((wanted) => window.innerWidth === wanted, size.width);
}

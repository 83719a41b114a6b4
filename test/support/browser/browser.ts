import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { recordToasts } from './waits';

/** Widths in px at which the screens are looked at: a phone, a tablet, an office. */
export const widths = { phone: 360, tablet: 768, office: 1440 } as const;

export interface WatchedPage {
  readonly page: Page;
  /** What no page may do, and this one did: errors on the console, failed requests, requests to another site. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
}

const isElsewhere = (address: string, page: string): boolean => {
  const { protocol, host } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) && host !== new URL(page).host;
};

/** The browser reports a page that answers 404 as an error, even where that is the right answer. */
const isStatusOf = (text: string, location: string, page: string): boolean =>
  text.startsWith('Failed to load resource') && location === page;

/**
 * Makes a page ready to be opened, which is watched from its first byte on.
 * @param url what will be opened; a path that is no page may answer 404.
 */
export async function preparePage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: widths.office, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // what it keeps would hide what the server does
    ...options,
  });
  await context.addInitScript(recordToasts);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (message.text() === blockedWorker) return;
    if (isProblem && !isStatusOf(message.text(), message.location().url, url)) {
      problems.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('request', (request) => {
    if (isElsewhere(request.url(), url)) problems.push(`asked another site: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    // Whoever leaves a page breaks off what it was loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== url) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
  return { page, problems, close: () => context.close() };
}

/** Opens a page, as `preparePage` makes it ready. */
export async function openPage(...parameters: Parameters<typeof preparePage>): Promise<WatchedPage> {
  const watched = await preparePage(...parameters);
  await watched.page.goto(parameters[1]);
  return watched;
}

/** What Playwright says of a service worker that a context is not to have. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** Waits until the site has started: the loading screen has gone, and the screen of the path stands in its place. */
export async function untilStarted(page: Page): Promise<void> {
  await page.locator('.loading').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

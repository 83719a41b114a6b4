import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Waits until a page says so. Its own `waitForFunction` takes a promise for a yes. */
export async function untilTrue(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await page.evaluate(isSo))) await wait(50);
}

/** Waits until the site has been kept. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Takes the network away, and what the browser would have without a service worker. */
export async function goOffline(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
  await page.context().setOffline(true);
}

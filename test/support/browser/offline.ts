import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Worker } from 'playwright-core';

/** Waits until a function in the page or worker resolves to true. A page's own `waitForFunction` takes a promise for a yes. */
export async function untilTrue(place: Page | Worker, isTrue: () => Promise<boolean>): Promise<void> {
  const evaluate = (): Promise<boolean> =>
    'goto' in place ? place.evaluate(isTrue) : place.evaluate(isTrue);
  while (!(await evaluate())) await wait(50);
}

/** Waits until the service worker has cached the site. */
export async function untilCached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Cuts the network off and empties the browser's HTTP cache, so that only the service worker can respond. */
export async function goOffline(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
  await page.context().setOffline(true);
}

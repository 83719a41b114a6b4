import type { Page } from 'playwright-core';
import { pathTo } from '../../../src/model/site/paths';
import { openPage, untilStarted } from '../../support/browser/browser';
import { goOffline, untilCached, untilTrue } from '../../support/browser/offline';
import { Releases } from '../../support/site/releases';

let releases: Releases;
let page: Page;
let close: () => Promise<void>;

const show = async (path: string): Promise<void> => {
  await page.goto(releases.url(path));
  await untilStarted(page);
};

/** The heading of the page, and the name of its release. */
const seen = async (): Promise<readonly (string | null)[]> => [
  await page.getByRole('heading', { level: 1 }).textContent(),
  (await page.title()).split(' | ')[1] ?? null,
];

/** A visitor has the site cached and then opens a page of the next release, whose service worker waits. */
beforeAll(async () => {
  releases = await Releases.start();
  ({ page, close } = await openPage(sharedBrowser, releases.url('/'), { serviceWorkers: 'allow' }));
  await untilStarted(page);
  await untilCached(page);
  for (const language of ['fr', 'en'] as const) await show(pathTo('tankers', language));
  releases.update();
  do await show('/');
  while ((await seen())[1] !== 'Norcuve II'); // on a busy machine the worker may wait for the network in vain
  await untilTrue(page, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  });
});

afterAll(() => releases.stop());

afterAll(() => close());

interface WorkerWithTimers {
  isTimerFired?: boolean;
}

/** Runs in the service worker: its timers, which limit how long it waits for the network, fire at once. */
const fireTimersAtOnce = (): void => {
  const setTimer = setTimeout.bind(globalThis);
  const fire = (work: () => void): void => {
    work();
    (globalThis as WorkerWithTimers).isTimerFired = true;
  };
  Object.assign(globalThis, { setTimeout: (work: () => void) => setTimer(() => fire(work), 0) });
};

const isTimerFired = (): Promise<boolean> =>
  Promise.resolve((globalThis as WorkerWithTimers).isTimerFired === true);

/** Closes the site and opens it again. Then the next release takes over. */
const openAgain = async (): Promise<void> => {
  const context = page.context();
  await page.close();
  page = await context.newPage();
  await show('/');
  await untilTrue(page, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting === null && registration.active?.state === 'activated';
  });
};

it('until the next release takes over, the page that shows it works offline, and other pages come from the release before, also while the server responds with errors', async () => {
  expect(await seen()).toEqual([expect.any(String), 'Norcuve II']);
  await goOffline(page);
  await page
    .getByRole('link', { name: /see tankers/i })
    .first()
    .click();
  await page.waitForURL(releases.url(pathTo('tankers', 'en')));
  await page.getByRole('heading', { level: 1, name: 'Tankers for sale' }).waitFor();
  expect(await seen()).toEqual(['Tankers for sale', 'Norcuve II']);
  await show(pathTo('gallery', 'en'));
  expect(await seen()).toEqual(['Gallery', 'Norcuve']);
  await show(pathTo('tankers', 'fr'));
  expect(await seen()).toEqual(['Citernes à vendre', 'Norcuve']);
  await show('/');
  expect(await seen()).toEqual([expect.any(String), 'Norcuve']);

  // While the server responds with errors, the site is read as if offline.
  releases.fail();
  await page.context().setOffline(false);
  await show(pathTo('tankers', 'en'));
  expect(await seen()).toEqual(['Tankers for sale', 'Norcuve']);
  await show(pathTo('contact', 'en')); // not visited before
  expect(await seen()).toEqual(['Get in touch', 'Norcuve']);
});

it('after an update no page of the release before is shown, neither on a slow network nor offline', async () => {
  releases.recover();
  await page.context().setOffline(false);
  await openAgain();
  const worker = page.context().serviceWorkers().at(-1);
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(fireTimersAtOnce);
  const sendPages = releases.holdPages();
  const shown = show(pathTo('tankers', 'en'));
  await untilTrue(worker, isTimerFired);
  sendPages();
  await shown;
  expect(await seen()).toEqual(['Tankers for sale', 'Norcuve II']);

  await goOffline(page);
  await show(pathTo('tankers', 'fr'));
  expect(await seen()).toEqual(['Citernes à vendre', 'Norcuve II']);
  await show(pathTo('gallery', 'en'));
  expect(await seen()).toEqual(['Gallery', 'Norcuve II']);
});

import type { Page } from 'playwright-core';
import { pathTo } from '../../src/model/site/paths';
import { openPage, untilStarted } from '../support/browser/browser';
import { goOffline, untilKept, untilTrue } from '../support/browser/offline';
import { Releases } from '../support/site/releases';

let releases: Releases;
let page: Page;
let close: () => Promise<void>;

const show = async (path: string): Promise<void> => {
  await page.goto(releases.url(path));
  await untilStarted(page);
};

/** What a visitor sees: the heading of the page, and the name of the release. */
const seen = async (): Promise<readonly (string | null)[]> => [
  await page.getByRole('heading', { level: 1 }).textContent(),
  (await page.title()).split(' | ')[1] ?? null,
];

beforeAll(async () => {
  releases = await Releases.start();
});

afterAll(() => releases.stop());

/** The site has been visited, and updated since: a page of the next release is open, whose worker waits. */
beforeEach(async () => {
  releases.reset();
  ({ page, close } = await openPage(sharedBrowser, releases.url('/'), { serviceWorkers: 'allow' }));
  await untilStarted(page);
  await untilKept(page);
  for (const language of ['fr', 'en'] as const) await show(pathTo('tankers', language));
  releases.update();
  await show('/');
  await untilTrue(page, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  });
});

afterEach(() => close());

/** Closes the site and opens it again: the next release takes over. */
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

it('while the next release waits, the one before is whole without a network', async () => {
  expect(await seen()).toEqual([expect.any(String), 'Norcuve II']);
  await goOffline(page);
  await show(pathTo('gallery', 'en'));
  expect(await seen()).toEqual(['Gallery', 'Norcuve']);
  await show(pathTo('tankers', 'fr'));
  expect(await seen()).toEqual(['Citernes à vendre', 'Norcuve']);
  await show('/');
  expect(await seen()).toEqual([expect.any(String), 'Norcuve']);
});

it('a page of the next release goes on without a network before it has taken over', async () => {
  await goOffline(page);
  await page
    .getByRole('link', { name: /see tankers/i })
    .first()
    .click();
  await page.waitForURL(releases.url(pathTo('tankers', 'en')));
  await page.getByRole('heading', { level: 1, name: 'Tankers for sale' }).waitFor();
  expect(await seen()).toEqual(['Tankers for sale', 'Norcuve II']);
});

it('after an update no page of the release before is shown, however slow the network is', async () => {
  await openAgain();
  releases.delayMs = 5_000; // more than the worker waits for a page that it has
  await show(pathTo('tankers', 'en'));
  expect(await seen()).toEqual(['Tankers for sale', 'Norcuve II']);
});

it('after an update pages are read without a network, those visited before too', async () => {
  await openAgain();
  await goOffline(page);
  await show(pathTo('tankers', 'fr'));
  expect(await seen()).toEqual(['Citernes à vendre', 'Norcuve II']);
  await show(pathTo('gallery', 'en'));
  expect(await seen()).toEqual(['Gallery', 'Norcuve II']);
});

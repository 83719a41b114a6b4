import type { Page, Route } from 'playwright-core';
import type { PublicRoute } from '../../../src/model/site/pages';
import { pathTo } from '../../../src/model/site/paths';
import { untilStarted } from '../../support/browser/browser';
import type { WatchedPage } from '../../support/browser/browser';
import { renderedPage } from '../../support/site/servedPage';
import { SiteTests } from '../../support/site/siteTests';

const tests = new SiteTests();

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Opens a screen from the home page, as a visitor does. */
const comeTo = async (route: PublicRoute, menu: string): Promise<WatchedPage> => {
  const watched = await tests.open(pathTo('home', 'en'));
  const { page } = watched;
  await page.getByRole('button', { name: menu }).click();
  await page
    .locator(`a[href="${pathTo(route, 'en')}"]:visible`)
    .first()
    .click();
  await page.waitForURL(`**${pathTo(route, 'en')}`);
  return watched;
};

it('on the first page of a visit the back button closes the open dialog, and a reload keeps it open', async () => {
  const { page, problems } = await tests.open(pathTo('parts', 'en'));
  await page
    .getByRole('link', { name: /See the part/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  expect(page.url()).toMatch(/\?part=\d+$/);
  await page.reload();
  await page.getByRole('dialog').waitFor();
  await page.evaluate(() => history.back());
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(page.url()).toBe(tests.site.url('norcuve', pathTo('parts', 'en')));
  expect(problems).toEqual([]);
});

it('on a later page the back button closes the open dialog, and leaves the page the second time', async () => {
  const { page, problems } = await comeTo('gallery', 'About us');
  const opener = page.getByRole('link', { name: /Enlarge picture 1 of/ }).first();
  await opener.click();
  await page.getByRole('dialog').waitFor();
  await page.evaluate(() => history.back());
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction((path) => location.pathname === path, pathTo('gallery', 'en'));
  await opener.waitFor();
  expect(pathOf(page)).toBe(pathTo('gallery', 'en'));
  await page.evaluate(() => history.back());
  await page.waitForURL(`**${pathTo('home', 'en')}`);
  await untilStarted(page);
  expect(problems).toEqual([]);
});

it('a visitor who goes back while React begins to hydrate the page gets the other page, and no error', async () => {
  const path = `${pathTo('parts', 'en')}?part=1`;
  const { page, problems } = await tests.prepare(path);
  await page.addInitScript(() => {
    let handover: Window['siteHandover'];
    Object.defineProperty(window, 'siteHandover', {
      get: () => handover,
      set: (value: NonNullable<Window['siteHandover']>) => {
        let hasGoneBack = false;
        const hasMoved = (): boolean => {
          const isElsewhere = value.hasMoved();
          if (!hasGoneBack) history.replaceState(history.state, '', location.pathname);
          hasGoneBack = true;
          return isElsewhere;
        };
        handover = { ...value, hasMoved };
      },
    });
  });
  const address = tests.site.url('norcuve', path);
  await renderedPage(address);
  await page.goto(address);
  await untilStarted(page);
  expect(page.url()).toBe(tests.site.url('norcuve', pathTo('parts', 'en')));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page
    .getByRole('link', { name: /See the part/ })
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});

it('a visitor who goes back while a page waits for its content comes back to the place in the list', async () => {
  const list = pathTo('tankers', 'en');
  const { page } = await tests.open(list);
  const link = page.getByRole('link', { name: /^See details/ }).last();
  await link.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => window.scrollY > 600);
  const position = await page.evaluate(() => window.scrollY);
  await link.click();
  await page.waitForURL(`**${list}/*`);
  const held: Route[] = [];
  const requests = page
    .waitForRequest('**/api/allModels/*')
    .then(() => page.waitForRequest('**/api/allModels/*'));
  let hasFailed = false;
  await page.route('**/api/allModels/*', (route) => {
    if (hasFailed) held.push(route);
    else void route.abort(); // then React renders the page, once it has the content
    hasFailed = true;
  });
  await page.reload({ waitUntil: 'commit' });
  await requests;
  await page.evaluate(() => history.back());
  await page.waitForURL(`**${list}`);
  for (const route of held) await route.continue();
  await untilStarted(page);
  await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 60, position);
});

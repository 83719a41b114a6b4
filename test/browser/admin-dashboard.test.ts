import type { Browser } from 'playwright-core';
import { faultsOf, widthOf } from '../support/accessibility';
import { openAsAdministrator } from '../support/adminPages';
import type { WatchedPage } from '../support/browser';
import { launchBrowser, openPage, untilStarted, widths } from '../support/browser';
import type { RunningSite } from '../support/site';
import { startSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
const opened: WatchedPage[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});

afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

const visit = async (path: string, options: Parameters<typeof openPage>[2] = {}): Promise<WatchedPage> => {
  const watched = await openPage(browser, site.url('norcuve', path), options);
  opened.push(watched);
  await untilStarted(watched.page);
  return watched;
};

const administer = async (
  path: string,
  options: Parameters<typeof openAsAdministrator>[3] = {},
): Promise<WatchedPage> => {
  const watched = await openAsAdministrator(browser, site, path, options);
  opened.push(watched);
  return watched;
};

describe('the dashboard', () => {
  it('leads to every editor from six groups, and counts what is in each', async () => {
    const { page, problems } = await administer('/admin');
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'About us',
      'Products',
      'Services',
      'Careers',
      'Join us',
      'Resources',
    ]);
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const path of [
      '/edit-achievements',
      '/edit-employees',
      '/edit-assemblies',
      '/edit-manufacturers',
      '/edit-gallery',
      '/edit-tankers',
      '/edit-parts',
      '/edit-careers',
      '/edit-contacts',
      '/edit-resources',
      '/edit-resources/certifications',
      '/edit-resources/certifications-certipropane',
      '/edit-resources/services-and-repairs',
      '/history',
    ]) {
      expect(links).toContain(path);
    }
    const { tankers } = (await (await fetch(`${site.apiUrl}/api/allModels/`)).json()) as {
      tankers: unknown[];
    };
    await page.getByRole('link', { name: `Tankers ${tankers.length} items` }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe.each([
  ['en', '/login', '/change-password'],
  ['fr', '/connexion', '/modifier-mot-de-passe'],
] as const)('on a phone, in %s', (language, loginPath, passwordPath) => {
  const phone = { viewport: { width: widths.phone, height: 740 } };

  it('nothing is wider than the screen, and axe finds no fault', async () => {
    const login = await visit(loginPath, phone);
    expect(await widthOf(login.page)).toBe(widths.phone);
    expect(await faultsOf(login.page)).toEqual([]);
    const { page, problems } = await administer(passwordPath, phone);
    for (const path of [passwordPath, '/admin']) {
      await page.goto(site.url('norcuve', path));
      await untilStarted(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await widthOf(page)).toBe(widths.phone);
      expect(await faultsOf(page)).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
});

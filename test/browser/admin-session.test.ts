import type { Browser, Page, Request } from 'playwright-core';
import { endSession, fillLogin, openAsAdministrator, tokenOf } from '../support/adminPages';
import type { WatchedPage } from '../support/browser';
import { launchBrowser } from '../support/browser';
import type { RunningSite } from '../support/site';
import { administrator, startSite } from '../support/site';
import { untilToast } from '../support/waits';

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

const administer = async (
  path: string,
  options: Parameters<typeof openAsAdministrator>[3] = {},
): Promise<WatchedPage> => {
  const watched = await openAsAdministrator(browser, site, path, options);
  opened.push(watched);
  return watched;
};

const pathOf = (page: Page): string => new URL(page.url()).pathname;

describe('a session', () => {
  it('ends on the server when one logs out', async () => {
    const { page } = await administer('/admin');
    const token = (await tokenOf(page)) ?? '';
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    const answer = await fetch(`${site.apiUrl}/api/user`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });

  it('is left behind even where the server does not answer', async () => {
    const { page } = await administer('/admin');
    await page.route('**/api/auth/logout', (route) => route.abort());
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    expect(await tokenOf(page)).toBeNull();
  });

  it('that the server no longer knows leads to the login with a toast, and from there back', async () => {
    const { page } = await administer('/admin');
    await endSession(page, site);
    await page.goto(site.url('norcuve', '/modifier-mot-de-passe'));
    await page.waitForURL('**/connexion');
    await untilToast(page, 'Votre session est terminée. Connectez-vous de nouveau.');
    expect(await tokenOf(page)).toBeNull();
    await fillLogin(page, administrator, 'fr');
    await page.waitForURL('**/modifier-mot-de-passe');
  });

  it.each([
    ['has no such call', 404],
    ['cannot be reached', undefined],
  ] as const)('goes on where the server %s', async (_case, status) => {
    const { page } = await administer('/admin');
    await page.route('**/api/auth/session', (route) =>
      status === undefined ? route.abort() : route.fulfill({ status, body: 'Not Found' }),
    );
    const isAsked = (request: Request): boolean => request.url().endsWith('/api/auth/session');
    const answered =
      status === undefined
        ? page.waitForEvent('requestfailed', isAsked)
        : page.waitForEvent('requestfinished', isAsked);
    await page.reload();
    await answered;
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(pathOf(page)).toBe('/admin');
  });
});

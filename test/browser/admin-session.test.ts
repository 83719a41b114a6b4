import type { Page, Request } from 'playwright-core';
import { endSession, fillLogin, tokenOf } from '../support/browser/adminPages';
import { administrator } from '../support/site/site';
import { SiteTests } from '../support/site/siteTests';
import { untilToast } from '../support/browser/waits';

const tests = new SiteTests();

const pathOf = (page: Page): string => new URL(page.url()).pathname;

describe('a session', () => {
  it('ends on the server when an administrator logs out', async () => {
    const { page } = await tests.administer('/admin');
    const token = (await tokenOf(page)) ?? '';
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    const answer = await fetch(`${tests.site.apiUrl}/api/user`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
  });

  it('ends in the browser even if the server does not respond', async () => {
    const { page } = await tests.administer('/admin');
    await page.route('**/api/auth/logout', (route) => route.abort());
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    expect(await tokenOf(page)).toBeNull();
  });

  it('that has expired leads to the login with a toast, and the login leads back', async () => {
    const { page } = await tests.administer('/admin');
    await endSession(page, tests.site);
    await page.goto(tests.site.url('norcuve', '/modifier-mot-de-passe'));
    await page.waitForURL('**/connexion');
    await untilToast(page, 'Votre session est terminée. Connectez-vous de nouveau.');
    expect(await tokenOf(page)).toBeNull();
    await fillLogin(page, administrator, 'fr');
    await page.waitForURL('**/modifier-mot-de-passe');
  });

  it.each([
    ['has no such route', 404],
    ['cannot be reached', undefined],
  ] as const)('stays if the session request fails: the server %s', async (_case, status) => {
    const { page } = await tests.administer('/admin');
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

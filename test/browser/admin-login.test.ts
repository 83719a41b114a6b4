import type { Page } from 'playwright-core';
import { faultsOf } from '../support/browser/accessibility';
import { fillLogin } from '../support/browser/adminPages';
import type { WatchedPage } from '../support/browser/browser';
import { untilStarted } from '../support/browser/browser';
import { administrator } from '../support/site/site';
import { SiteTests } from '../support/site/siteTests';
import { untilFocused, untilToast } from '../support/browser/waits';

const tests = new SiteTests();

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The problems of a page, without responses of the statuses that the test causes. */
const unexpected = ({ problems }: WatchedPage, ...statuses: readonly number[]): readonly string[] =>
  problems.filter(
    (problem) =>
      !statuses.some((status) => problem.startsWith(`${status}:`) || problem.includes(`status of ${status}`)),
  );

describe('logging in', () => {
  it('rejects a wrong password with a banner and a toast; the right one leads to the requested page', async () => {
    const watched = await tests.open('/edit-contacts?from=test');
    const { page } = watched;
    expect(pathOf(page)).toBe('/login');
    await fillLogin(page, { ...administrator, password: 'not the password' });
    await page.getByRole('alert').filter({ hasText: 'email or password does not match.' }).waitFor();
    await untilToast(page, 'Error with login');
    expect(await page.getByLabel('E-mail').inputValue()).toBe(administrator.email);
    await fillLogin(page, administrator);
    await page.waitForURL('**/edit-contacts?from=test');
    await untilToast(page, 'Administrator');
    const stored = await page.evaluate(() => sessionStorage.getItem('currentUser'));
    expect(stored).toBe(JSON.stringify(administrator.email));
    expect(unexpected(watched, 401)).toEqual([]);
  });

  it.each([
    ['/login', 'A valid e-mail address is required', 'The password is required', 'Log in'],
    ['/connexion', 'Une adresse courriel valide est requise', 'Le mot de passe est requis', 'Se connecter'],
  ])('names the missing fields, at %s', async (path, email, password, submit) => {
    const { page, problems } = await tests.open(path);
    await page.getByRole('button', { name: submit }).click();
    await page.getByText(email).waitFor();
    await page.getByText(password).waitFor();
    const emailField = page.locator('input[type=email]');
    await emailField.fill('no address');
    await emailField.press('Enter');
    await page.getByText(email).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('sends one request, however long Enter is held down', async () => {
    const { page } = await tests.open('/login');
    let asked = 0;
    await page.route('**/api/auth/login', async (route) => {
      asked += 1;
      await route.continue();
    });
    await page.getByLabel('E-mail').fill(administrator.email);
    const password = page.locator('input[type=password]');
    await password.fill(administrator.password);
    await untilFocused(password);
    for (let press = 0; press < 5; press += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.waitForURL('**/admin');
    expect(asked).toBe(1);
  });

  it('shows an error if the server cannot be reached, and works on the next attempt', async () => {
    const { page } = await tests.open('/login');
    await page.route('**/api/auth/login', (route) => route.abort());
    await fillLogin(page, administrator);
    await page.getByText('Error with back-end').waitFor();
    await page.unroute('**/api/auth/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/admin');
  });

  it('can show the password', async () => {
    const { page } = await tests.open('/login');
    await page.locator('input[type=password]').fill('as typed');
    await page.getByRole('button', { name: 'Show the password' }).click();
    expect(
      await page.getByLabel('Password', { exact: false }).and(page.locator('input')).getAttribute('type'),
    ).toBe('text');
    await page.getByRole('button', { name: 'Hide the password' }).click();
    await page.locator('input[type=password]').waitFor();
  });

  it('leads an administrator who is logged in to the dashboard', async () => {
    const { page } = await tests.administer('/login');
    await page.waitForURL('**/admin');
  });

  it('never leads to another site', async () => {
    const { page } = await tests.open('/login');
    await page.evaluate(() =>
      history.replaceState({ usr: { from: '//elsewhere.example/' }, key: 'x', idx: 0 }, '', '/login'),
    );
    await page.reload();
    await untilStarted(page);
    await fillLogin(page, administrator);
    await page.waitForURL('**/admin');
  });
});

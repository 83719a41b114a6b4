import type { Page } from 'playwright-core';
import { readManifest } from '../../../src/server/pages/document/manifest';
import { violationsIn, widthOf } from '../../support/browser/accessibility';
import {
  endSession,
  fillLogin,
  logInAgain,
  passwordAskedAgain,
  tokenOf,
} from '../../support/browser/adminPages';
import type { WatchedPage } from '../../support/browser/browser';
import { showPath, widths } from '../../support/browser/browser';
import { button, listOf, rowNames } from '../../support/browser/editorPages';
import { administrator } from '../../support/site/testAccounts';
import { SiteTests } from '../../support/site/siteTests';
import { belowToast } from '../../support/browser/toastPlace';
import { untilFocused, untilToast } from '../../support/browser/waits';

/* The way into the administration and out of it, and what must not be lost on the way. */

const tests = new SiteTests();

const phone = { width: widths.phone, height: 740 };

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The problems of a page, without responses of the statuses that the test causes. */
const unexpected = ({ problems }: WatchedPage, ...statuses: readonly number[]): readonly string[] =>
  problems.filter(
    (problem) =>
      !statuses.some((status) => problem.startsWith(`${status}:`) || problem.includes(`status of ${status}`)),
  );

describe('logging in', () => {
  it('names the missing fields and can show the password, and fits a phone', async () => {
    const { page, problems } = await tests.open('/connexion', { viewport: phone }); // the French words are longer
    expect(await widthOf(page)).toBe(widths.phone);
    expect(await violationsIn(page)).toEqual([]);
    const password = page.locator('input[autocomplete=current-password]');
    await password.fill('as typed');
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
    expect(await password.getAttribute('type')).toBe('password');
    await password.fill('');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByText('Une adresse courriel valide est requise').waitFor();
    await page.getByText('Le mot de passe est requis').waitFor();
    const email = page.locator('input[type=email]');
    await email.fill('no address');
    await email.press('Enter');
    await page.getByText('Une adresse courriel valide est requise').waitFor();
    expect(await violationsIn(page, 'main')).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('rejects a wrong password with a banner and a toast; the right one leads to the requested page', async () => {
    const watched = await tests.open('/edit-contacts?from=test', { viewport: phone });
    const { page } = watched;
    expect(pathOf(page)).toBe('/login');
    for (const { width, height } of [phone, { width: 768, height: 1024 }]) {
      await page.setViewportSize({ width, height });
      await fillLogin(page, { ...administrator, password: 'not the password' });
      await untilToast(page, 'Error with login');
      await page.getByRole('alert').filter({ hasText: 'does not match.' }).first().waitFor();
      const elements = page.locator('main :is(h1, label, input, button, a, [role=alert])');
      expect(await belowToast(elements)).toEqual([]);
    }
    expect(await page.getByLabel('E-mail').inputValue()).toBe(administrator.email);
    await fillLogin(page, administrator);
    await page.waitForURL('**/edit-contacts?from=test');
    await untilToast(page, 'Administrator');
    const stored = await page.evaluate(() => sessionStorage.getItem('currentUser'));
    expect(stored).toBe(JSON.stringify(administrator.email));
    expect(unexpected(watched, 401)).toEqual([]);
  });
});

describe('a session', () => {
  it('that has expired leads to the login with a toast, and back; logging out ends it on the server', async () => {
    const { page } = await tests.administer('/admin');
    await endSession(page, tests.site);
    await page.goto(tests.site.url('norcuve', '/modifier-mot-de-passe'));
    await page.waitForURL('**/connexion');
    await untilToast(page, 'Votre session est terminée. Connectez-vous de nouveau.');
    expect(await tokenOf(page)).toBeNull();
    await fillLogin(page, administrator, 'fr');
    await page.waitForURL('**/modifier-mot-de-passe');
    const token = (await tokenOf(page)) ?? '';
    await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
    await page.waitForURL('**/connexion');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${tests.site.apiUrl}/api/user`, { headers })).status).toBe(401);
  });

  it('that ends while a row is typed asks for the password in a dialog, and the row is saved', async () => {
    const { page } = await tests.administer('/edit-parts');
    await button(page, 'Add').click();
    await untilFocused(page.getByRole('dialog').getByRole('textbox').first());
    await page.keyboard.type('Patient valve');
    await endSession(page, tests.site);
    await button(page, 'Save').click();
    await passwordAskedAgain(page);
    const dialog = page.getByRole('dialog', { name: 'Log in again' });
    expect(await dialog.getByLabel('E-mail').inputValue()).toBe(administrator.email);
    expect(await dialog.getByLabel('E-mail').isEditable()).toBe(false);
    expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
    await logInAgain(page, 'wrong');
    await dialog.getByRole('alert').filter({ hasText: 'email or password does not match.' }).waitFor();
    const password = dialog.locator('input[type=password]');
    await password.fill(administrator.password);
    await password.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await untilToast(page, 'Added part to database with success');
    const rows = await rowNames(listOf(page, 'Parts'));
    expect(rows.filter((name) => name === 'Patient valve')).toHaveLength(1);
  });
});

it('typed text is lost only after a question, and the history of the browser stays the same', async () => {
  const { page } = await tests.administer('/admin');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.waitForURL('**/change-password');
  await page.getByLabel('Current password').fill('half a passw');
  let willAccept = false;
  page.on('dialog', (dialog) => void (willAccept ? dialog.accept() : dialog.dismiss()));
  for (const [leave, question] of [
    [() => page.getByRole('link', { name: 'Careers texts' }).click(), 'confirm'],
    [() => page.getByRole('button', { name: 'Log out' }).click(), 'confirm'],
    [() => page.evaluate(() => history.back()), 'confirm'],
    [() => page.evaluate(() => location.reload()), 'beforeunload'],
  ] as const) {
    const asked = page.waitForEvent('dialog');
    await leave();
    expect((await asked).type()).toBe(question);
    // The browser changes the address first, and the application then changes it back.
    await page.waitForFunction(() => location.pathname === '/change-password');
    expect(await page.getByLabel('Current password').inputValue()).toBe('half a passw');
  }
  expect(await tokenOf(page)).not.toBeNull();
  willAccept = true;
  await page.evaluate(() => history.back());
  await page.waitForURL('**/admin');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.evaluate(() => history.forward());
  await page.waitForURL('**/change-password');
  await page.getByLabel('Current password').fill('half a passw');
  const questions: string[] = [];
  page.on('dialog', (dialog) => void questions.push(dialog.type()));
  await page.getByRole('link', { name: /FR/ }).click();
  await page.waitForURL('**/modifier-mot-de-passe');
  expect(await page.getByLabel('Mot de passe actuel').inputValue()).toBe('half a passw');
  expect(questions).toEqual([]);
});

const typePasswords = async (page: Page, current: string, next: string, again: string): Promise<void> => {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel(/^New password/).fill(next);
  await page.getByLabel('Confirm the new password').fill(again);
};

const send = (page: Page): Promise<void> =>
  page.locator('form').getByRole('button', { name: 'Change password' }).click();

// The last test: it ends the session that the others use.
it('changing the password says what is wrong, shows the strength, and then only the new password works', async () => {
  const watched = await tests.administer('/change-password', { viewport: { width: 360, height: 800 } });
  const { page } = watched;
  const { chunks } = await readManifest('dist/client/manifest.json');
  const scripts = chunks['password-strength']?.scripts ?? ['none'];
  const brought = (): Promise<boolean> =>
    page.evaluate((own) => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return own.every((script) => fetched.includes(script));
    }, scripts);
  await send(page);
  for (const said of [
    'The current password is required',
    'The password is required',
    'Enter the new password again to confirm it',
  ]) {
    await page.getByText(said, { exact: true }).waitFor();
  }
  expect(await brought()).toBe(false);
  await typePasswords(page, 'not the password', 'password1234', 'another password');
  const meter = page.getByRole('meter', { name: 'Strength of the new password' });
  await meter.waitFor();
  expect(await brought()).toBe(true);
  expect(await meter.getAttribute('aria-valuetext')).toBe('Easy to guess');
  await send(page);
  await page.getByText('Passwords do not match').waitFor();
  expect(await violationsIn(page, 'main')).toEqual([]);
  const next = 'les citernes bleues roulent';
  await typePasswords(page, 'not the password', next, next);
  await page.getByRole('status').filter({ hasText: 'Very hard to guess' }).waitFor();
  expect(watched.problems).toEqual([]);
  await send(page);
  await page.getByRole('alert').filter({ hasText: 'The current password is not right.' }).waitFor();
  await untilToast(page, 'There was an error');
  expect(await page.getByLabel('Current password').inputValue()).toBe('not the password');
  await typePasswords(page, administrator.password, next, next);
  await send(page);
  await page.waitForURL('**/admin');
  await untilToast(page, 'Changed password with success');
  await showPath(page, '/change-password');
  await typePasswords(page, next, administrator.password, administrator.password);
  await send(page);
  await page.waitForURL('**/admin');
});

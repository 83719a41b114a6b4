import type { Page } from 'playwright-core';
import { readManifest } from '../../src/server/pages/manifest';
import { faultsOf } from '../support/browser/accessibility';
import { endSession, logInAgain, passwordAskedAgain } from '../support/browser/adminPages';
import type { WatchedPage } from '../support/browser/browser';
import { administrator } from '../support/site/site';
import { SiteTests } from '../support/site/siteTests';
import { untilToast } from '../support/browser/waits';

const tests = new SiteTests();

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The problems of a page, without responses of the statuses that the test causes. */
const unexpected = ({ problems }: WatchedPage, ...statuses: readonly number[]): readonly string[] =>
  problems.filter(
    (problem) =>
      !statuses.some((status) => problem.startsWith(`${status}:`) || problem.includes(`status of ${status}`)),
  );

const typePasswords = async (page: Page, current: string, next: string, again: string): Promise<void> => {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: false }).and(page.locator('input')).first().fill(next);
  await page.getByLabel('Confirm the new password').fill(again);
};

const send = (page: Page): Promise<void> =>
  page.locator('form').getByRole('button', { name: 'Change password' }).click();

describe('a session that ends during editing', () => {
  it('asks for the password in a dialog, and then sends what was typed', async () => {
    const watched = await tests.administer('/change-password');
    const { page } = watched;
    await typePasswords(page, 'not the password', 'a longer password', 'a longer password');
    await endSession(page, tests.site);
    await send(page);
    const dialog = page.getByRole('dialog', { name: 'Log in again' });
    await dialog.waitFor();
    expect(await dialog.getByLabel('E-mail').inputValue()).toBe(administrator.email);
    expect(await dialog.getByLabel('E-mail').isEditable()).toBe(false);
    expect(await faultsOf(page)).toEqual([]);
    await logInAgain(page, 'wrong');
    await dialog.getByRole('alert').filter({ hasText: 'email or password does not match.' }).waitFor();
    const password = dialog.locator('input[type=password]');
    await password.fill(administrator.password);
    await password.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    // The request was sent again: the current password was wrong.
    await page.getByText('The current password is not right.').first().waitFor();
    expect(await page.getByLabel('Confirm the new password').inputValue()).toBe('a longer password');
    expect(pathOf(page)).toBe('/change-password');
    expect(unexpected(watched, 401, 409)).toEqual([]);
  });

  it('keeps the typed text if nobody logs in again', async () => {
    const { page } = await tests.administer('/change-password');
    await typePasswords(page, administrator.password, 'a longer password', 'a longer password');
    await endSession(page, tests.site);
    await send(page);
    await (await passwordAskedAgain(page)).press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('Your session has ended. Log in again.').first().waitFor();
    expect(await page.getByLabel('Confirm the new password').inputValue()).toBe('a longer password');
    await send(page);
    await page.getByRole('dialog', { name: 'Log in again' }).waitFor();
  });
});

describe('changing the password', () => {
  it('names the missing fields and those that do not match, without a request', async () => {
    const watched = await tests.administer('/change-password');
    const { page } = watched;
    await send(page);
    for (const said of [
      'The current password is required',
      'The password is required',
      'Enter the new password again to confirm it',
    ]) {
      await page.getByText(said, { exact: true }).waitFor();
    }
    await typePasswords(page, administrator.password, 'a longer password', 'another password');
    await send(page);
    await page.getByText('Passwords do not match').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(watched.problems).toEqual([]);
  });

  it('shows the strength of the new password, and loads the list of known passwords only then', async () => {
    const watched = await tests.administer('/change-password', { viewport: { width: 360, height: 800 } });
    const { page } = watched;
    const { chunks } = await readManifest('dist/client/manifest.json');
    const scripts = chunks['password-strength']?.scripts ?? ['none'];
    const brought = (): Promise<boolean> =>
      page.evaluate((own) => {
        const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        return own.every((script) => fetched.includes(script));
      }, scripts);
    await page.getByLabel('Current password').fill(administrator.password);
    expect(await brought()).toBe(false);
    await page.getByLabel(/^New password/).fill('password1234');
    const meter = page.getByRole('meter', { name: 'Strength of the new password' });
    await meter.waitFor();
    expect(await brought()).toBe(true);
    expect(await meter.getAttribute('aria-valuetext')).toBe('Easy to guess');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel(/^New password/).fill('les citernes bleues roulent');
    await page.getByRole('status').filter({ hasText: 'Very hard to guess' }).waitFor();
    expect(watched.problems).toEqual([]);
  });

  it('shows a banner and a toast for a wrong current password', async () => {
    const [current, next] = ['not the password', 'a longer password'];
    const { page } = await tests.administer('/change-password');
    await typePasswords(page, current, next, next);
    await send(page);
    await page.getByRole('alert').filter({ hasText: 'The current password is not right.' }).waitFor();
    await untilToast(page, 'There was an error');
    expect(await page.getByLabel('Current password').inputValue()).toBe(current);
  });

  it('leads to the dashboard with a toast, and then only the new password works', async () => {
    const { page } = await tests.administer('/change-password');
    await typePasswords(page, administrator.password, 'a longer password', 'a longer password');
    await send(page);
    await page.waitForURL('**/admin');
    await untilToast(page, 'Changed password with success');
    await page.goto(tests.site.url('norcuve', '/change-password'));
    await typePasswords(page, 'a longer password', administrator.password, administrator.password);
    await send(page);
    await page.waitForURL('**/admin');
  });
});

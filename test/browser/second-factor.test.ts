import type { Locator, Page } from 'playwright-core';
import { faultsOf } from '../support/browser/accessibility';
import { endSession, fillLogin, logInAgain } from '../support/browser/adminPages';
import { widths } from '../support/browser/browser';
import { codePeriod, oneTimeCode } from '../support/site/oneTimeCode';
import { administrator } from '../support/site/site';
import { SiteTests } from '../support/site/siteTests';
import { belowToast } from '../support/browser/toastPlace';
import { untilCount, untilFocused, untilToast } from '../support/browser/waits';

const tests = new SiteTests();

const path = '/two-step-verification';

/** The first test sets these for the later ones. */
let secret = '';
let recoveryCodes: string[] = [];

const sendCode = async (place: Page | Locator, code: string): Promise<void> => {
  const field = place.locator('input[autocomplete=one-time-code]');
  await untilFocused(field);
  await field.fill(code);
  await field.press('Enter');
};

const sendPassword = async (page: Page, password: string): Promise<void> => {
  const field = page.locator('form input[type=password]');
  await field.fill(password);
  await field.press('Enter');
};

describe('two-step verification', () => {
  it('is turned on in the settings with the code of an authenticator app', async () => {
    const { page } = await tests.administer('/admin');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Two-step verification' }).click();
    await page.waitForURL(`**${path}`);
    expect(await faultsOf(page)).toEqual([]);
    await sendPassword(page, 'not the password');
    await page.getByRole('alert').filter({ hasText: 'The current password is not right.' }).waitFor();
    await sendPassword(page, administrator.password);
    await untilFocused(page.getByRole('heading', { name: 'Scan this QR code' }));
    await page.getByRole('img', { name: 'QR code of the key' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    const code = page.getByLabel('Code', { exact: false }).and(page.locator('input'));
    await code.fill('000 000');
    await code.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'This code is not right.' }).waitFor();
    const office = page.viewportSize();
    await page.setViewportSize({ width: widths.phone, height: 740 });
    await code.fill(oneTimeCode(secret));
    await code.press('Enter');
    await untilToast(page, 'Two-step verification is on now');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await untilCount(codes, 10);
    expect(await belowToast(codes)).toEqual([]);
    if (office) await page.setViewportSize(office);
    recoveryCodes = await codes.allInnerTexts();
    expect(await faultsOf(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as a file' }).click();
    expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I have saved these codes' }).click();
    await page.getByText('10 recovery codes left.').waitFor();
  });

  it('is asked for by the next login, which takes a recovery code in the same field', async () => {
    const page = await tests.visit('/login');
    await fillLogin(page, administrator);
    await untilFocused(page.getByLabel('Code').and(page.locator('input[inputmode=numeric]')));
    expect(await faultsOf(page)).toEqual([]);
    await sendCode(page, '000000');
    await page.getByRole('alert').filter({ hasText: 'password or code does not match' }).waitFor();
    await page.getByRole('button', { name: 'Back to the password' }).click();
    await untilFocused(page.getByLabel('E-mail'));
    await fillLogin(page, administrator);
    await untilFocused(page.locator('input[inputmode=numeric]'));
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    const field = page.locator('input[autocomplete=one-time-code][inputmode=text]');
    await field.fill(recoveryCodes[0] ?? '');
    await field.press('Enter');
    await page.waitForURL('**/admin');
  });

  it('is asked for in place when a session has ended, in French too, and is turned off', async () => {
    const page = await tests.visit('/connexion');
    await fillLogin(page, administrator, 'fr');
    await sendCode(page, recoveryCodes[1] ?? '');
    await page.waitForURL('**/admin');
    await page.goto(tests.site.url('norcuve', '/verification-en-deux-etapes'));
    await page.getByText('Il reste 8 codes de récupération.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await endSession(page, tests.site);
    await page.getByLabel('Mot de passe actuel').fill(administrator.password);
    const code = page.getByLabel('Code', { exact: false }).and(page.locator('input'));
    await code.fill(recoveryCodes[2] ?? '');
    await code.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Se reconnecter' });
    await logInAgain(page, administrator.password, 'fr');
    await sendCode(dialog, oneTimeCode(secret, Date.now() + codePeriod)); // the current code may have been used
    await dialog.waitFor({ state: 'detached' });
    await untilToast(page, 'La vérification en deux étapes est désactivée');
    await page.getByRole('button', { name: 'Configurer' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

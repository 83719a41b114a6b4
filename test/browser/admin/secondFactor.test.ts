import type { Locator, Page } from 'playwright-core';
import { violationsIn } from '../../support/browser/accessibility';
import { endSession, fillLogin, logInAgain } from '../../support/browser/adminPages';
import { showPath, widths } from '../../support/browser/browser';
import { codePeriod, oneTimeCode } from '../../support/site/oneTimeCode';
import { administrator } from '../../support/site/testAccounts';
import { SiteTests } from '../../support/site/siteTests';
import { belowToast } from '../../support/browser/toastPlace';
import { untilCount, untilFocused, untilToast } from '../../support/browser/waits';

const tests = new SiteTests();

const path = '/two-step-verification';

const phone = { width: widths.phone, height: 740 };

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

interface Watched {
  titles?: string[];
}

/** Records the titles of all pages that are shown from now on, however short. */
const watchTitles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const titles: string[] = [];
    (window as Watched).titles = titles;
    new MutationObserver(() => {
      const title = document.querySelector('main h1')?.textContent ?? '';
      if (title !== '' && titles.at(-1) !== title) titles.push(title);
    }).observe(document, { childList: true, subtree: true });
  });

const titlesOf = (page: Page) => page.evaluate(() => (window as Watched).titles);

/** The requests that the server rejects from now on, by status and path. */
const errorsOf = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return errors;
};

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const pathOf = (page: Page): string => page.url().replace(new URL(page.url()).origin, '');

describe('two-step verification', () => {
  it('is turned on in the settings with the code of an authenticator app', async () => {
    const { page } = await tests.administer('/admin');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Two-step verification' }).click();
    await page.waitForURL(`**${path}`);
    expect(await violationsIn(page, 'main')).toEqual([]);
    await sendPassword(page, 'not the password');
    await page.getByRole('alert').filter({ hasText: 'The current password is not right.' }).waitFor();
    await sendPassword(page, administrator.password);
    await untilFocused(page.getByRole('heading', { name: 'Scan this QR code' }));
    await page.getByRole('img', { name: 'QR code of the key' }).waitFor();
    expect(await violationsIn(page, 'main')).toEqual([]);
    secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    const code = page.getByLabel('Code', { exact: false }).and(page.locator('input'));
    await code.fill('000 000');
    await code.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'This code is not right.' }).waitFor();
    const office = page.viewportSize();
    await page.setViewportSize(phone);
    await code.fill(oneTimeCode(secret));
    await code.press('Enter');
    await untilToast(page, 'Two-step verification is on now');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await untilCount(codes, 10);
    expect(await belowToast(codes)).toEqual([]);
    if (office) await page.setViewportSize(office);
    recoveryCodes = await codes.allInnerTexts();
    expect(await violationsIn(page, 'main')).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as a file' }).click();
    expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I have saved these codes' }).click();
    await page.getByText('10 recovery codes left.').waitFor();
  });

  it('is asked for by the next login and when a session has ended, in French too, and is turned off', async () => {
    const page = await tests.visit('/connexion');
    await fillLogin(page, administrator, 'fr');
    await untilFocused(page.getByLabel('Code').and(page.locator('input[inputmode=numeric]')));
    expect(await violationsIn(page, 'main')).toEqual([]);
    await sendCode(page, '000000');
    await page
      .getByRole('alert')
      .filter({ hasText: /\bcode\b/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Retour au mot de passe' }).click();
    await untilFocused(page.getByLabel('Courriel'));
    await fillLogin(page, administrator, 'fr');
    await untilFocused(page.locator('input[inputmode=numeric]'));
    await page.getByRole('button', { name: 'Utiliser un code de récupération' }).click();
    const recovery = page.locator('input[autocomplete=one-time-code][inputmode=text]');
    await recovery.fill(recoveryCodes[0] ?? '');
    await recovery.press('Enter');
    await page.waitForURL('**/admin');
    await showPath(page, '/verification-en-deux-etapes');
    await page.getByText('Il reste 9 codes de récupération.').waitFor();
    expect(await violationsIn(page, 'main')).toEqual([]);
    await endSession(page, tests.site);
    await page.getByLabel('Mot de passe actuel').fill(administrator.password);
    const code = page.getByLabel('Code', { exact: false }).and(page.locator('input'));
    await code.fill(recoveryCodes[1] ?? '');
    await code.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Se reconnecter' });
    await logInAgain(page, administrator.password, 'fr');
    await sendCode(dialog, oneTimeCode(secret, Date.now() + codePeriod)); // the current code may have been used
    await dialog.waitFor({ state: 'detached' });
    await untilToast(page, 'La vérification en deux étapes est désactivée');
    await page.getByRole('button', { name: 'Configurer' }).waitFor();
  });
});

describe('a second factor that the site requires', () => {
  const required = new SiteTests({ environment: { SECOND_FACTOR: 'required' } });

  it('is set up after the login, which then leads to the requested page', async () => {
    const { page } = await required.open('/edit-contacts?from=test', { viewport: phone });
    const errors = errorsOf(page);
    await watchTitles(page);
    await fillLogin(page, administrator);
    await title(page, 'Set up two-step verification').waitFor();
    expect(pathOf(page)).toBe('/edit-contacts?from=test');
    await sendPassword(page, administrator.password);
    await untilFocused(page.getByRole('heading', { name: 'Scan this QR code' }));
    const key = (await page.locator('code').innerText()).replaceAll(' ', '');
    const code = page.locator('input[autocomplete=one-time-code]');
    await code.fill(oneTimeCode(key));
    await code.press('Enter');
    await untilToast(page, 'Two-step verification is on now');
    await page.getByRole('button', { name: 'I have saved these codes' }).click();
    await title(page, 'Contact details – Norcuve and Rubicuve').waitFor();
    await untilFocused(page.locator('main'));
    expect(pathOf(page)).toBe('/edit-contacts?from=test');
    expect(await titlesOf(page)).toEqual([
      'Log in',
      'Set up two-step verification',
      'Contact details – Norcuve and Rubicuve',
    ]);
    expect(errors).toEqual([]);
  });
});

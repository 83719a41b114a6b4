import type { Page } from 'playwright-core';
import { faultsOf } from '../support/browser/accessibility';
import { fillLogin, tokenOf } from '../support/browser/adminPages';
import { untilStarted, widths } from '../support/browser/browser';
import { codePeriod, oneTimeCode } from '../support/site/oneTimeCode';
import { administrator, superUser } from '../support/site/site';
import { SiteTests } from '../support/site/siteTests';
import { untilCount, untilFocused, untilToast } from '../support/browser/waits';

const tests = new SiteTests({ environment: { SECOND_FACTOR: 'required' } });

/** The first test sets it for the later ones. */
let secret = '';

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

const sendPassword = async (page: Page, password: string): Promise<void> => {
  const field = page.locator('form input[type=password]');
  await field.fill(password);
  await field.press('Enter');
};

const sendCode = async (page: Page, code: string): Promise<void> => {
  const field = page.locator('input[autocomplete=one-time-code]');
  await field.fill(code);
  await field.press('Enter');
};

const pathOf = (page: Page): string => page.url().replace(new URL(page.url()).origin, '');

describe('a second factor that the site requires', () => {
  it('is set up after the login, which then leads to the requested page', async () => {
    const page = await tests.visit('/edit-contacts?from=test');
    const errors = errorsOf(page);
    await watchTitles(page);
    await fillLogin(page, administrator);
    await title(page, 'Set up two-step verification').waitFor();
    expect(pathOf(page)).toBe('/edit-contacts?from=test');
    await sendPassword(page, administrator.password);
    await untilFocused(page.getByRole('heading', { name: 'Scan this QR code' }));
    expect(await faultsOf(page)).toEqual([]);
    expect(await titlesOf(page)).toEqual(['Log in', 'Set up two-step verification']);

    await page.reload(); // during the set-up
    await untilStarted(page);
    await watchTitles(page);
    await sendPassword(page, administrator.password);
    await page.getByRole('img', { name: 'QR code of the key' }).waitFor();
    secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await sendCode(page, oneTimeCode(secret));
    await untilToast(page, 'Two-step verification is on now');
    await untilCount(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'), 10);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'I have saved these codes' }).click();
    await title(page, 'Contact details – Norcuve and Rubicuve').waitFor();
    await untilFocused(page.locator('main'));
    expect(pathOf(page)).toBe('/edit-contacts?from=test');
    expect(await titlesOf(page)).toEqual([
      'Set up two-step verification',
      'Contact details – Norcuve and Rubicuve',
    ]);
    expect(errors).toEqual([]);
  });

  it('is set up once, and cannot be turned off', async () => {
    const page = await tests.visit('/login');
    await fillLogin(page, administrator);
    await sendCode(page, oneTimeCode(secret, Date.now() + codePeriod)); // the current code has been used
    await page.waitForURL('**/admin');
    await title(page, 'Dashboard').waitFor();
    await page.goto(tests.site.url('norcuve', '/two-step-verification'));
    await page.getByText('it cannot be turned off').waitFor();
    expect(await page.getByRole('button', { name: 'Turn off' }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
  });

  it('must also be set up by an older session, on every page until the logout, in French and on a phone', async () => {
    const { page } = await tests.administer('/historique', {
      account: superUser,
      viewport: { width: widths.phone, height: 740 },
    });
    await title(page, 'Configurez la vérification en deux étapes').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(tests.site.url('norcuve', '/modifier-mot-de-passe'));
    await title(page, 'Modifier le mot de passe').waitFor();
    await page.getByRole('link', { name: 'Norcuve – Tableau de bord' }).click();
    await title(page, 'Configurez la vérification en deux étapes').waitFor();
    await page.locator('main').getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('**/connexion');
    expect(await tokenOf(page)).toBeNull();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { BrandId } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import type { WatchedPage } from './browser';
import { preparePage, untilStarted } from './browser';
import type { Account, RunningSite } from '../site/site';
import { administrator } from '../site/site';
import { untilFocused } from './waits';

const againTitles = { en: 'Log in again', fr: 'Se reconnecter' } as const satisfies Record<Language, string>;

const emailLabels = { en: 'E-mail', fr: 'Courriel' } as const satisfies Record<Language, string>;

/** Types an account into the login form and sends it by the keyboard. */
export async function fillLogin(
  page: Page,
  { email, password }: Account,
  language: Language = 'en',
): Promise<void> {
  await page.getByLabel(emailLabels[language]).fill(email);
  const passwordField = page.locator('input[type=password]');
  await passwordField.fill(password);
  await passwordField.press('Enter');
}

/** The password field of the dialog that asks to log in again, once it has opened and has the focus by itself. */
export async function passwordAskedAgain(page: Page, language: Language = 'en'): Promise<Locator> {
  const field = page.getByRole('dialog', { name: againTitles[language] }).locator('input[type=password]');
  await untilFocused(field);
  return field;
}

/** Types the password into the dialog that asks for it, as fast as one can, and sends it. */
export async function logInAgain(
  page: Page,
  password: string = administrator.password,
  language: Language = 'en',
): Promise<void> {
  await passwordAskedAgain(page, language);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Runs in the first document of a page, before its own scripts: leaves there what a login does. */
const storeSession = ([email, token]: readonly [string, string]): void => {
  sessionStorage.setItem('currentUser', JSON.stringify(email));
  sessionStorage.setItem('authenticationToken', token);
};

export type AdministratorOptions = BrowserContextOptions & {
  readonly account?: Account;
  readonly brand?: BrandId;
};

/** Opens a page as who is logged in already; the login page itself has tests of its own. */
export async function openAsAdministrator(
  browser: Browser,
  site: RunningSite,
  path: string,
  { account = administrator, brand = 'norcuve', ...options }: AdministratorOptions = {},
): Promise<WatchedPage> {
  const url = site.url(brand, path);
  const watched = await preparePage(browser, url, options);
  const script = await watched.page.addInitScript(storeSession, [
    account.email,
    site.storedSession(account),
  ] as const);
  await watched.page.goto(url);
  await script.dispose(); // who logs out is not logged in again
  await untilStarted(watched.page);
  return watched;
}

/** The token that the page sends along. */
export async function tokenOf(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('authenticationToken'));
}

/** Ends the session of a page on the server, as its expiry would: the page does not hear of it. */
export async function endSession(page: Page, site: RunningSite): Promise<void> {
  const authorization = `Bearer ${(await tokenOf(page)) ?? ''}`;
  const { ok } = await fetch(`${site.apiUrl}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization },
  });
  if (!ok) throw new Error('The session could not be ended.');
}

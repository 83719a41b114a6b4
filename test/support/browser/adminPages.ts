import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { BrandId } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import type { WatchedPage } from './browser';
import { preparePage } from './browser';
import type { PageStorage } from './pagePool';
import { openWithStorage } from './pagePool';
import type { Account, RunningSite } from '../site/site';
import { administrator } from '../site/testAccounts';
import { untilFocused } from './waits';

const againTitles = { en: 'Log in again', fr: 'Se reconnecter' } as const satisfies Record<Language, string>;

const emailLabels = { en: 'E-mail', fr: 'Courriel' } as const satisfies Record<Language, string>;

/** Fills in the login form and submits it by keyboard. */
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

/** The password field of the dialog that asks to log in again. Waits until it has the focus. */
export async function passwordAskedAgain(page: Page, language: Language = 'en'): Promise<Locator> {
  const field = page.getByRole('dialog', { name: againTitles[language] }).locator('input[type=password]');
  await untilFocused(field);
  return field;
}

/** Types the password into the dialog that asks to log in again, as fast as possible, and submits it. */
export async function logInAgain(
  page: Page,
  password: string = administrator.password,
  language: Language = 'en',
): Promise<void> {
  await passwordAskedAgain(page, language);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** The storage of a page after the login of an account. */
export function loggedIn(site: RunningSite, account: Account): PageStorage {
  const authenticationToken = site.storedSession(account);
  return { session: { currentUser: JSON.stringify(account.email), authenticationToken } };
}

interface NewPageOptions extends BrowserContextOptions {
  readonly brand?: BrandId;
  readonly account?: Account;
}

/** Opens a new page in which an account is logged in. */
export async function openAsAdministrator(
  browser: Browser,
  site: RunningSite,
  path: string,
  { brand = 'norcuve', account = administrator, ...options }: NewPageOptions = {},
): Promise<WatchedPage> {
  const url = site.url(brand, path);
  const watched = await preparePage(browser, url, options);
  await openWithStorage(watched.page, url, loggedIn(site, account));
  return watched;
}

/** The token of the page's session. */
export async function tokenOf(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('authenticationToken'));
}

/** Ends the session of a page on the server, as if it expired. The page does not notice. */
export async function endSession(page: Page, site: RunningSite): Promise<void> {
  const authorization = `Bearer ${(await tokenOf(page)) ?? ''}`;
  const { ok } = await fetch(`${site.apiUrl}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization },
  });
  if (!ok) throw new Error('The session could not be ended.');
}

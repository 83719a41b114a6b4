import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Language } from '../../src/model/languages';
import type { WatchedPage } from './browser';
import { openPage, quietPath, untilStarted } from './browser';
import type { RunningSite } from './site';
import { administrator } from './site';
import { untilFocused } from './waits';

interface Account {
  readonly email: string;
  readonly password: string;
}

const againTitles = { en: 'Log in again', fr: 'Se reconnecter' } as const satisfies Record<Language, string>;

const emailLabels = { en: 'E-mail', fr: 'Courriel' } as const satisfies Record<Language, string>;

/** Types an account into the login form and sends it by the keyboard. */
export const fillLogin = async (
  page: Page,
  { email, password }: Account,
  language: Language = 'en',
): Promise<void> => {
  await page.getByLabel(emailLabels[language]).fill(email);
  const passwordField = page.locator('input[type=password]');
  await passwordField.fill(password);
  await passwordField.press('Enter');
};

/** The password field of the dialog that asks to log in again, once it has opened and has the focus by itself. */
export const passwordAskedAgain = async (page: Page, language: Language = 'en'): Promise<Locator> => {
  const field = page.getByRole('dialog', { name: againTitles[language] }).locator('input[type=password]');
  await untilFocused(field);
  return field;
};

/** Types the password into the dialog that asks for it, as fast as one can, and sends it. */
export const logInAgain = async (
  page: Page,
  password: string = administrator.password,
  language: Language = 'en',
): Promise<void> => {
  await passwordAskedAgain(page, language);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
};

const logIn = async (site: RunningSite, { email, password }: Account): Promise<string> => {
  const answer = await fetch(`${site.apiUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body: unknown = await answer.json();
  if (typeof body !== 'object' || body === null || !('Authorization' in body)) {
    throw new Error(`${email} could not log in: ${answer.status}`);
  }
  return String(body.Authorization);
};

/** Opens a page of the first brand as who is logged in already; the login page itself has tests of its own. */
export const openAsAdministrator = async (
  browser: Browser,
  site: RunningSite,
  path: string,
  { account = administrator, ...options }: BrowserContextOptions & { account?: Account } = {},
): Promise<WatchedPage> => {
  const token = await logIn(site, account);
  const watched = await openPage(browser, site.url('norcuve', quietPath), options);
  await watched.page.evaluate(
    ([email, authorization]) => {
      sessionStorage.setItem('currentUser', JSON.stringify(email));
      sessionStorage.setItem('authenticationToken', authorization);
    },
    [account.email, token] as const,
  );
  await watched.page.goto(site.url('norcuve', path));
  await untilStarted(watched.page);
  return {
    ...watched,
    get problems() {
      // The first answer is no page, so the browser looks for an icon where there is none.
      return watched.problems.filter((problem) => !problem.includes('/favicon.ico'));
    },
  };
};

/** The token that the page sends along. */
export const tokenOf = async (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('authenticationToken'));

/** Ends the session of a page on the server, as its expiry would: the page does not hear of it. */
export const endSession = async (page: Page, site: RunningSite): Promise<void> => {
  const authorization = `Bearer ${(await tokenOf(page)) ?? ''}`;
  const { ok } = await fetch(`${site.apiUrl}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization },
  });
  if (!ok) throw new Error('The session could not be ended.');
};

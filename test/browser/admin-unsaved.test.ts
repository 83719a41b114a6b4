import type { Page } from 'playwright-core';
import { tokenOf } from '../support/browser/adminPages';
import { SiteTests } from '../support/site/siteTests';

const tests = new SiteTests();

const pathOf = (page: Page): string => new URL(page.url()).pathname;

describe('typed text that is not saved', () => {
  /** Responds to the dialogs of the page from now on. */
  const answerWith = (page: Page): { questions: string[]; willAccept: boolean } => {
    const answers = { questions: [] as string[], willAccept: false };
    page.on('dialog', (dialog) => {
      answers.questions.push(dialog.type());
      void (answers.willAccept ? dialog.accept() : dialog.dismiss());
    });
    return answers;
  };

  const beginTyping = async () => {
    const { page } = await tests.administer('/admin');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Change password' }).click();
    await page.waitForURL('**/change-password');
    await page.getByLabel('Current password').fill('half a passw');
    return { page, answers: answerWith(page) };
  };

  const isKept = async (page: Page, label = 'Current password'): Promise<void> => {
    expect(await page.getByLabel(label).inputValue()).toBe('half a passw');
  };

  /** The browser changes the address first, and the application then changes it back. */
  const untilBack = async (page: Page): Promise<void> => {
    await page.waitForFunction(() => location.pathname === '/change-password');
  };

  it('is lost by a link only after a question', async () => {
    const { page, answers } = await beginTyping();
    await page.getByRole('link', { name: 'Careers texts' }).click();
    expect(answers.questions).toEqual(['confirm']);
    expect(pathOf(page)).toBe('/change-password');
    await isKept(page);
    answers.willAccept = true;
    await page.getByRole('link', { name: 'Careers texts' }).click();
    await page.waitForURL('**/edit-resources/career');
    expect(answers.questions).toHaveLength(2);
  });

  it('is lost by the back button only after a question, and the browser history stays the same', async () => {
    const { page, answers } = await beginTyping();
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => history.back());
    expect((await asked).type()).toBe('confirm');
    await untilBack(page);
    await isKept(page);
    answers.willAccept = true;
    await page.evaluate(() => history.back());
    await page.waitForURL('**/admin');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.evaluate(() => history.forward());
    await page.waitForURL('**/change-password');
    await page.getByLabel('Current password').waitFor();
  });

  it('stays when the language changes, without a question', async () => {
    const { page, answers } = await beginTyping();
    await page.getByRole('link', { name: /FR/ }).click();
    await page.waitForURL('**/modifier-mot-de-passe');
    await isKept(page, 'Mot de passe actuel');
    expect(answers.questions).toEqual([]);
  });

  it('is lost by logging out only after a question', async () => {
    const { page, answers } = await beginTyping();
    const asked = page.waitForEvent('dialog');
    await page.getByRole('button', { name: 'Log out' }).click();
    expect((await asked).type()).toBe('confirm');
    await isKept(page);
    expect(await tokenOf(page)).not.toBeNull();
    answers.willAccept = true;
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
  });

  it('is lost by a reload only after a question of the browser', async () => {
    const { page, answers } = await beginTyping();
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => location.reload());
    expect((await asked).type()).toBe('beforeunload');
    await isKept(page);
    answers.willAccept = true; // the test leaves the page as well
  });
});

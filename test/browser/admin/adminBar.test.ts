import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { pathTo } from '../../../src/model/site/paths';
import { violationsIn, widthOf } from '../../support/browser/accessibility';
import { showPath, widths } from '../../support/browser/browser';
import { dragByMouse, listening, moveByKeyboard, untilSpoken } from '../../support/browser/dragging';
import { answerQuestion, button, watchChanges } from '../../support/browser/editorPages';
import { keepToasts, untilFocused, untilToast } from '../../support/browser/waits';
import { askSite } from '../../support/inquiries/askSite';
import { SiteTests } from '../../support/site/siteTests';

/* The ways through the administration: its bars, the pages of the site, and the dashboard. */

const tests = new SiteTests();

it('the top bar on a phone is one row, and its menu has all links, also on the site and in French', async () => {
  const viewport = { width: widths.phone, height: 740 };
  const { page } = await tests.administer(pathTo('tankers', 'fr'), { viewport });
  const expectOneRow = async (): Promise<void> => {
    expect((await page.locator('header').first().boundingBox())?.height).toBeLessThanOrEqual(64);
    expect(await widthOf(page)).toBeLessThanOrEqual(widths.phone);
  };
  await expectOneRow();
  await showPath(page, '/edit-tankers');
  await expectOneRow();
  await button(page, 'Ouvrir le menu').press('Enter');
  const menu = page.getByRole('navigation');
  await menu.getByRole('link', { name: 'Modifier le mot de passe' }).waitFor();
  expect(await violationsIn(page, 'header')).toEqual([]);
  await button(menu, 'Se déconnecter').press('Enter');
  await page.waitForFunction(() => sessionStorage.getItem('currentUser') === null);
  await button(page, 'Ouvrir le menu').waitFor(); // the menu is closed
  await page.waitForFunction(() => document.activeElement?.closest('main') !== null);
});

/** Scrolls the page, and reloads it: it begins where it was left. */
const reloadAt = async (page: Page, position: number): Promise<void> => {
  await page.waitForFunction((y) => {
    window.scrollTo(0, y);
    return window.scrollY === y; // once the page is long enough
  }, position);
  await page.waitForFunction((y) => (history.state as { readonly scrollY?: number }).scrollY === y, position);
  await page.reload();
  await page.waitForFunction((y) => window.scrollY === y, position);
};

it('beside the pages all editors are listed, and the site and the administration lead to each other', async () => {
  const { page, problems } = await tests.administer('/edit-tankers');
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  const current = navigation.getByRole('link', { name: /^Tankers \d/ });
  expect(await current.getAttribute('aria-current')).toBe('page');
  const rows = page.getByRole('table', { name: 'Tankers' }).locator('[data-row]');
  const [first, second] = [await rows.first().boundingBox(), await rows.nth(1).boundingBox()];
  if (!first || !second) throw new Error('There are no rows.');
  expect(first.y).toBeLessThanOrEqual(200);
  expect(first.y + 12 * (second.y - first.y)).toBeLessThanOrEqual(900); // so many rows are seen at 1440 × 900
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await button(page, 'Collapse the navigation').click();
  await navigation.getByRole('link').first().waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'View on site' }).first().click();
  await page.waitForURL('**/tankers');
  await page.locator('main article').first().waitFor();
  await reloadAt(page, 600);
  await page.getByRole('link', { name: 'Administration' }).click();
  await page.waitForURL('**/edit-tankers');
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: /^View on site: / })
    .first()
    .click();
  const tab = await opened;
  await tab.getByRole('link', { name: 'Administration' }).click(); // logged in there too
  await tab.waitForURL('**/edit-tankers');
  await tab.close();
  await button(page, 'Expand the navigation').click(); // still collapsed, also after the reload
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(problems).toEqual([]);
});

/** Waits for a state of the timer of the toast with this button. The timer is a bar, which starts when the toast has slid in. */
const untilTimer = async (action: Locator, state: 'running' | 'paused'): Promise<void> => {
  const button = await action.elementHandle();
  await action.page().waitForFunction(
    ({ button, state }) => {
      const bar = button.closest('.Toastify__toast')?.querySelector('.Toastify__progress-bar--animated');
      return bar && getComputedStyle(bar).animationPlayState === state;
    },
    { button, state },
  );
};

/** Takes a row with the keyboard and moves it, and gives up. Nothing is saved, and the row can be moved again. */
const giveUpMoving = async (page: Page): Promise<void> => {
  const names = page.locator('article h2');
  const before = await names.allTextContents();
  const handles = page.getByRole('button', { name: /^Move: / });
  const count = await handles.count();
  await listening(handles.nth(1)).press('Space');
  await untilSpoken(page, /is picked up\. Position/);
  await page.keyboard.press('ArrowLeft');
  await untilSpoken(page, /is now in position 1 of/);
  await names.nth(3).click({ force: true }); // nothing else is edited during a move
  expect(await page.locator('[role=dialog]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await untilSpoken(page, /is back in position 2 of/);
  await page.waitForFunction(
    (expected) =>
      [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent).join() === expected,
    before.join(),
  ); // the row glides back
  expect(await handles.count()).toBe(count);
  await untilFocused(handles.nth(1));
};

/** Moves the second tanker before the first one by keyboard, takes that back, and moves the third one there by mouse. */
const moveInPlace = async (page: Page): Promise<void> => {
  const names = (): Promise<string[]> => page.locator('article h2').allTextContents();
  const untilFirst = (name: string) =>
    page.waitForFunction((first) => document.querySelector('article h2')?.textContent === first, name);
  const [first = '', second = '', third = ''] = await names();
  const changes = watchChanges(page);
  const handles = page.getByRole('button', { name: /^Move: / });
  await moveByKeyboard(handles.nth(1), { key: 'ArrowLeft' });
  await untilToast(page, 'Modified tanker to database with success');
  expect((await names()).slice(0, 3)).toEqual([second, first, third]);
  await untilFocused(handles.nth(0));
  const undo = button(page, 'Undo');
  await untilTimer(undo, 'running');
  await undo.focus();
  await untilTimer(undo, 'paused'); // it stays while it has the focus
  await undo.click();
  await untilFirst(first);
  await dragByMouse(handles.nth(2), handles.nth(0));
  await untilFirst(third);
  expect((await names()).slice(0, 3)).toEqual([third, first, second]);
  expect(changes).toEqual(['PUT tanker/update', 'POST history/undo', 'PUT tanker/update']);
};

/** Opens the edit mode by its key, once the page has the button that names it. */
const pressE = async (page: Page): Promise<void> => {
  await page.locator('button[aria-keyshortcuts=E]').first().waitFor({ state: 'attached' });
  await page.keyboard.press('e');
  await page.getByRole('region', { name: 'Editing on the page' }).waitFor();
};

it('edits and moves what visitors see where they see it, with the keyboard and on a phone', async () => {
  const { page, problems } = await tests.administer('/tankers');
  await keepToasts(page);
  await pressE(page);
  expect(await violationsIn(page)).toEqual([]);
  const name = page.locator('article h2').first();
  await page.waitForFunction(() => document.querySelector('article h2')?.getAttribute('tabindex') === '0');
  await name.press('Enter');
  const popover = page.locator('[role=dialog][data-page-tools]');
  await popover.getByLabel('Name in English').fill('Edited on the page');
  await page.locator('article h2', { hasText: 'Edited on the page' }).waitFor();
  expect(await violationsIn(page, '[data-page-tools]')).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await popover.waitFor({ state: 'detached' });
  await untilToast(page, 'Modified tanker to database with success'); // so that the next one is that of the move
  await button(page, 'Undo').click();
  await page.locator('article h2', { hasText: 'Edited on the page' }).waitFor({ state: 'detached' });
  await giveUpMoving(page);
  await moveInPlace(page);
  expect(problems).toEqual([]);
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await page.goto(page.url().replace('/tankers', '/join-us'));
  await pressE(page);
  await page.locator('main a[href^="tel:"]').first().click();
  await popover.getByLabel('Telephone').waitFor();
  expect(await widthOf(page)).toBeLessThanOrEqual(widths.phone);
});

it('an inquiry is seen, taken, noted, answered, exported and erased', async () => {
  const reference = await askSite(tests.site, {
    ...{ subject: 'tanker', rowIds: [1], name: 'Jeanne Tremblay' },
    message: 'Is it still available?',
  });
  const { page, problems } = await tests.administer('/admin', {
    viewport: { width: widths.phone, height: 740 },
  });
  const notice = page.getByRole('region', { name: 'Inquiries' });
  await notice.getByText('1 new inquiry').waitFor();
  await notice.getByRole('link').click();
  const item = page.getByRole('listitem', { name: 'Jeanne Tremblay' });
  await item.getByRole('link', { name: /^Tandem delivery truck/ }).waitFor();
  expect(await widthOf(page)).toBe(widths.phone);
  expect(await violationsIn(page, 'main')).toEqual([]);
  await button(item, `Take: Jeanne Tremblay, ${reference}`).click();
  await item.getByText('Taken by you').waitFor();
  await item.getByRole('textbox', { name: 'Note' }).fill('Called back.');
  await button(item, 'Save').click();
  await untilToast(page, 'The note was saved.');
  await button(item, `Mark as answered: Jeanne Tremblay, ${reference}`).click();
  await page.getByRole('tab', { name: 'Answered (1)' }).click();
  await item.getByText('Answered by you').waitFor();
  expect(await item.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Called back.');
  const saved = page.waitForEvent('download');
  await button(page, 'Export as CSV').click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(`"${reference}"`);
  const question = answerQuestion(page, true);
  await button(item, `Erase now: Jeanne Tremblay, ${reference}`).click();
  expect(await question).toContain('cannot be undone');
  await page.getByText(/^No answered inquiries/).waitFor();
  expect(problems).toEqual([]);
});

import type { Page } from 'playwright-core';
import { button, fillIn } from '../support/editorPages';
import { SiteTests } from '../support/siteTests';

const tests = new SiteTests();

/** Waits for a toast of which nothing lies on the dialog: neither on its fields nor on its buttons. */
const untilBelowDialog = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const dialog = document.querySelector('[role=dialog]')?.getBoundingClientRect();
    const toast = document.querySelector('.Toastify__toast')?.getBoundingClientRect();
    return dialog && toast && dialog.bottom <= toast.top && toast.bottom <= innerHeight;
  });
};

it.each([
  [360, 740],
  [768, 1024],
  [1440, 900],
])('a toast covers nothing of a dialog on a screen of %i px', async (width, height) => {
  const { page } = await tests.administer('/edit-tankers', { viewport: { width, height } });
  await page.route('**/api/tanker/save', (route) => route.abort());
  await button(page, 'Add').click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, { 'Name in English': 'Covered' });
  await button(dialog, 'Save').click();
  await untilBelowDialog(page);
  await page.mouse.move(width / 2, 1); // the toast stays as long as the pointer is on it
  // Once the toast is gone, the dialog has its room again.
  await page.waitForFunction(() => {
    const room = getComputedStyle(document.documentElement).getPropertyValue('--toasts-room');
    return document.querySelector('.Toastify__toast') === null && room === '0px';
  });
});

import type { Page } from 'playwright-core';
import { fillLogin } from '../support/browser/adminPages';
import { button, fillIn } from '../support/browser/editorPages';
import { administrator } from '../support/site/site';
import { SiteTests } from '../support/site/siteTests';
import { belowToast } from '../support/browser/toastPlace';
import { untilToast } from '../support/browser/waits';

const tests = new SiteTests();

/** Waits for a toast at the top right that is completely above the dialog. */
const untilAboveDialog = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const dialog = document.querySelector('[role=dialog]')?.getBoundingClientRect();
    const toast = document.querySelector('.Toastify__toast')?.getBoundingClientRect();
    if (!dialog || !toast) return false;
    return toast.top >= 0 && toast.bottom <= dialog.top && innerWidth - toast.right <= 20;
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
  await untilAboveDialog(page);
  if (width !== 1440) return;
  // Without a toast, the dialog has its full height again.
  await page.waitForFunction(() => {
    const room = getComputedStyle(document.documentElement).getPropertyValue('--toasts-room');
    return document.querySelector('.Toastify__toast') === null && room === '0px';
  });
});

it.each([
  [360, 740],
  [768, 1024],
])('a toast covers nothing of the login on a screen of %i px', async (width, height) => {
  const page = await tests.visit('/login');
  await page.setViewportSize({ width, height });
  await fillLogin(page, { ...administrator, password: 'not the password' });
  await page.getByRole('alert').filter({ hasText: 'does not match' }).first().waitFor();
  await untilToast(page, 'Error with login');
  expect(await belowToast(page.locator('main :is(h1, label, input, button, a, [role=alert])'))).toEqual([]);
});

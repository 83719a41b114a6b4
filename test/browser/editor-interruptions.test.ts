import type { Browser } from 'playwright-core';
import { endSession, openAsAdministrator } from '../support/adminPages';
import type { WatchedPage } from '../support/browser';
import { launchBrowser } from '../support/browser';
import { answerQuestion, button, fillIn, rowNames, untilToast, watchChanges } from '../support/editorPages';
import type { RunningSite } from '../support/site';
import { administrator, startSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
const opened: WatchedPage[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});

afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

const edit = async (path: string): Promise<WatchedPage> => {
  const watched = await openAsAdministrator(browser, site, path);
  opened.push(watched);
  return watched;
};

it('a session that ends while a row is typed asks for the password, and the row is saved', async () => {
  const { page } = await edit('/edit-parts');
  await button(page, 'Add').click();
  await page.keyboard.type('Patient valve'); // the first input has the focus
  await endSession(page, site);
  await button(page, 'Save').click();
  await page.locator('input[type=password]').fill(administrator.password);
  await page.keyboard.press('Enter');
  await untilToast(page, 'Added part to database with success');
  const rows = await rowNames(page.getByRole('list', { name: 'Parts', exact: true }));
  expect(rows.filter((name) => name === 'Patient valve')).toHaveLength(1);
});

it('what was typed is still there where nobody logs in again', async () => {
  const { page } = await edit('/edit-parts');
  await button(page, 'Add').click();
  const dialog = page.getByRole('dialog', { name: 'Add: part' });
  await fillIn(dialog, { 'Name in English': 'Lonely valve' });
  await endSession(page, site);
  await button(dialog, 'Save').click();
  await page.locator('input[type=password]').waitFor();
  await page.keyboard.press('Escape');
  await untilToast(page, 'Something went wrong. Please advise the developper.');
  expect(await dialog.getByLabel('Name in English').inputValue()).toBe('Lonely valve');
});

it('leaving the page asks first, and so does a list that was brought into another order', async () => {
  const { page } = await edit('/edit-tankers');
  await button(page, 'Reorder').click();
  await button(page, /^Move down: /)
    .first()
    .click();
  const changes = watchChanges(page);
  const asked = answerQuestion(page, false);
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  expect(await asked).not.toBe('');
  await button(page, 'Done').waitFor();
  expect(changes).toEqual([]);
});

import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { openAsAdministrator } from '../support/adminPages';
import type { WatchedPage } from '../support/browser';
import { launchBrowser, openPage, untilStarted } from '../support/browser';
import { button, fillIn, picture, untilToast, watchChanges } from '../support/editorPages';
import type { RunningSite } from '../support/site';
import { startSite } from '../support/site';

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

const failOnce = { status: 413, json: { status: 'fail', message: 'This is too large: 10 MB at most.' } };

describe('the gallery', () => {
  it('adds several pictures at once; one that fails does not lose the others and is tried again', async () => {
    const { page } = await edit('/edit-gallery?brand=propane');
    const pictures = page.getByRole('list', { name: 'Gallery' }).getByRole('listitem');
    const before = await pictures.count();
    const changes = watchChanges(page);
    await page.route('**/api/image', (route) => route.fulfill(failOnce), { times: 1 });
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([picture('a.png'), picture('b.png')]);
    await untilToast(page, 'The picture could not be uploaded.');
    await untilToast(page, 'Added image to database with success');
    const problems = page.getByRole('region', { name: 'Gallery' });
    await problems.getByText('1 picture was not uploaded.').waitFor();
    await problems.getByText('This is too large: 10 MB at most.').waitFor();
    expect(await pictures.count()).toBe(before + 1);
    await button(page, 'Try again').click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('ul[aria-label=Gallery] > li').length === count,
      before + 2,
    );
    expect(changes).toEqual([
      'POST image',
      'POST image',
      'POST galleryImage/save',
      'POST image',
      'POST galleryImage/save',
    ]);
    await page.reload();
    await untilStarted(page);
    expect(await pictures.count()).toBe(before + 2);
  });

  it('takes pictures only', async () => {
    const { page } = await edit('/edit-gallery');
    const changes = watchChanges(page);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await page.getByText('Not a picture').waitFor();
    expect(changes).toEqual([]);
  });
});

it('a part is saved with its document and its picture, which visitors can open', async () => {
  const { page } = await edit('/edit-parts');
  const changes = watchChanges(page);
  await button(page, 'Add').click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, { 'Name in English': 'Valve with a sheet' });
  await dialog.locator('input[type=file][accept^=image]').setInputFiles(picture('valve.png'));
  await button(dialog, 'Replace the picture').waitFor();
  const buffer = await readFile('src/server/content/files/overfill-probe-data-sheet.pdf');
  await dialog
    .locator('input[type=file][accept*=pdf]')
    .setInputFiles({ name: 'journey.pdf', mimeType: 'application/pdf', buffer });
  await page.route('**/api/product/save', (route) => route.abort(), { times: 1 });
  await button(dialog, 'Save').click();
  await untilToast(page, 'Added file to database with success');
  await untilToast(page, 'Something went wrong. Please advise the developper.');
  await button(dialog, 'Save').click();
  await untilToast(page, 'Added part to database with success');
  expect(changes).toEqual(['POST image', 'POST file/upload', 'POST product/save', 'POST product/save']);
  const visit = await openPage(browser, site.url('norcuve', '/parts'));
  opened.push(visit);
  await untilStarted(visit.page);
  await visit.page.getByRole('button', { name: /Valve with a sheet/ }).click();
  const link = visit.page.getByRole('dialog').locator('a[href*="journey"]');
  const href = await link.getAttribute('href');
  const { status } = await fetch(new URL(href ?? '', site.apiUrl));
  expect(status).toBe(200);
});

describe('contacts', () => {
  it('adds, edits, reorders and deletes a telephone in place, and visitors see it', async () => {
    const { page } = await edit('/edit-contacts');
    const table = page.getByRole('region', { name: 'Telephones' });
    await button(table, 'Add').click();
    await fillIn(table, { 'Name in English': 'Journey desk', 'Name in French': 'Bureau du voyage' });
    const changes = watchChanges(page);
    await button(table, 'Save').click();
    await table.getByText('This is required.').waitFor();
    expect(changes).toEqual([]);
    await fillIn(table, { Telephone: '819 555-0199' });
    await page.keyboard.press('Enter');
    await untilToast(page, 'Added telephone to database with success');
    await button(table, 'Edit: Journey desk').click();
    await fillIn(table, { Telephone: '819 555-0111' });
    await page.keyboard.press('Enter');
    await untilToast(page, 'Modified telephone to database with success');
    const visit = await openPage(browser, site.url('norcuve', '/nous-joindre'));
    opened.push(visit);
    await untilStarted(visit.page);
    await visit.page.getByText('Bureau du voyage').first().waitFor();
    await button(table, 'Reorder').click();
    await button(table, 'Move up: Journey desk').click();
    await button(table, 'Done').click();
    await button(table, 'Reorder').waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    await button(table, 'Delete: Journey desk').click();
    await untilToast(page, 'Deleted telephone from database with success');
    expect(changes).toEqual([
      'POST telephone/save',
      'PUT telephone/update',
      'PUT telephone/update',
      'DELETE telephone/delete',
    ]);
  });

  it('discards a new e-mail that is not complete, without a word and without a call', async () => {
    const { page } = await edit('/edit-contacts');
    const changes = watchChanges(page);
    const table = page.getByRole('region', { name: 'E-mails' });
    await button(table, 'Add').click();
    await fillIn(table, { 'Name in English': 'Half' });
    await button(table, 'Save').click();
    await table.getByLabel('Name in English').waitFor({ state: 'detached' });
    expect(changes).toEqual([]);
    await button(table, 'Add').click(); // what was typed is offered again
    expect(await table.getByLabel('Name in English').inputValue()).toBe('Half');
  });
});

import type { JSHandle, Locator, Page } from 'playwright-core';
import { pathTo } from '../../src/model/site/paths';
import { untilStarted } from '../support/browser/browser';
import { beginReordering, moveByKeyboard } from '../support/browser/dragging';
import {
  answerQuestion,
  button,
  fillIn,
  listOf,
  picture,
  watchChanges,
} from '../support/browser/editorPages';
import { SiteTests } from '../support/site/siteTests';
import { untilCount, untilFocused, untilToast } from '../support/browser/waits';

const tests = new SiteTests();

const failOnce = { status: 503, json: { status: 'fail', message: 'The server is busy.' } };
const added = 'Added image to database with success';

const picturesOf = (page: Page): Locator => page.getByRole('list', { name: 'Gallery' }).getByRole('listitem');

/** The addresses of the pictures in the gallery, in order. */
const addressesOf = async (page: Page): Promise<readonly (string | null)[]> => {
  const images = picturesOf(page).locator('img');
  await images.first().waitFor();
  return images.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
};

/** Pictures on the clipboard or under the pointer. */
const carry = (page: Page, ...names: readonly string[]): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle(
    (files) => {
      const transfer = new DataTransfer();
      for (const { name, type, bytes } of files) {
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      }
      return transfer;
    },
    names.map(picture).map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] })),
  );

const drop = async (page: Page, zone: Locator, ...names: readonly string[]): Promise<void> => {
  const dataTransfer = await carry(page, ...names);
  await zone.dispatchEvent('dragover', { dataTransfer });
  await zone.dispatchEvent('drop', { dataTransfer });
};

const paste = async (page: Page, ...names: readonly string[]): Promise<void> => {
  const carried = await carry(page, ...names);
  await page.evaluate((clipboardData) => {
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document).dispatchEvent(event);
  }, carried);
};

describe('the gallery', () => {
  it('adds several pictures at once; if one fails, the others are added, and it can be tried again', async () => {
    const { page } = await tests.administer('/edit-gallery?brand=propane');
    const pictures = picturesOf(page);
    await pictures.first().waitFor();
    const before = await pictures.count();
    const changes = watchChanges(page);
    await page.route('**/api/image', (route) => route.fulfill(failOnce), { times: 1 });
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([picture('a.png'), picture('b.png')]);
    await untilToast(page, 'The picture could not be uploaded.');
    await untilToast(page, added);
    const problems = page.getByRole('region', { name: 'Gallery' });
    await problems.getByText('1 picture was not uploaded.').waitFor();
    await problems.getByText('The server is busy.').waitFor();
    await untilCount(pictures, before + 1);
    const asked = answerQuestion(page, false);
    await page.getByRole('link', { name: 'Dashboard' }).last().click();
    expect(await asked).not.toBe('');
    await button(page, 'Try again').click();
    await untilToast(page, added);
    await untilCount(pictures, before + 2);
    expect(changes).toEqual([
      'POST image',
      'POST image',
      'POST galleryImage/saveMany',
      'POST image',
      'POST galleryImage/saveMany',
    ]);
    await page.reload();
    await untilStarted(page);
    await untilCount(pictures, before + 2);
  });

  it('accepts only pictures', async () => {
    const { page } = await tests.administer('/edit-gallery');
    const changes = watchChanges(page);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await page.getByText('This file is not a picture.').waitFor();
    expect(changes).toEqual([]);
  });

  it('accepts pictures by drag and drop, and from the clipboard', async () => {
    const { page, problems } = await tests.administer('/edit-gallery');
    const before = await addressesOf(page);
    await drop(page, button(page, 'Add pictures'), 'one.png', 'two.png');
    await untilToast(page, 'Added 2 images to database with success');
    await paste(page, 'three.png');
    await untilToast(page, added);
    await untilCount(picturesOf(page), before.length + 3);
    const after = await addressesOf(page);
    expect(after.slice(0, before.length)).toEqual(before);
    await page.reload();
    await untilStarted(page);
    expect(await addressesOf(page)).toEqual(after);
    expect(problems).toEqual([]);
  });

  it('is reordered by keyboard, also after a reload', async () => {
    const { page } = await tests.administer('/edit-gallery');
    const before = await addressesOf(page);
    const changes = watchChanges(page);
    await beginReordering(page);
    await moveByKeyboard(button(page, 'Move: Picture 3'), { key: 'ArrowLeft', places: 2 });
    await button(page, 'Done').click();
    await untilToast(page, 'Modified image to database with success');
    await button(page, 'Reorder').waitFor();
    const expected = [before[2], before[0], before[1], ...before.slice(3)];
    expect(await addressesOf(page)).toEqual(expected);
    await page.reload();
    await untilStarted(page);
    expect(await addressesOf(page)).toEqual(expected);
    expect(changes).toEqual(['PUT galleryImage/update']);
  });

  it('deletes a picture after a question, also on the public page', async () => {
    const { page } = await tests.administer('/edit-gallery');
    const before = await addressesOf(page);
    const changes = watchChanges(page);
    const remove = button(page, 'Delete: Picture 2');
    const kept = answerQuestion(page, false);
    await remove.click();
    expect(await kept).toContain('Picture 2');
    await untilCount(picturesOf(page), before.length);
    const asked = answerQuestion(page, true);
    await remove.click();
    await asked;
    await untilToast(page, 'Deleted image from database with success');
    await untilCount(picturesOf(page), before.length - 1);
    const expected = before.filter((_, index) => index !== 1);
    expect(await addressesOf(page)).toEqual(expected);
    await page.reload();
    await untilStarted(page);
    expect(await addressesOf(page)).toEqual(expected);
    expect(changes).toEqual(['DELETE galleryImage/delete']);
    const visitor = await tests.visit(pathTo('gallery', 'en'));
    await visitor
      .locator(`img[src="${expected[0] ?? ''}"]`)
      .first()
      .waitFor({ state: 'attached' });
    expect(await visitor.locator(`img[src="${before[1] ?? ''}"]`).count()).toBe(0);
  });
});

describe('a row with a picture', () => {
  it.each([
    ['dropped', (page: Page, zone: Locator) => drop(page, zone, 'one.png')],
    ['pasted', (page: Page) => paste(page, 'one.png')],
  ] as const)('is saved with a picture that was %s', async (way, give) => {
    const { page, problems } = await tests.administer('/edit-tankers');
    const name = `Truck with a ${way} picture`;
    await button(page, 'Add').click();
    const dialog = page.getByRole('dialog');
    await fillIn(dialog, { 'Name in English': name });
    await give(page, button(dialog, 'Choose a picture'));
    await button(dialog, 'Replace the picture').waitFor();
    await button(dialog, 'Save').click();
    await untilToast(page, 'Added tanker to database with success');
    await page.reload();
    await untilStarted(page);
    const row = listOf(page, 'Tankers').locator('[data-row]').filter({ hasText: name });
    await row.locator('img').waitFor();
    expect(problems).toEqual([]);
  });

  it('accepts the text that a spreadsheet pastes into a field, and not its picture', async () => {
    const { page } = await tests.administer('/edit-tankers');
    const changes = watchChanges(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Add').click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: 'Name in English' });
    await untilFocused(field);
    await page.evaluate(
      async (bytes) => {
        const image = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
        const words = new Blob(['Cell B7'], { type: 'text/plain' });
        await navigator.clipboard.write([new ClipboardItem({ 'text/plain': words, 'image/png': image })]);
      },
      [...picture('cell.png').buffer],
    );
    await field.press('ControlOrMeta+v');
    await page.waitForFunction(
      (input) => input instanceof HTMLInputElement && input.value === 'Cell B7',
      await field.elementHandle(),
    );
    await button(dialog, 'Choose a picture').waitFor();
    expect(changes).toEqual([]);
  });
});

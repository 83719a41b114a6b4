import { readFile } from 'node:fs/promises';
import type { JSHandle, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { pathTo } from '../../../src/model/site/paths';
import { widthOf } from '../../support/browser/accessibility';
import { officeWindow, widths } from '../../support/browser/browser';
import { beginReordering, moveByKeyboard } from '../../support/browser/dragging';
import { answerQuestion, button, listOf, picture, watchChanges } from '../../support/browser/editorPages';
import { SiteTests } from '../../support/site/siteTests';
import { untilCount, untilFocused, untilToast } from '../../support/browser/waits';

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

/** The progress bar has the colour of the brand. With forced colours the browser draws its own. */
const expectThemedProgress = async (page: Page): Promise<void> => {
  const bar = page.getByRole('progressbar');
  const [, red, green, blue] =
    /rgb\((\d+), (\d+), (\d+)\)/.exec(
      await button(page, 'Reorder').evaluate((each) => getComputedStyle(each).borderTopColor),
    ) ?? [];
  const themed = [red, green, blue].map(Number);
  /** Which part of the bar has the colour of the brand. */
  const themedPart = async (): Promise<number> => {
    const { data, info } = await sharp(await bar.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = Array.from({ length: info.width * info.height }, (_, index) =>
      themed.every((value, channel) => data[index * info.channels + channel] === value),
    );
    return pixels.filter(Boolean).length / pixels.length;
  };
  expect(await themedPart()).toBeGreaterThan(0.2); // striped while the size is unknown
  await bar.evaluate((each) => each.setAttribute('value', '100'));
  expect(await themedPart()).toBeGreaterThan(0.9);
  await bar.evaluate((each) => each.removeAttribute('value'));
  const appearance = (): Promise<string> => bar.evaluate((each) => getComputedStyle(each).appearance);
  expect(await appearance()).toBe('none');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await appearance()).toBe('auto');
  await page.emulateMedia({ forcedColors: null });
};

describe('the gallery', () => {
  it('uploads only pictures, with their progress; those that were stopped or failed can be tried again', async () => {
    const { page } = await tests.administer('/edit-gallery?brand=propane');
    const pictures = picturesOf(page);
    await pictures.first().waitFor();
    const before = await pictures.count();
    const changes = watchChanges(page);
    const input = page.locator('input[type=file]').first();
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await page.getByText('This file is not a picture.').waitFor();
    expect(changes).toEqual([]);
    const held = page.waitForRequest('**/api/image');
    await page.route('**/api/image', () => undefined, { times: 1 }); // no response
    await input.setInputFiles([picture(`${'long-name_'.repeat(9)}.png`), picture('b.png')]);
    await held;
    await expectThemedProgress(page);
    await button(page, 'Stop').press('Enter');
    await page.getByText(/pictures were not uploaded\./).waitFor();
    await untilCount(pictures, before);
    await page.route('**/api/image', (route) => route.fulfill(failOnce), { times: 1 });
    await button(page, 'Try again').press('Enter');
    await untilToast(page, 'The picture could not be uploaded.');
    await untilToast(page, added);
    const problems = page.getByRole('region', { name: 'Gallery' });
    await problems.getByText('1 picture was not uploaded.').waitFor();
    await problems.getByText('The server is busy.').waitFor();
    await page.setViewportSize({ width: widths.phone, height: 740 });
    expect(await widthOf(page)).toBe(widths.phone);
    await page.setViewportSize(officeWindow);
    await untilCount(pictures, before + 1);
    const asked = answerQuestion(page, false);
    await page.getByRole('link', { name: 'Dashboard' }).last().click();
    expect(await asked).not.toBe('');
    await button(page, 'Try again').click();
    await untilCount(pictures, before + 2);
  });

  it('takes dropped and pasted pictures, is reordered by keyboard, and visitors see it so', async () => {
    const { page, problems } = await tests.administer('/edit-gallery');
    const before = await addressesOf(page);
    const changes = watchChanges(page);
    await drop(page, button(page, 'Add pictures'), 'one.png', 'two.png');
    await untilToast(page, 'Added 2 images to database with success');
    await paste(page, 'three.png');
    await untilToast(page, added);
    await untilCount(picturesOf(page), before.length + 3);
    const after = await addressesOf(page);
    expect(after.slice(0, before.length)).toEqual(before);

    await beginReordering(page);
    await moveByKeyboard(button(page, 'Move: Picture 2'), { key: 'ArrowLeft' });
    await button(page, 'Done').click();
    await untilToast(page, 'Modified image to database with success');
    await button(page, 'Reorder').waitFor();
    expect(await addressesOf(page)).toEqual([after[1], after[0], ...after.slice(2)]);
    expect(changes.filter((each) => !each.startsWith('POST'))).toEqual(['PUT galleryImage/update']);
    expect(problems).toEqual([]);
    const html = await tests.html(pathTo('gallery', 'en'));
    const [second, first, newest] = [after[0], after[1], after.at(-1)].map((src) => html.indexOf(src ?? ' '));
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(Number(first));
    expect(newest).toBeGreaterThan(Number(second));
  });
});

/** Copies a cell of a spreadsheet, which is a text and a picture of it, and pastes it into the field that has the focus. */
const pasteCell = async (page: Page, words: string): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async ([bytes, plain]) => {
      const image = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
      const text = new Blob([plain], { type: 'text/plain' });
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text, 'image/png': image })]);
    },
    [[...picture('cell.png').buffer], words] as const,
  );
  await page.keyboard.press('ControlOrMeta+v');
};

it('a part takes only the text of what a spreadsheet pastes, but a picture that is pasted or dropped, and a document', async () => {
  const { page } = await tests.administer('/edit-parts');
  const changes = watchChanges(page);
  await button(page, 'Add').click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Name in English' });
  await untilFocused(field);
  await pasteCell(page, 'Cell B7');
  await page.waitForFunction(
    (input) => input instanceof HTMLInputElement && input.value === 'Cell B7',
    await field.elementHandle(),
  );
  await button(dialog, 'Choose a picture').waitFor();
  expect(changes).toEqual([]);

  await paste(page, 'one.png');
  await button(dialog, 'Replace the picture').waitFor();
  const sent = page.waitForResponse('**/api/image');
  await drop(page, button(dialog, 'Replace the picture'), 'two.png');
  await sent;
  await button(dialog, 'Replace the picture').waitFor();
  const buffer = await readFile('src/content/pdf/overfill-probe-data-sheet.pdf');
  await dialog
    .locator('input[type=file][accept*=pdf]')
    .setInputFiles({ name: 'journey.pdf', mimeType: 'application/pdf', buffer });
  await page.route('**/api/product/save', (route) => route.abort(), { times: 1 });
  await button(dialog, 'Save').click();
  await untilToast(page, 'Something went wrong. Please advise the developper.');
  await button(dialog, 'Save').click();
  await untilToast(page, 'Added part to database with success');
  expect(changes).toEqual([
    ...['POST image', 'POST image', 'POST file/upload'], // each once
    ...['POST product/save', 'POST product/save'],
  ]);
  const row = listOf(page, 'Parts').locator('[data-row]').filter({ hasText: 'Cell B7' });
  await row.locator('img').waitFor();
  await button(row, 'Edit: Cell B7').click();
  const href = await dialog.locator('a[href*="journey"]').getAttribute('href');
  expect((await fetch(new URL(href ?? '', tests.site.apiUrl))).status).toBe(200);
});

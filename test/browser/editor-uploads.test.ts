import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { button, fillIn, picture, watchChanges } from '../support/browser/editorPages';
import { SiteTests } from '../support/site/siteTests';
import { untilCount, untilToast } from '../support/browser/waits';

const tests = new SiteTests();

const galleryOf = (page: Page): Locator => page.getByRole('list', { name: 'Gallery' }).getByRole('listitem');

it('a part is saved with its document and its picture, which visitors can open', async () => {
  const { page } = await tests.administer('/edit-parts');
  const changes = watchChanges(page);
  await button(page, 'Add').click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, { 'Name in English': 'Valve with a sheet' });
  await dialog.locator('input[type=file][accept^=image]').setInputFiles(picture('valve.png'));
  await button(dialog, 'Replace the picture').waitFor();
  const buffer = await readFile('src/content/pdf/overfill-probe-data-sheet.pdf');
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
  const visitor = await tests.visit('/parts');
  await visitor.getByRole('link', { name: /Valve with a sheet/ }).click();
  const link = visitor.getByRole('dialog').locator('a[href*="journey"]');
  const href = await link.getAttribute('href');
  const { status } = await fetch(new URL(href ?? '', tests.site.apiUrl));
  expect(status).toBe(200);
});

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

it('an upload that is stopped adds nothing, and can be tried again', async () => {
  const { page } = await tests.administer('/edit-gallery?brand=propane');
  const pictures = galleryOf(page);
  await pictures.first().waitFor();
  const before = await pictures.count();
  const held = page.waitForRequest('**/api/image');
  await page.route('**/api/image', () => undefined, { times: 1 }); // it is never answered
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([picture('a.png'), picture('b.png')]);
  await held;
  await expectThemedProgress(page);
  await button(page, 'Stop').press('Enter');
  await page.getByText('2 pictures were not uploaded.').waitFor();
  await untilCount(pictures, before);
  await button(page, 'Try again').press('Enter');
  await untilCount(pictures, before + 2);
});

it('an upload works even if the first session request failed', async () => {
  const { page } = await tests.administer('/admin');
  await page.route('**/api/auth/session', (route) => route.abort(), { times: 1 });
  await page.goto(tests.site.url('norcuve', '/edit-gallery'));
  const pictures = galleryOf(page);
  await pictures.first().waitFor();
  const before = await pictures.count();
  await page.locator('input[type=file]').first().setInputFiles(picture('late.png'));
  await untilCount(pictures, before + 1);
});

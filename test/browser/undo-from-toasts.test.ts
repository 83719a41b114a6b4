import type { Locator, Page } from 'playwright-core';
import { beginReordering } from '../support/browser/dragging';
import { button, fillIn, listOf, picture, rowNames } from '../support/browser/editorPages';
import { SiteTests } from '../support/site/siteTests';
import { keepToasts, untilCount, untilToast } from '../support/browser/waits';

const tests = new SiteTests();

/** Presses the button of the newest toast. */
const undo = async (page: Page): Promise<void> => {
  await button(page.getByRole('status'), 'Undo').last().press('Enter');
  await untilToast(page, 'The change was undone.');
};

const galleryOf = (page: Page): Locator => page.getByRole('list', { name: 'Gallery' }).getByRole('listitem');

describe('the toast undoes', () => {
  it('a new order, which the list shows', async () => {
    const { page, problems } = await tests.administer('/edit-parts');
    await keepToasts(page);
    const list = listOf(page, 'Parts');
    const before = await rowNames(list);
    await beginReordering(page);
    await button(page, /^Move down: /)
      .first()
      .press('Enter');
    await button(page, 'Done').press('Enter');
    await untilToast(page, 'Modified part to database with success');
    await undo(page);
    await list
      .locator('[data-row]')
      .first()
      .getByText(before[0] ?? '', { exact: true })
      .waitFor();
    expect(await rowNames(list)).toEqual(before);
    expect(problems).toEqual([]);
  });

  it('the addition of a row to the contacts', async () => {
    const { page, problems } = await tests.administer('/edit-contacts');
    await keepToasts(page);
    const table = page.getByRole('region', { name: 'E-mails' });
    await button(table, 'Add').click();
    await fillIn(table, {
      'Name in English': 'Undone desk',
      'Name in French': 'Bureau annulé',
      'E-mail': 'undone@example.com',
    });
    await table.getByRole('textbox', { name: 'E-mail' }).press('Enter');
    await untilToast(page, 'Added e-mail to database with success');
    await button(table, 'Edit: Undone desk').waitFor();
    await undo(page);
    await button(table, 'Edit: Undone desk').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it('the addition of a picture to the gallery', async () => {
    const { page, problems } = await tests.administer('/edit-gallery?brand=propane');
    await keepToasts(page);
    const pictures = galleryOf(page);
    await pictures.first().waitFor();
    const before = await pictures.count();
    await page.locator('input[type=file]').first().setInputFiles(picture('undone.png'));
    await untilToast(page, 'Added image to database with success');
    await untilCount(pictures, before + 1);
    await undo(page);
    await untilCount(pictures, before);
    expect(problems).toEqual([]);
  });
});

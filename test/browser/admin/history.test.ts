import type { Locator, Page } from 'playwright-core';
import { violationsIn } from '../../support/browser/accessibility';
import { widths } from '../../support/browser/browser';
import { button } from '../../support/browser/editorPages';
import { OtherAdministrator } from '../../support/site/otherAdministrator';
import { superUser } from '../../support/site/testAccounts';
import { SiteTests } from '../../support/site/siteTests';
import { untilFocused, untilToast } from '../../support/browser/waits';

const tests = new SiteTests();

interface Row {
  readonly id: number;
  readonly nameEn: string;
  readonly manufacturerId: number;
}

const rowsOf = async (other: OtherAdministrator, entity: string, collection: string): Promise<Row[]> =>
  (await other.request('GET', `${entity}/all`))[collection] as Row[];

const changesOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Changes, newest first' }).locator('> li');

it('the history offers newer changes, and restores a deleted manufacturer with its pictures', async () => {
  const other = new OtherAdministrator(tests.site);
  const read = async () => [
    await rowsOf(other, 'manufacturer', 'manufacturers'),
    await rowsOf(other, 'manufacturerImage', 'manufacturerImages'),
  ];
  const before = await read();
  const [manufacturers = [], images = []] = before;
  const manufacturer = manufacturers.find(
    ({ id }) => images.filter((image) => image.manufacturerId === id).length > 1,
  );
  if (!manufacturer) throw new Error('There is no such manufacturer.');
  const { page, problems } = await tests.administer('/admin');
  await page.getByRole('link', { name: 'History of changes' }).first().click();
  await changesOf(page).first().waitFor();
  await other.request('DELETE', 'manufacturer/delete', { id: manufacturer.id });
  expect(await read()).not.toEqual(before);

  await button(page, 'Show the newest changes').click();
  const deletion = changesOf(page).filter({
    has: page.getByRole('button', { name: `Undo: Deleted the manufacturer “${manufacturer.nameEn}”` }),
  });
  await deletion.getByText(superUser.email).waitFor();
  await button(page, 'Show the newest changes').waitFor({ state: 'detached' });
  await deletion.getByText('Details').click();
  expect(await deletion.getByRole('img').count()).toBeGreaterThan(1);
  await button(deletion, /^Undo/).click();
  await untilToast(page, 'The change was undone.');
  const undone = changesOf(page).filter({ hasText: 'Undone' }).first();
  await undone.waitFor();
  await untilFocused(undone);
  expect(await read()).toEqual(before);
  await changesOf(page).first().getByText('Undid: deleted the manufacturer').waitFor();
  expect(problems).toEqual([]);
});

/** Whether the top left corner of an element is visible and not covered. */
const isInView = (element: HTMLElement): boolean => {
  const { left, top } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + 2, top + 2);
  return seen !== null && element.contains(seen);
};

it('if another administrator changed or deleted the row, both versions and the message come into view', async () => {
  const other = new OtherAdministrator(tests.site);
  const values = { nameEn: 'Quick truck', nameFr: 'Camion rapide', pump: 'First' };
  const { id } = await other.request('POST', 'tanker/save', values);
  const { page, problems } = await tests.administer('/edit-tankers', {
    viewport: { width: widths.phone, height: 800 },
  });
  const dialog = page.getByRole('dialog', { name: 'Edit: tanker' });
  const choice = dialog.getByRole('region', { name: 'Two versions' });
  const start = choice.getByRole('alert').first();
  await button(page, 'Edit: Quick truck').click();
  await dialog.getByLabel('Name in English').fill('Slow truck');
  await dialog.getByLabel('Pump').fill('Mine');
  await other.request('PUT', 'tanker/update', { id, nameEn: 'Fast truck', pump: 'Theirs' });
  await button(dialog, 'Save').click();
  await untilFocused(choice);
  expect(await start.evaluate(isInView)).toBe(true);
  await choice.getByText(superUser.email).waitFor();
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  await other.request('DELETE', 'tanker/delete', { id });
  for (const mine of await choice.getByRole('radio', { name: /^Your version/ }).all()) await mine.check();
  await button(dialog, 'Save').click();
  const banner = dialog
    .getByRole('alert')
    .filter({ hasText: 'Someone deleted this item while you were editing it.' });
  await untilFocused(banner);
  expect(await banner.evaluate(isInView)).toBe(true);
  expect(problems.filter((problem) => !/409|404/.test(problem))).toEqual([]);
});

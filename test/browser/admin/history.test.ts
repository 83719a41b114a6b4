import type { Locator, Page } from 'playwright-core';
import { violationsIn, widthOf } from '../../support/browser/accessibility';
import { untilStarted, widths } from '../../support/browser/browser';
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

const addTanker = async (other: OtherAdministrator, nameEn: string): Promise<number> =>
  Number((await other.request('POST', 'tanker/save', { nameEn, nameFr: nameEn, price: '12' })).id);

const setPrice = (other: OtherAdministrator, id: number, price: string) =>
  other.request('PUT', 'tanker/update', { id, price });

const changesOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Changes, newest first' }).locator('> li');

describe('the history', () => {
  it('offers newer changes, and restores a deleted manufacturer with its pictures', async () => {
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

  it('has no accessibility violation, and is not wider than the screen', async () => {
    const other = new OtherAdministrator(tests.site);
    const id = await addTanker(other, 'Plain truck');
    await setPrice(other, id, '1');
    const viewport = { width: widths.phone, height: 800 };
    const { page, problems } = await tests.administer('/historique', { viewport });
    await page.locator('main ol > li').filter({ hasText: 'Plain truck' }).locator('summary').first().click();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr'); // its words are longer
    expect(await page.title()).toContain('Historique');
    expect(await violationsIn(page)).toEqual([]);
    expect(await widthOf(page)).toBe(widths.phone);
    await page.setViewportSize({ ...viewport, width: widths.office });
    await page.waitForFunction((wanted) => window.innerWidth === wanted, widths.office);
    expect(await widthOf(page)).toBe(widths.office);
    await page.goto(tests.site.url('norcuve', `/historique?item=tanker-${id}`));
    await untilStarted(page);
    await page.locator('main ol > li').filter({ hasText: 'État actuel' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

/** Whether the top left corner of an element is visible and not covered. */
const isInView = (element: HTMLElement): boolean => {
  const { left, top } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + 2, top + 2);
  return seen !== null && element.contains(seen);
};

it('if another administrator changed the row, both versions come into view, and each field can be chosen', async () => {
  const other = new OtherAdministrator(tests.site);
  const values = { nameEn: 'Quick truck', nameFr: 'Camion rapide', pump: 'First' };
  const { id } = await other.request('POST', 'tanker/save', values);
  const stored = async (): Promise<unknown> => {
    const { tankers } = await other.request('GET', 'tanker/all');
    return Array.isArray(tankers) ? tankers.find((row: { id: number }) => row.id === Number(id)) : undefined;
  };
  const { page, problems } = await tests.administer('/edit-tankers', {
    viewport: { width: 360, height: 800 },
  });
  const dialog = page.getByRole('dialog', { name: 'Edit: tanker' });
  const choice = dialog.getByRole('region', { name: 'Two versions' });
  const start = choice.getByRole('alert').first();
  const english = dialog.getByLabel('Name in English');
  const pump = dialog.getByLabel('Pump');
  await button(page, 'Edit: Quick truck').click();
  await english.fill('Slow truck');
  await pump.fill('Mine');
  await other.request('PUT', 'tanker/update', { id, nameEn: 'Fast truck', pump: 'Theirs' });
  await button(dialog, 'Save').click();
  await untilFocused(choice);
  expect(await start.evaluate(isInView)).toBe(true);
  await choice.getByText(superUser.email).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await button(dialog, 'Save').dblclick();
  await untilFocused(choice.getByRole('radio', { name: /^Your version/ }).first());
  expect(await stored()).toMatchObject({ nameEn: 'Fast truck', pump: 'Theirs' });
  expect(await english.inputValue()).toBe('Slow truck');
  await choice.getByRole('radio', { name: /Slow truck/ }).check();
  await choice.getByRole('radio', { name: /Theirs/ }).check();
  expect(await pump.inputValue()).toBe('Theirs');
  await button(dialog, 'Save').click();
  await untilToast(page, 'Modified tanker to database with success');
  expect(await stored()).toMatchObject({ nameEn: 'Slow truck', pump: 'Theirs' });
  await dialog.waitFor({ state: 'detached' });

  await page.setViewportSize({ width: 1440, height: 800 });
  await button(page, 'Edit: Slow truck').click();
  await pump.fill('Mine again');
  await other.request('PUT', 'tanker/update', { id, pump: 'Theirs again' });
  await button(dialog, 'Save').click();
  await untilFocused(choice);
  expect(await start.evaluate(isInView)).toBe(true);
  await other.request('DELETE', 'tanker/delete', { id });
  await choice.getByRole('radio', { name: /^Your version/ }).check();
  await button(dialog, 'Save').click();
  const banner = dialog
    .getByRole('alert')
    .filter({ hasText: 'Someone deleted this item while you were editing it.' });
  await untilFocused(banner);
  expect(await banner.evaluate(isInView)).toBe(true);
  expect(problems.filter((problem) => !/409|404/.test(problem))).toEqual([]);
});

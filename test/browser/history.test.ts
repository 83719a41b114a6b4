import type { Locator, Page } from 'playwright-core';
import { faultsOf, widthOf } from '../support/browser/accessibility';
import { endSession, logInAgain } from '../support/browser/adminPages';
import { untilStarted, widths } from '../support/browser/browser';
import { answerQuestion, button } from '../support/browser/editorPages';
import { OtherAdministrator } from '../support/site/otherAdministrator';
import { superUser } from '../support/site/site';
import { TextTests } from '../support/browser/textTests';
import { keepToasts, untilCount, untilFocused, untilToast } from '../support/browser/waits';

const tests = new TextTests();

interface Row {
  readonly id: number;
  readonly nameEn: string;
  readonly manufacturerId: number;
}

const rowsOf = async (other: OtherAdministrator, entity: string, collection: string): Promise<Row[]> =>
  (await other.call('GET', `${entity}/all`))[collection] as Row[];

const addTanker = async (other: OtherAdministrator, nameEn: string): Promise<number> =>
  Number((await other.call('POST', 'tanker/save', { nameEn, nameFr: nameEn, price: '12' })).id);

const setPrice = (other: OtherAdministrator, id: number, price: string) =>
  other.call('PUT', 'tanker/update', { id, price });

const priceOf = async (other: OtherAdministrator, id: number): Promise<unknown> => {
  const tankers = await rowsOf(other, 'tanker', 'tankers');
  return tankers.find((tanker) => tanker.id === id);
};

/** Presses the button of the newest toast, which stays because it has the focus. */
const undoInToast = (page: Page): Promise<void> =>
  button(page.getByRole('status'), 'Undo').last().press('Enter');

const changesOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Changes, newest first' }).locator('> li');

const reloaded = async (page: Page): Promise<void> => {
  await page.reload();
  await untilStarted(page);
};

describe('the toast of a change', () => {
  it('undoes it completely', async () => {
    const other = new OtherAdministrator(tests.site);
    const id = await addTanker(other, 'Undone truck');
    const { page, problems } = await tests.administer('/edit-tankers');
    await keepToasts(page);
    await button(page, 'Edit: Undone truck').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Price').fill('14');
    await button(dialog, 'Save').click();
    await untilToast(page, 'Modified tanker to database with success');
    await undoInToast(page);
    await untilToast(page, 'The change was undone.');
    expect(await priceOf(other, id)).toMatchObject({ price: '12' });
    await reloaded(page);
    await button(page, 'Edit: Undone truck').click();
    await dialog.waitFor();
    expect(await dialog.getByLabel('Price').inputValue()).toBe('12');
    expect(problems).toEqual([]);
  });

  it('restores a deleted row, and asks for the password if the session has ended', async () => {
    const other = new OtherAdministrator(tests.site);
    await addTanker(other, 'Missed truck');
    const { page } = await tests.administer('/edit-tankers');
    await keepToasts(page);
    const asked = answerQuestion(page, true);
    await button(page, 'Delete: Missed truck').click();
    expect(await asked).not.toContain('undone');
    await untilToast(page, 'Deleted tanker from database with success');
    const undo = button(page.getByRole('status'), 'Undo').last();
    await undo.focus(); // so that it stays
    await endSession(page, tests.site);
    await undo.press('Enter');
    await logInAgain(page);
    await untilToast(page, 'The change was undone.');
    await button(page, 'Edit: Missed truck').waitFor();
  });

  it('undoes the change of a text in both languages', async () => {
    const before = [await tests.homeText('values', 'en'), await tests.homeText('values', 'fr')];
    const { page } = await tests.administer('/edit-resources/home');
    await keepToasts(page);
    await button(page, 'Edit values').click();
    await page.getByLabel('French text, values').fill('Autre chose');
    const english = page.getByLabel('English text, values');
    await english.fill('Something else');
    await english.press('Enter');
    await untilToast(page, 'Modified text to database with success');
    expect(await tests.homeText('values', 'fr')).toBe('Autre chose');
    await undoInToast(page);
    await untilToast(page, 'The change was undone.');
    expect([await tests.homeText('values', 'en'), await tests.homeText('values', 'fr')]).toEqual(before);
  });
});

describe('the history', () => {
  it('restores a deleted manufacturer with its pictures', async () => {
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
    await other.call('DELETE', 'manufacturer/delete', { id: manufacturer.id });
    expect(await read()).not.toEqual(before);

    const { page, problems } = await tests.administer('/admin');
    await page.getByRole('link', { name: 'History of changes' }).first().click();
    const deletion = changesOf(page).filter({
      has: page.getByRole('button', { name: `Undo: Deleted the manufacturer “${manufacturer.nameEn}”` }),
    });
    await deletion.getByText(superUser.email).waitFor();
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

  it('does not undo a change after which another administrator changed the row, and names that administrator', async () => {
    const other = new OtherAdministrator(tests.site);
    const id = await addTanker(other, 'Wanted truck');
    await setPrice(other, id, '14');
    await setPrice(other, id, '16');
    const { page } = await tests.administer('/history');
    const older = changesOf(page).filter({ hasText: 'Wanted truck' }).nth(1);
    await older.getByText('14', { exact: true }).waitFor();
    await button(older, 'Undo: Changed the tanker “Wanted truck”').click();
    await untilToast(page, 'The change was not undone.');
    const reason = `This can no longer be undone: ${superUser.email} has changed it since.`;
    await older.getByText(reason).waitFor();
    expect(await priceOf(other, id)).toMatchObject({ price: '16' });
  });

  it('offers newer changes, and loads older ones on demand', async () => {
    const other = new OtherAdministrator(tests.site);
    const id = await addTanker(other, 'Busy truck');
    for (let price = 1; price <= 35; price += 1) await setPrice(other, id, String(price));
    const { page } = await tests.administer('/history');
    await untilCount(changesOf(page), 30);
    await button(page, 'Show older changes').click();
    await changesOf(page).nth(35).getByText('Added the tanker “Busy truck”').waitFor();
    await setPrice(other, id, 'on request');
    await button(page, 'Show the newest changes').click();
    await changesOf(page).first().getByText('on request').waitFor();
    await changesOf(page).nth(36).getByText('Added the tanker “Busy truck”').waitFor();
    await button(page, 'Show the newest changes').waitFor({ state: 'detached' });
  });

  it('of one item is opened from its editor, and puts it back to an earlier state', async () => {
    const other = new OtherAdministrator(tests.site);
    const id = await addTanker(other, 'Returned truck');
    await setPrice(other, id, '14');
    const { page, problems } = await tests.administer('/edit-tankers');
    await button(page, 'Edit: Returned truck').click();
    await page.getByRole('dialog').getByRole('link', { name: 'History of this item' }).click();
    await page.getByRole('heading', { name: 'History of the tanker “Returned truck”' }).waitFor();
    await changesOf(page).first().getByText('Current state').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await button(changesOf(page).nth(1), /^Put back to this/).click();
    await untilToast(page, 'The item is as it was then.');
    await untilCount(changesOf(page), 3);
    expect(await priceOf(other, id)).toMatchObject({ price: '12' });
    await page.goBack();
    await button(page, 'Edit: Returned truck').waitFor();
    expect(problems).toEqual([]);
  });

  it('shows an error if it cannot be loaded, and can be loaded again', async () => {
    const { page } = await tests.administer('/admin');
    await page.route('**/api/history?*', (route) => route.abort(), { times: 1 });
    await page.getByRole('link', { name: 'History of changes' }).first().click();
    await page.getByRole('alert').getByText('The history could not be loaded.').waitFor();
    await button(page, 'Try again').click();
    await changesOf(page).first().waitFor();
  });

  it.each([
    ['/history', 'en', widths.phone],
    ['/historique', 'fr', widths.office],
  ] as const)('has no accessibility violation at %s', async (path, language, width) => {
    const other = new OtherAdministrator(tests.site);
    await setPrice(other, await addTanker(other, 'Plain truck'), '1');
    const { page, problems } = await tests.administer(path, { viewport: { width, height: 800 } });
    const item = page.locator('main ol > li').filter({ hasText: 'Plain truck' });
    await item.locator('summary').first().click();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.title()).toContain(language === 'en' ? 'History' : 'Historique');
    expect(await faultsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBe(width);
    expect(problems).toEqual([]);
  });
});

import type { Locator, Page } from 'playwright-core';
import { faultsOf } from '../support/browser/accessibility';
import { button } from '../support/browser/editorPages';
import { OtherAdministrator } from '../support/site/otherAdministrator';
import { superUser } from '../support/site/site';
import { SiteTests } from '../support/site/siteTests';
import { untilFocused, untilToast } from '../support/browser/waits';

const tests = new SiteTests();

const addPart = async (other: OtherAdministrator, nameEn: string): Promise<number> => {
  const { id } = await other.call('POST', 'product/save', {
    nameEn,
    nameFr: `${nameEn} fr`,
    displayOrder: 99,
  });
  return Number(id);
};

const openPart = async (page: Page, name: string): Promise<Locator> => {
  await button(page, `Edit: ${name}`).click();
  const dialog = page.getByRole('dialog', { name: 'Edit: part' });
  await dialog.waitFor();
  return dialog;
};

const partOf = async (other: OtherAdministrator, id: number): Promise<unknown> => {
  const { products } = await other.call('GET', 'product/all');
  return Array.isArray(products) ? products.find((row: { id: number }) => row.id === id) : undefined;
};

/** Whether the top left corner of an element is visible and not covered. */
const isInView = (element: HTMLElement): boolean => {
  const { left, top } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + 2, top + 2);
  return seen !== null && element.contains(seen);
};

it('if another administrator changed the row, both versions are shown, and each field can be chosen', async () => {
  const other = new OtherAdministrator(tests.site);
  const id = await addPart(other, 'Ball valve');
  const { page, problems } = await tests.administer('/edit-parts');
  const dialog = await openPart(page, 'Ball valve');
  await dialog.getByLabel('Name in English').fill('Steel valve');
  await dialog.getByLabel('Name in French').fill('Robinet en acier');
  await other.call('PUT', 'product/update', { id, nameEn: 'Brass valve', nameFr: 'Robinet en laiton' });
  await button(dialog, 'Save').click();
  const choice = dialog.getByRole('region', { name: 'Two versions' });
  await choice.getByText(superUser.email).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await dialog.getByLabel('Name in English').inputValue()).toBe('Steel valve');
  const french = choice.getByRole('group', { name: /French/ });
  await french.getByRole('radio', { name: /Robinet en laiton/ }).check();
  expect(await dialog.getByLabel('Name in French').inputValue()).toBe('Robinet en laiton');
  const english = choice.getByRole('group', { name: /English/ });
  await english.getByRole('radio', { name: /Steel valve/ }).check();
  await button(dialog, 'Save').click();
  await untilToast(page, 'Modified part to database with success');
  expect(await partOf(other, id)).toMatchObject({ nameEn: 'Steel valve', nameFr: 'Robinet en laiton' });
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
});

it.each([1440, 360])('the dialog scrolls to both versions, %d px wide', async (width) => {
  const other = new OtherAdministrator(tests.site);
  const { tankers } = await other.call('GET', 'tanker/all');
  const [first] = tankers as [{ id: number; unitId: string }];
  const { page } = await tests.administer('/edit-tankers', { viewport: { width, height: 800 } });
  await page
    .locator(`[data-row-id="${first.id}"]`)
    .getByRole('button', { name: /^Edit: / })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit: tanker' });
  const field = dialog.getByLabel('Pump');
  await field.fill('La mienne');
  await other.call('PUT', 'tanker/update', { id: first.id, pump: `La sienne ${width}` });
  await button(dialog, 'Save').click();
  const choice = dialog.getByRole('region', { name: 'Two versions' });
  await untilFocused(choice);
  expect(await choice.evaluate(isInView)).toBe(true);
  await button(dialog, 'Save').dblclick();
  await untilFocused(choice.getByRole('radio', { name: /^Your version/ }));
  const { tankers: after } = await other.call('GET', 'tanker/all');
  expect(JSON.stringify(after)).toContain(`La sienne ${width}`);
  await other.call('DELETE', 'tanker/delete', { id: first.id });
  await choice.getByRole('radio', { name: /^Your version/ }).check();
  await button(dialog, 'Save').click();
  const banner = dialog
    .getByRole('alert')
    .filter({ hasText: 'Someone deleted this item while you were editing it.' });
  await untilFocused(banner);
  expect(await banner.evaluate(isInView)).toBe(true);
});

it('changes of two administrators in different fields of a row are merged without a question', async () => {
  const other = new OtherAdministrator(tests.site);
  const id = await addPart(other, 'Gauge');
  const { page } = await tests.administer('/edit-parts');
  const dialog = await openPart(page, 'Gauge');
  await other.call('PUT', 'product/update', { id, nameFr: 'Jauge' });
  await page.getByText('Jauge').waitFor({ state: 'attached' });
  await dialog.getByLabel('Name in English').fill('Level gauge');
  await button(dialog, 'Save').click();
  await untilToast(page, 'Modified part to database with success');
  expect(await partOf(other, id)).toMatchObject({ nameEn: 'Level gauge', nameFr: 'Jauge' });
});

it('changes of another administrator appear in the fields of an open form that were not edited there', async () => {
  const other = new OtherAdministrator(tests.site);
  const id = await addPart(other, 'Nozzle');
  const { page } = await tests.administer('/edit-parts');
  const dialog = await openPart(page, 'Nozzle');
  const english = dialog.getByLabel('Name in English');
  await english.fill('Brass nozzle');
  await other.call('PUT', 'product/update', { id, nameEn: 'Steel nozzle', nameFr: 'Pistolet' });
  const french = await dialog.getByLabel('Name in French').elementHandle();
  await page.waitForFunction(
    (input) => input instanceof HTMLInputElement && input.value === 'Pistolet',
    french,
  );
  expect(await english.inputValue()).toBe('Brass nozzle');
  await button(dialog, 'Save').click();
  const choice = dialog.getByRole('region', { name: 'Two versions' });
  await choice.getByRole('radio', { name: /Steel nozzle/ }).waitFor();
  expect(await choice.getByRole('group').count()).toBe(1);
  await choice.getByRole('radio', { name: /Brass nozzle/ }).check();
  await button(dialog, 'Save').click();
  await untilToast(page, 'Modified part to database with success');
  expect(await partOf(other, id)).toMatchObject({ nameEn: 'Brass nozzle', nameFr: 'Pistolet' });
});

it('two versions that differ only in formatting show their formatting', async () => {
  const other = new OtherAdministrator(tests.site);
  const titles = { jobTitleEn: 'Fitter', jobTitleFr: 'Monteur' };
  const summaries = { jobSummaryEn: '<p>Fit pumps.</p>', jobSummaryFr: '<p>Poser des pompes.</p>' };
  const { id } = await other.call('POST', 'jobPosting/save', { ...titles, ...summaries, locationId: 1 });
  const { page } = await tests.administer('/edit-careers');
  await button(page, 'Edit: Fitter').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Summary.*English/ }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+i');
  const linked = '<p><a href="https://www.example.com">Fit pumps.</a></p>';
  await other.call('PUT', 'jobPosting/update', { id, jobSummaryEn: linked });
  await button(dialog, 'Save').click();
  const choice = dialog.getByRole('region', { name: 'Two versions' });
  const mine = choice.locator('label').filter({ hasText: 'Your version' });
  await mine.locator('em', { hasText: 'Fit pumps.' }).waitFor();
  const theirs = choice.locator('label').filter({ hasText: 'Saved version' });
  await theirs.getByText('Fit pumps. (https://www.example.com)').waitFor();
  expect(await theirs.locator('em, a').count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
});

it('the typed text stays if another administrator deleted the row', async () => {
  const other = new OtherAdministrator(tests.site);
  const id = await addPart(other, 'Hose');
  const { page } = await tests.administer('/edit-parts');
  const dialog = await openPart(page, 'Hose');
  await dialog.getByLabel('Name in English').fill('Rubber hose');
  await other.call('DELETE', 'product/delete', { id });
  await button(page, 'Edit: Hose').waitFor({ state: 'detached' });
  await button(dialog, 'Save').click();
  await dialog.getByText('Someone deleted this item while you were editing it.').waitFor();
  expect(await dialog.getByLabel('Name in English').inputValue()).toBe('Rubber hose');
});

it('if another administrator changed a text, both versions are shown', async () => {
  const other = new OtherAdministrator(tests.site);
  const { resources } = await other.call('GET', 'resource/contact/en');
  const text = Array.isArray(resources)
    ? (resources as { id: number; object_key: string; isHtml: boolean }[]).find(({ isHtml }) => !isHtml)
    : undefined;
  if (!text) throw new Error('There is no such text.');
  const { page } = await tests.administer('/edit-resources/contact');
  await button(page, `Edit ${text.object_key}`).click();
  const field = page.getByRole('textbox', { name: new RegExp(`^English text, ${text.object_key}`) });
  await field.fill('Mine');
  await other.call('PUT', 'resource/updateById', { id: text.id, resource: 'Theirs, at last' });
  await field.press('Enter');
  const choice = page.getByRole('region', { name: 'Two versions' });
  await choice.getByText('Theirs, at last').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await choice.getByRole('radio', { name: /^Your version/ }).check();
  await field.press('Enter');
  await untilToast(page, 'Modified text to database with success');
  const { resources: after } = await other.call('GET', 'resource/contact/en');
  expect(JSON.stringify(after)).toContain('"Mine"');
});

it('the text typed into a row of the contacts stays if another administrator deleted the row', async () => {
  const other = new OtherAdministrator(tests.site);
  const values = { nameEn: 'Night desk', nameFr: 'Bureau de nuit', email: 'night@example.com' };
  const { id } = await other.call('POST', 'email/save', { ...values, locationId: 1, displayOrder: 99 });
  const { page } = await tests.administer('/edit-contacts');
  const table = page.getByRole('region', { name: 'E-mails' });
  await button(table, 'Edit: Night desk').click();
  const field = table.getByRole('textbox', { name: 'Name in English' });
  await field.fill('Night service');
  await other.call('DELETE', 'email/delete', { id });
  await table.getByText('Night desk').waitFor({ state: 'detached' });
  await field.press('Enter');
  await untilToast(page, 'Something went wrong. Please advise the developper.');
  expect(await field.inputValue()).toBe('Night service');
});

it('a new row of the contacts takes the focus', async () => {
  const { page } = await tests.administer('/edit-contacts');
  const table = page.getByRole('region', { name: 'E-mails' });
  await button(table, 'Add').click();
  await untilFocused(table.getByRole('textbox', { name: 'Name in English' }));
});

import type { Page } from 'playwright-core';
import { untilStarted } from '../support/browser/browser';
import { beginReordering, moveByKeyboard } from '../support/browser/dragging';
import type { Journey } from '../support/browser/editorJourneys';
import { journeys } from '../support/browser/editorJourneys';
import {
  answerQuestion,
  button,
  fillIn,
  listOf,
  picture,
  rowNames,
  watchChanges,
} from '../support/browser/editorPages';
import { SiteTests } from '../support/site/siteTests';
import { untilFocused, untilToast } from '../support/browser/waits';

const tests = new SiteTests();

const itemsOf = (page: Page, { list }: Journey) => page.getByRole('region', { name: list, exact: true });

const add = async (page: Page, journey: Journey): Promise<void> => {
  await button(itemsOf(page, journey), 'Add').click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, journey.first);
  if (journey.needsPicture) {
    await dialog.locator('input[type=file]').setInputFiles(picture('journey.png'));
    await button(dialog, 'Replace the picture').waitFor();
  }
  await button(dialog, 'Save').click();
  await untilToast(page, `Added ${journey.thing} to database with success`);
  await dialog.waitFor({ state: 'hidden' });
};

describe.each(journeys)('$path', (journey) => {
  const { path, thing, names, change, changedName, publicPaths, isBranded } = journey;

  it('rows are added, edited, reordered and deleted, and the public pages show it', async () => {
    const { page } = await tests.administer(path);
    const items = itemsOf(page, journey);
    const list = () => listOf(items, journey.list);
    await add(page, journey);
    expect((await rowNames(list())).at(-1)).toBe(names[0]);
    for (const [index, publicPath] of publicPaths.entries()) {
      expect(await tests.html(publicPath)).toContain(names[index]);
    }
    if (isBranded) expect(await tests.html(publicPaths[0], 'propacuve')).not.toContain(names[0]);

    await button(items, `Edit: ${names[0]}`).click();
    await fillIn(page.getByRole('dialog'), change);
    await button(page.getByRole('dialog'), 'Save').click();
    await untilToast(page, `Modified ${thing} to database with success`);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    const changes = watchChanges(page);
    const before = await rowNames(list());
    await beginReordering(items);
    await moveByKeyboard(button(items, `Move: ${changedName}`), { key: 'ArrowUp' });
    await button(items, 'Done').click();
    await button(items, 'Reorder').waitFor();
    await page.reload();
    await untilStarted(page);
    const expected = [...before.slice(0, -2), changedName, before.at(-2)];
    expect(await rowNames(list())).toEqual(expected);
    expect(changes.filter((each) => each.startsWith('PUT'))).toHaveLength(1);

    const asked = answerQuestion(page, true);
    await button(items, `Delete: ${changedName}`).click();
    expect(await asked).toContain(changedName);
    await untilToast(page, `Deleted ${thing} from database with success`);
    expect(await rowNames(list())).not.toContain(changedName);
    expect(await tests.html(publicPaths[0])).not.toContain(changedName);
  });
});

it('employees are listed by company, also after a reload, and a row opens to show all its fields', async () => {
  const { page } = await tests.administer('/edit-employees');
  const list = page.getByRole('list', { name: 'Employees', exact: true });
  const ours = await rowNames(list);
  const other = page.getByRole('radio', { name: 'Rubicuve' });
  await other.click();
  await list.getByText(ours[0] ?? '', { exact: true }).waitFor({ state: 'detached' });
  const theirs = await rowNames(list);
  expect(theirs.filter((name) => ours.includes(name))).toEqual([]);
  await page.reload();
  await untilStarted(page);
  expect(await other.isChecked()).toBe(true);
  expect(await rowNames(list)).toEqual(theirs);

  const opener = button(list, `Details: ${theirs[0]}`);
  await opener.press('Enter');
  const row = list.getByRole('listitem').first();
  await row.getByRole('term').first().waitFor();
  expect(await opener.getAttribute('aria-expanded')).toBe('true');
  expect(await list.getByRole('term').allTextContents()).toEqual([
    'First name',
    'Last name',
    'E-mail',
    ...['Role – English', 'Role – French'],
    ...['Description – English', 'Description – French'],
    'Department',
    'Company',
  ]); // and no fields of other rows
  expect(await row.getByRole('definition').last().textContent()).toBe('Rubicuve');
  expect(await row.getByRole('definition').nth(2).textContent()).toMatch(/@rubicuve/);
  await opener.press('Enter');
  await row.getByRole('term').first().waitFor({ state: 'detached' });
});

describe('a list', () => {
  it('saves once with the button or Ctrl+Enter, however often it is clicked or held down, and not with Enter', async () => {
    const { page } = await tests.administer('/edit-tankers');
    const changes = watchChanges(page);
    await button(page, 'Add').click();
    const dialog = page.getByRole('dialog');
    await fillIn(dialog, { 'Name in English': 'Only once' });
    await dialog.getByLabel('Name in English').press('Enter'); // must not publish an unfinished item
    await fillIn(dialog, { Price: '45000' });
    expect(changes).toEqual([]);
    await button(dialog, 'Save').dblclick();
    await untilToast(page, 'Added tanker to database with success');
    await dialog.waitFor({ state: 'hidden' });
    await button(page, 'Edit: Only once').click();
    await fillIn(dialog, { 'Name in English': 'Only twice' });
    await untilFocused(dialog.getByLabel('Name in English'));
    await page.keyboard.down('Control');
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.up('Control');
    await dialog.waitFor({ state: 'hidden' });
    expect(changes).toEqual(['POST tanker/save', 'PUT tanker/update']);
  });

  it('loses and duplicates nothing if the server fails', async () => {
    const { page } = await tests.administer('/edit-tankers');
    const changes = watchChanges(page);
    await page.route(
      '**/api/tanker/save',
      (route) => route.fulfill({ status: 500, json: { status: 'fail' } }),
      {
        times: 1,
      },
    );
    await button(page, 'Add').click();
    const dialog = page.getByRole('dialog');
    await fillIn(dialog, { 'Name in English': 'Unlucky truck' });
    await button(dialog, 'Save').click();
    await untilToast(page, 'Something went wrong. Please advise the developper.');
    await dialog.getByRole('alert').filter({ hasText: 'Error with back-end' }).waitFor();
    expect(await dialog.getByLabel('Name in English').inputValue()).toBe('Unlucky truck');
    await button(dialog, 'Save').click();
    await dialog.waitFor({ state: 'hidden' });
    const rows = await rowNames(listOf(page, 'Tankers'));
    expect(rows.filter((name) => name === 'Unlucky truck')).toHaveLength(1);
    expect(changes).toHaveLength(2);
  });

  it('keeps a new order that could not be saved', async () => {
    const { page } = await tests.administer('/edit-parts');
    await page.route('**/api/product/update', (route) => route.abort(), { times: 1 });
    await button(page, 'Reorder').click();
    const moved = button(page, /^Move down: /).first();
    await moved.click();
    const name = await page.locator('ol li p').nth(2).textContent();
    await button(page, 'Done').click();
    await untilToast(page, 'Something went wrong. Please advise the developper.');
    expect(await page.locator('ol li p').nth(2).textContent()).toBe(name);
    await button(page, 'Done').click();
    await untilToast(page, 'Modified part to database with success');
  });

  it('asks before it discards what was typed', async () => {
    const { page } = await tests.administer('/edit-careers');
    await button(page, 'Add').click();
    const dialog = page.getByRole('dialog');
    await fillIn(dialog, { 'Title – English': 'Half a posting' });
    const asked = answerQuestion(page, false);
    await dialog.getByLabel('Title – English').press('Escape');
    await asked;
    expect(await dialog.getByLabel('Title – English').inputValue()).toBe('Half a posting');
    const askedAgain = answerQuestion(page, true);
    await button(dialog, 'Cancel').click();
    await askedAgain;
    await dialog.waitFor({ state: 'hidden' });
  });
});

it('types are added, and deleted with their items', async () => {
  const { page } = await tests.administer('/edit-assemblies');
  const types = page.getByRole('region', { name: 'assembly type' });
  await button(types, 'Add: assembly type').click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Save').click();
  await dialog.waitFor();
  await fillIn(dialog, { 'Name in English': 'Journey type', 'Name in French': 'Type du voyage' });
  await button(dialog, 'Save').click();
  await untilToast(page, 'Added assembly type to database with success');
  await dialog.waitFor({ state: 'hidden' });
  await types.locator('option:checked', { hasText: 'Journey type' }).waitFor({ state: 'attached' });
  const items = page.getByRole('region', { name: 'Assemblies', exact: true });
  await button(items, 'Add').click();
  await fillIn(dialog, { 'Name in English': 'Journey bracket' });
  await button(dialog, 'Save').click();
  await button(items, 'Edit: Journey bracket').waitFor();
  const asked = answerQuestion(page, true);
  await button(types, 'Delete: Journey type').click();
  expect(await asked).toContain('1 item that belongs to it will be deleted too.');
  await untilToast(page, 'Deleted assembly type from database with success');
  expect(await tests.html('/assemble-mount')).not.toContain('Journey bracket');
});

import type { Locator, Page } from 'playwright-core';
import { untilStarted } from '../../support/browser/browser';
import { beginReordering, moveByKeyboard } from '../../support/browser/dragging';
import type { Journey } from '../../support/browser/editorJourneys';
import { journeys } from '../../support/browser/editorJourneys';
import {
  answerQuestion,
  button,
  fillIn,
  listOf,
  rowNames,
  watchChanges,
} from '../../support/browser/editorPages';
import { SiteTests } from '../../support/site/siteTests';
import { keepToasts, untilFocused, untilToast } from '../../support/browser/waits';

const tests = new SiteTests();

const itemsOf = (page: Page, { list }: Journey) => page.getByRole('region', { name: list, exact: true });

/** Adds a row. Nothing that was typed is lost or published without the button. */
const add = async (page: Page, journey: Journey): Promise<void> => {
  const changes = watchChanges(page);
  await button(itemsOf(page, journey), 'Add').click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, journey.first);
  const kept = answerQuestion(page, false);
  await page.keyboard.press('Escape');
  await kept;
  const field = dialog.getByRole('textbox').first();
  await field.press('Enter'); // must not publish an unfinished item
  expect(changes).toEqual([]);
  await button(dialog, 'Save').dblclick();
  await untilToast(page, `Added ${journey.thing} to database with success`);
  await dialog.waitFor({ state: 'hidden' });
  expect(changes).toHaveLength(1);
};

/** Changes the row, and saves it with Ctrl+Enter that is held down. */
const edit = async (page: Page, { names, change, thing }: Journey): Promise<void> => {
  const changes = watchChanges(page);
  await button(page, `Edit: ${names[0]}`).click();
  const dialog = page.getByRole('dialog');
  const history = dialog.getByRole('link', { name: 'History of this item' });
  expect(await history.getAttribute('href')).toMatch(/^\/history\?item=\w+-\d+$/);
  await fillIn(dialog, change);
  const [label = ''] = Object.keys(change);
  await untilFocused(dialog.getByRole('textbox', { name: label }));
  await page.keyboard.down('Control');
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await untilToast(page, `Modified ${thing} to database with success`);
  await dialog.waitFor({ state: 'hidden' });
  expect(changes).toHaveLength(1);
};

it.each(journeys)(
  '$path: rows are added, edited, reordered, deleted and restored, and the public pages show it',
  async (journey) => {
    const { path, thing, names, changedName, publicPaths, isBranded } = journey;
    const { page, problems } = await tests.administer(path);
    const items = itemsOf(page, journey);
    const list = () => listOf(items, journey.list);
    await add(page, journey);
    expect((await rowNames(list())).at(-1)).toBe(names[0]);
    for (const [index, publicPath] of publicPaths.entries()) {
      expect(await tests.html(publicPath)).toContain(names[index]);
    }
    if (isBranded) expect(await tests.html(publicPaths[0], 'propacuve')).not.toContain(names[0]);
    await edit(page, journey);

    const changes = watchChanges(page);
    const before = await rowNames(list());
    await beginReordering(items);
    await moveByKeyboard(button(items, `Move: ${changedName}`), { key: 'ArrowUp' });
    const lost = answerQuestion(page, false);
    await page.getByRole('link', { name: 'Dashboard' }).last().click();
    expect(await lost).not.toBe('');
    await button(items, 'Done').click();
    await button(items, 'Reorder').waitFor();
    await page.reload();
    await untilStarted(page);
    const expected = [...before.slice(0, -2), changedName, before.at(-2)];
    expect(await rowNames(list())).toEqual(expected);
    expect(changes.filter((each) => each.startsWith('PUT'))).toHaveLength(1);

    await keepToasts(page);
    const asked = answerQuestion(page, true);
    await button(items, `Delete: ${changedName}`).click();
    expect(await asked).toContain(changedName);
    await untilToast(page, `Deleted ${thing} from database with success`);
    expect(await rowNames(list())).not.toContain(changedName);
    expect(await tests.html(publicPaths[0])).not.toContain(changedName);
    await button(page.getByRole('status'), 'Undo').last().press('Enter');
    await untilToast(page, 'The change was undone.');
    await button(items, `Edit: ${changedName}`).waitFor();
    expect(await rowNames(list())).toEqual(expected);
    expect(problems).toEqual([]);
  },
);

/** The first value of each row of a table, below its head, without its label and marks. */
const firstCells = async (table: Locator): Promise<string[]> => {
  await table.getByRole('cell').first().waitFor();
  return table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const parts = [...(row.querySelector('td + td')?.childNodes ?? [])];
      return parts.find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent ?? '';
    }),
  );
};

const names = { 'Name in English': 'Journey desk', 'Name in French': 'Bureau du voyage' };

it('the opening hours are added, edited, reordered and deleted in place, and the public page shows it', async () => {
  const { page, problems } = await tests.administer('/edit-contacts');
  const table = page.getByRole('region', { name: 'Opening hours' });
  const changes = watchChanges(page);
  const save = (label: string) => table.getByRole('textbox', { name: label }).press('Enter');
  const before = await firstCells(table);

  await button(table, 'Add').click();
  await untilFocused(table.getByRole('textbox', { name: 'Name in English' }));
  await fillIn(table, { ...names, Opening: '7:10', Closing: '16:40' });
  await save('Name in English');
  await untilToast(page, 'Added opening times to database with success');
  await button(table, 'Edit: Journey desk').waitFor();
  expect(await firstCells(table)).toEqual([...before, 'Journey desk']);

  await button(table, 'Edit: Journey desk').click();
  await fillIn(table, { Closing: '17:25' });
  await save('Name in French');
  await untilToast(page, 'Modified opening times to database with success');
  await table.getByRole('cell', { name: '17:25' }).waitFor();
  const html = await tests.html('/nous-joindre');
  expect(html).toContain('Bureau du voyage');
  expect(html.replaceAll(/\s/g, ' ')).toContain('7 h 10 à 17 h 25'); // some of the spaces do not break

  await beginReordering(table);
  await moveByKeyboard(button(table, 'Move: Journey desk'), { key: 'ArrowUp' });
  await button(table, 'Done').click();
  await untilToast(page, 'Modified opening times to database with success');
  await page.reload();
  await untilStarted(page);
  expect(await firstCells(table)).toEqual([...before.slice(0, -1), 'Journey desk', ...before.slice(-1)]);
  await table.getByRole('cell', { name: '17:25' }).waitFor();

  const kept = answerQuestion(page, false);
  await button(table, 'Delete: Journey desk').click();
  expect(await kept).toContain('Journey desk');
  const asked = answerQuestion(page, true);
  await button(table, 'Delete: Journey desk').click();
  await asked;
  await untilToast(page, 'Deleted opening times from database with success');
  await button(table, 'Delete: Journey desk').waitFor({ state: 'detached' });
  expect(await firstCells(table)).toEqual(before);
  expect(await tests.html('/nous-joindre')).not.toContain('Bureau du voyage');
  expect(changes).toEqual([
    'POST opening/save',
    'PUT opening/update',
    'PUT opening/update',
    'DELETE opening/delete',
  ]);
  expect(problems).toEqual([]);
});

it('the numbers of a table end below each other and below the name of their column', async () => {
  const { page } = await tests.administer('/edit-tankers', { viewport: { width: 1440, height: 900 } });
  const table = listOf(page, 'Tankers');
  await button(table, 'Price').waitFor();
  const ends = await table.evaluate((element) => {
    const endOf = (cell: Element | undefined): number => {
      const range = document.createRange();
      if (cell) range.selectNodeContents(cell);
      return Math.round(range.getBoundingClientRect().right);
    };
    const rows = [...element.querySelectorAll('[role=row]')];
    const prices = rows
      .map((row) => row.querySelectorAll('[role=cell]')[2])
      .filter((cell) => cell !== undefined);
    const heads = [...element.querySelectorAll('[role=columnheader]')];
    return [...prices, heads.find(({ textContent }) => textContent === 'Price')].map(endOf);
  });
  expect(ends.length).toBeGreaterThan(5);
  expect(new Set(ends).size).toBe(1);
});

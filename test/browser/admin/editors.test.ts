import type { Locator, Page } from 'playwright-core';
import { officeWindow, widths } from '../../support/browser/browser';
import {
  beginReordering,
  dragByFinger,
  listening,
  moveByKeyboard,
  untilSpoken,
} from '../../support/browser/dragging';
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
import { untilFocused, untilToast } from '../../support/browser/waits';

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

/** Moves the added row before the previous one by keyboard. The browser stays on the page. */
const reorder = async (page: Page, journey: Journey): Promise<void> => {
  const changes = watchChanges(page);
  const items = itemsOf(page, journey);
  const list = () => listOf(items, journey.list);
  const before = await rowNames(list());
  await beginReordering(items);
  await moveByKeyboard(button(items, `Move: ${journey.changedName}`), { key: 'ArrowUp' });
  const lost = answerQuestion(page, false);
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  expect(await lost).not.toBe('');
  await button(items, 'Done').click();
  await button(items, 'Reorder').waitFor();
  expect(await rowNames(list())).toEqual([...before.slice(0, -2), journey.changedName, before.at(-2)]);
  expect(changes).toHaveLength(1);
};

it.each(journeys)(
  '$path: a row is added, edited and moved by keyboard, each once, and the public pages show it',
  async (journey) => {
    const { path, names, changedName, publicPaths, isBranded } = journey;
    const { page, problems } = await tests.administer(path);
    await add(page, journey);
    expect((await rowNames(listOf(itemsOf(page, journey), journey.list))).at(-1)).toBe(names[0]);
    for (const [index, publicPath] of publicPaths.entries()) {
      expect(await tests.html(publicPath)).toContain(names[index]);
    }
    if (isBranded) expect(await tests.html(publicPaths[0], 'propacuve')).not.toContain(names[0]);
    await edit(page, journey);
    await reorder(page, journey);
    expect(await tests.html(publicPaths[0])).toContain(changedName);
    expect(problems).toEqual([]);
  },
);

/** Where the numbers of a table end, and the name of their column, in px from the left. */
const endsOfPrices = (table: Locator): Promise<number[]> =>
  table.evaluate((element) => {
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

it('the numbers of a table end below each other, and its rows are dragged by a finger, and saved only if the order changed', async () => {
  const phone = { width: widths.phone, height: 740 };
  const device = { hasTouch: true, isMobile: true, viewport: officeWindow };
  const { page, problems } = await tests.administer('/edit-tankers', device);
  const list = () => listOf(page, 'Tankers');
  await button(list(), 'Price').waitFor();
  const ends = await endsOfPrices(list());
  expect(ends.length).toBeGreaterThan(5);
  expect(new Set(ends).size).toBe(1);

  await page.setViewportSize(phone);
  const before = await rowNames(list());
  const changes = watchChanges(page);
  await beginReordering(page);
  await button(page, 'Done').click();
  await beginReordering(page);
  const handles = page.getByRole('button', { name: /^Move: / });
  await dragByFinger(handles.nth(2), handles.nth(0));
  await button(page, 'Done').click();
  await untilToast(page, 'Modified tanker to database with success');
  const first = [before[2], before[0], before[1]];
  expect(await rowNames(list())).toEqual([...first, ...before.slice(3)]);
  const html = await tests.html('/tankers');
  const places = first.map((name) => html.indexOf(`>${name}<`)); // where visitors see them
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(changes).toEqual(['PUT tanker/update']);
  expect(problems).toEqual([]);
});

/** Moves a row in French with the keyboard, which a screen reader announces: up, where it stays, and back, which is given up. */
const moveInFrench = async (table: Locator, name: string): Promise<void> => {
  const page = table.page();
  const handle = button(table, /^Déplacer : /).last();
  await listening(handle).press('Space'); // waits for the handles
  const count = await button(table, /^Déplacer : /).count();
  await untilSpoken(page, `Élément saisi : ${name}. Position ${count} sur ${count}.`);
  await page.keyboard.press('ArrowUp');
  await untilSpoken(page, `${name} est maintenant en position ${count - 1} sur ${count}.`);
  await page.keyboard.press('Space');
  await untilSpoken(page, `Élément déposé en position ${count - 1} sur ${count} : ${name}.`);
  const moved = button(table, `Déplacer : ${name}`);
  await untilFocused(moved);
  await listening(moved).press('Space');
  await untilSpoken(page, `Élément saisi : ${name}. Position ${count - 1} sur ${count}.`);
  await page.keyboard.press('ArrowDown');
  await untilSpoken(page, `${name} est maintenant en position ${count} sur ${count}.`);
  await page.keyboard.press('Escape');
  await untilSpoken(page, `Élément revenu en position ${count - 1} sur ${count} : ${name}.`);
};

it('the opening hours are added by Enter, and moved in place by keyboard, as a screen reader says in French', async () => {
  const { page, problems } = await tests.administer('/edit-contacts', { language: 'fr' });
  const table = page.getByRole('region', { name: 'Heures d’ouverture' });
  const changes = watchChanges(page);
  await button(table, 'Ajouter').click();
  const first = table.getByRole('textbox', { name: 'Nom en français' });
  await untilFocused(first);
  await fillIn(table, { 'Nom en anglais': 'Journey desk', 'Nom en français': 'Bureau du voyage' });
  await fillIn(table, { Ouverture: '7:10', Fermeture: '17:25' });
  await first.press('Enter');
  await untilToast(page, 'Ajout réussi à la base de données');
  await table.getByRole('cell', { name: /^17\D+25$/ }).waitFor();
  const html = (await tests.html('/nous-joindre')).replaceAll(/\s/g, ' '); // some of the spaces do not break
  expect(html).toContain('Bureau du voyage');
  expect(html).toContain('7 h 10 à 17 h 25');

  await button(table, 'Réordonner').click();
  await untilFocused(button(table, 'Terminé'));
  await moveInFrench(table, 'Bureau du voyage');
  await button(table, 'Terminé').click();
  await untilToast(page, 'Modification réussie dans la base de données');
  expect(changes).toEqual(['POST opening/save', 'PUT opening/update']);
  expect(problems).toEqual([]);
});

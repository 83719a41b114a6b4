import type { Locator } from 'playwright-core';
import { untilStarted } from '../support/browser/browser';
import { beginReordering, moveByKeyboard } from '../support/browser/dragging';
import { answerQuestion, button, fillIn, watchChanges } from '../support/browser/editorPages';
import { SiteTests } from '../support/site/siteTests';
import { keepToasts, untilFocused, untilToast } from '../support/browser/waits';

const tests = new SiteTests();

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

const tables = [
  {
    title: 'Telephones',
    entity: 'telephone',
    thing: 'telephone',
    values: { Telephone: '819 555-0199' },
    change: { Telephone: '819 555-0111' },
    seen: '819 555-0111',
    shown: '819 555-0111',
  },
  {
    title: 'E-mails',
    entity: 'email',
    thing: 'e-mail',
    values: { 'E-mail': 'desk@example.com' },
    change: { 'E-mail': 'voyage@example.com' },
    seen: 'voyage@example.com',
    shown: 'voyage@example.com',
  },
  {
    title: 'Opening hours',
    entity: 'opening',
    thing: 'opening times',
    values: { Opening: '7:10', Closing: '16:40' },
    change: { Closing: '17:25' },
    seen: '17:25',
    shown: '7 h 10 à 17 h 25',
  },
] as const;

describe.each(tables)('$title', ({ title, entity, thing, values, change, seen, shown }) => {
  it('rows are added, edited, reordered and deleted in place, and the public page shows it', async () => {
    const { page, problems } = await tests.administer('/edit-contacts');
    const table = page.getByRole('region', { name: title });
    const changes = watchChanges(page);
    const save = (label: string) => table.getByRole('textbox', { name: label }).press('Enter');
    const before = await firstCells(table);

    await button(table, 'Add').click();
    await fillIn(table, { ...names, ...values });
    await save('Name in English');
    await untilToast(page, `Added ${thing} to database with success`);
    await button(table, 'Edit: Journey desk').waitFor();
    expect(await firstCells(table)).toEqual([...before, 'Journey desk']);

    await button(table, 'Edit: Journey desk').click();
    await fillIn(table, change);
    await save('Name in French');
    await untilToast(page, `Modified ${thing} to database with success`);
    await table.getByRole('cell', { name: seen }).waitFor();
    const html = await tests.html('/nous-joindre');
    expect(html).toContain('Bureau du voyage');
    expect(html.replaceAll(/\s/g, ' ')).toContain(shown); // some of the spaces do not break

    await beginReordering(table);
    await moveByKeyboard(button(table, 'Move: Journey desk'), { key: 'ArrowUp' });
    await button(table, 'Done').click();
    await untilToast(page, `Modified ${thing} to database with success`);
    await page.reload();
    await untilStarted(page);
    expect(await firstCells(table)).toEqual([...before.slice(0, -1), 'Journey desk', ...before.slice(-1)]);
    await table.getByRole('cell', { name: seen }).waitFor();

    const kept = answerQuestion(page, false);
    await button(table, 'Delete: Journey desk').click();
    expect(await kept).toContain('Journey desk');
    const asked = answerQuestion(page, true);
    await button(table, 'Delete: Journey desk').click();
    await asked;
    await untilToast(page, `Deleted ${thing} from database with success`);
    await button(table, 'Delete: Journey desk').waitFor({ state: 'detached' });
    expect(await firstCells(table)).toEqual(before);
    expect(await tests.html('/nous-joindre')).not.toContain('Bureau du voyage');
    expect(changes).toEqual([
      `POST ${entity}/save`,
      `PUT ${entity}/update`,
      `PUT ${entity}/update`,
      `DELETE ${entity}/delete`,
    ]);
    expect(problems).toEqual([]);
  });
});

describe('an incomplete new row', () => {
  it('of the telephones is not saved, and says which field is missing', async () => {
    const { page } = await tests.administer('/edit-contacts');
    const table = page.getByRole('region', { name: 'Telephones' });
    const changes = watchChanges(page);
    await button(table, 'Add').click();
    await fillIn(table, names);
    await button(table, 'Save').click();
    await table.getByText('This field is required.').waitFor();
    expect(changes).toEqual([]);
  });

  it.each(['E-mails', 'Opening hours'])(
    'of the %s is discarded without a question and a request, and can be restored',
    async (title) => {
      const { page } = await tests.administer('/edit-contacts');
      await keepToasts(page);
      const changes = watchChanges(page);
      const table = page.getByRole('region', { name: title });
      await button(table, 'Add').click();
      await fillIn(table, { 'Name in English': 'Half' });
      await button(table, 'Save').click();
      await table.getByLabel('Name in English').waitFor({ state: 'detached' });
      expect(changes).toEqual([]);
      await button(page, 'Resume editing').click();
      expect(await table.getByLabel('Name in English').inputValue()).toBe('Half');
    },
  );
});

it('the name of a location is edited, and the careers page shows it', async () => {
  const { page } = await tests.administer('/edit-contacts');
  const choice = page.getByRole('combobox', { name: 'Location' });
  const name = (await choice.locator('option:checked').textContent()) ?? '';
  await (await tests.visit('/careers')).getByText(name).first().waitFor({ state: 'attached' });
  await button(page, `Edit: ${name}`).click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, { Name: 'Yard of the voyage' });
  await button(dialog, 'Save').click();
  await untilToast(page, 'Modified location to database with success');
  await untilFocused(button(page, 'Edit: Yard of the voyage'));
  await choice.locator('option:checked', { hasText: 'Yard of the voyage' }).waitFor({ state: 'attached' });
  for (const path of ['/careers', '/carrieres']) {
    const visitor = await tests.visit(path);
    await visitor.getByText('Yard of the voyage').first().waitFor({ state: 'attached' });
  }
});

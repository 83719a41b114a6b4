import type { Locator, Page } from 'playwright-core';
import { pathTo } from '../../../src/model/site/paths';
import { widths } from '../../support/browser/browser';
import { beginReordering, dragByMouse, listening, moveByKeyboard } from '../../support/browser/dragging';
import { button, fillIn, listOf } from '../../support/browser/editorPages';
import { administrator } from '../../support/site/testAccounts';
import { SiteTests } from '../../support/site/siteTests';
import { untilToast } from '../../support/browser/waits';

const tests = new SiteTests();

const call = async (method: string, path: string, body?: object, token = ''): Promise<unknown> => {
  const response = await fetch(`${tests.site.apiUrl}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json();
};

/** Adds parts, numbered from 1, behind those of the demonstration. */
const addParts = async (count: number): Promise<void> => {
  const { Authorization } = (await call('POST', 'auth/login', administrator)) as { Authorization: string };
  for (let number = 1; number <= count; number += 1) {
    const names = { nameEn: `Washer ${number}`, nameFr: `Rondelle ${number}` };
    await call('POST', 'product/save', { ...names, displayOrder: 1000 + number }, Authorization);
  }
};

beforeAll(() => addParts(130));

const edit = async (): Promise<{ page: Page; list: Locator; rows: Locator }> => {
  const { page } = await tests.administer('/edit-parts');
  const list = listOf(page, 'Parts');
  const rows = list.locator('[data-row]');
  await rows.first().waitFor();
  return { page, list, rows };
};

/** The English names of the parts as visitors get them. */
const orderOnServer = async (): Promise<string[]> => {
  const { products } = (await call('GET', 'product/all')) as {
    products: { nameEn: string; displayOrder: number }[];
  };
  return products.sort((one, other) => one.displayOrder - other.displayOrder).map(({ nameEn }) => nameEn);
};

const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

describe('a list of hundreds of rows', () => {
  it('renders only the visible rows, and the others on scrolling', async () => {
    const { page, list, rows } = await edit();
    expect(await rows.count()).toBeLessThan(60);
    await page.getByText(/^1[34]\d items$/).waitFor();
    expect(await list.getByText('Washer 130', { exact: true }).count()).toBe(0);
    await scrollToEnd(page);
    const last = rows.filter({ hasText: 'Washer 130' });
    await last.waitFor();
    expect(await last.getByRole('row').getAttribute('aria-rowindex')).toBe(
      await list.getAttribute('aria-rowcount'),
    );
    expect(await rows.count()).toBeLessThan(60);
  });

  it('edits a row far below, which then has the focus', async () => {
    const { page, rows } = await edit();
    await scrollToEnd(page);
    const row = rows.filter({ hasText: 'Washer 129' });
    await button(row, 'Edit: Washer 129').click();
    const dialog = page.getByRole('dialog');
    await fillIn(dialog, { 'Name in English': 'Wide washer' });
    await button(dialog, 'Save').click();
    await untilToast(page, 'Modified part to database with success');
    await dialog.waitFor({ state: 'hidden' });
    await page
      .locator(':focus')
      .and(page.getByRole('button', { name: 'Edit: Wide washer' }))
      .waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    await rows.filter({ hasText: 'Washer 80' }).waitFor({ state: 'detached' });
    await page
      .locator(':focus')
      .and(page.getByRole('button', { name: 'Edit: Wide washer' }))
      .waitFor();
  });

  it('is reordered by keyboard and by mouse, and keeps the order', async () => {
    const { page, list } = await edit();
    const before = await orderOnServer();
    await beginReordering(page);
    const handles = list.getByRole('button', { name: /^Move: / });
    await listening(handles.first()).waitFor();
    await scrollToEnd(page);
    const places = 25; // further than the rows that are rendered at first
    await moveByKeyboard(list.getByRole('button', { name: 'Move: Washer 130', exact: true }), {
      key: 'ArrowUp',
      places,
    });
    await page.evaluate(() => window.scrollTo(0, 0));
    const [first = '', second = '', third = ''] = before;
    await dragByMouse(
      list.getByRole('button', { name: `Move: ${third}`, exact: true }),
      list.getByRole('button', { name: `Move: ${first}`, exact: true }),
    );
    await button(page, 'Done').click();
    await untilToast(page, 'Modified part to database with success');
    const after = await orderOnServer();
    expect(after.slice(0, 3)).toEqual([third, first, second]);
    expect(after.indexOf('Washer 130')).toBe(before.length - 1 - places);
  });
});

it('a visitor who reloads a long list is at the same card again', async () => {
  const { page } = await tests.open(pathTo('parts', 'en'), {
    viewport: { width: widths.phone, height: 740 },
  });
  await page.waitForFunction(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return document.querySelectorAll('main article').length > 130; // more cards are rendered while it is scrolled
  });
  const position = await page.evaluate(() => window.scrollY);
  await page.waitForFunction(
    () => (history.state as { readonly scrollY?: number }).scrollY === window.scrollY,
  );
  await page.reload();
  await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 60, position);
});

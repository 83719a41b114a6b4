import type { Locator, Page } from 'playwright-core';
import { pathTo } from '../../../src/model/site/paths';
import { officeWindow, widths } from '../../support/browser/browser';
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

/** Enough for a list that mounts only the rows in sight. */
const count = 110;

beforeAll(() => addParts(count));

/** The English names of the parts as visitors get them. */
const orderOnServer = async (): Promise<string[]> => {
  const { products } = (await call('GET', 'product/all')) as {
    products: { nameEn: string; displayOrder: number }[];
  };
  return products.sort((one, other) => one.displayOrder - other.displayOrder).map(({ nameEn }) => nameEn);
};

const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

interface Parts {
  readonly page: Page;
  readonly list: Locator;
  readonly rows: Locator;
}

const last = `Washer ${count}`;

/** Edits a row at the end. Its button then has the focus, also when it is out of sight. */
const editFarBelow = async ({ page, rows }: Parts): Promise<void> => {
  await button(rows.filter({ hasText: 'Washer 109' }), 'Edit: Washer 109').click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, { 'Name in English': 'Wide washer' });
  await button(dialog, 'Save').click();
  await untilToast(page, 'Modified part to database with success');
  const edited = page.locator(':focus').and(button(page, 'Edit: Wide washer'));
  await edited.waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await rows.filter({ hasText: 'Washer 80' }).waitFor({ state: 'detached' });
  await edited.waitFor();
};

/** Moves the last row up, further than the rows that are mounted. The window is low, so that these are few. */
const moveFarUp = async ({ page, list, rows }: Parts): Promise<number> => {
  const places = 20;
  await page.setViewportSize({ width: widths.office, height: 300 });
  const name = `Move: ${last}`;
  await page.waitForFunction((wanted) => {
    window.scrollTo(0, document.body.scrollHeight); // more rows are mounted while it is scrolled
    return [...document.querySelectorAll('button')].some(({ ariaLabel }) => ariaLabel === wanted);
  }, name);
  const handle = button(list, name);
  await listening(handle).waitFor();
  expect(await rows.filter({ hasText: `Washer ${count - places}` }).count()).toBe(0);
  await moveByKeyboard(handle, { key: 'ArrowUp', places });
  await page.setViewportSize(officeWindow);
  return places;
};

it('a list of hundreds of rows mounts those in sight, edits one far below, and keeps a new order', async () => {
  const { page } = await tests.administer('/edit-parts');
  const list = listOf(page, 'Parts');
  const rows = list.locator('[data-row]');
  await rows.first().waitFor();
  expect(await rows.count()).toBeLessThan(60);
  await page.getByText(/^1[12]\d items$/).waitFor();
  expect(await list.getByText(last, { exact: true }).count()).toBe(0);
  await scrollToEnd(page);
  const end = rows.filter({ hasText: last });
  await end.waitFor();
  expect(await end.getByRole('row').getAttribute('aria-rowindex')).toBe(
    await list.getAttribute('aria-rowcount'),
  );
  expect(await rows.count()).toBeLessThan(60);
  await editFarBelow({ page, list, rows });

  const before = await orderOnServer();
  await beginReordering(page);
  const places = await moveFarUp({ page, list, rows });
  await page.evaluate(() => window.scrollTo(0, 0));
  const [first = '', second = '', third = ''] = before;
  await dragByMouse(button(list, `Move: ${third}`), button(list, `Move: ${first}`));
  await button(page, 'Done').click();
  await untilToast(page, 'Modified part to database with success');
  const after = await orderOnServer();
  expect(after.slice(0, 3)).toEqual([third, first, second]);
  expect(after.indexOf(last)).toBe(before.length - 1 - places);
});

it('a visitor who reloads a long list is at the same card again', async () => {
  const { page } = await tests.open(pathTo('parts', 'en'), {
    viewport: { width: widths.phone, height: 740 },
  });
  await page.waitForFunction(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return document.querySelectorAll('main article').length > 110; // more cards are rendered while it is scrolled
  });
  const position = await page.evaluate(() => window.scrollY);
  await page.waitForFunction(
    () => (history.state as { readonly scrollY?: number }).scrollY === window.scrollY,
  );
  await page.reload();
  await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 60, position);
});

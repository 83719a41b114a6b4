import type { Locator, Page } from 'playwright-core';
import { pathTo } from '../../../src/model/site/paths';
import { contrastViolationsIn, violationsIn, widthOf } from '../../support/browser/accessibility';
import { goTo, officeWindow, widths } from '../../support/browser/browser';
import { comparisonTable } from '../../support/browser/comparisonTable';
import { PhoneVisitor } from '../../support/browser/phoneVisitor';
import { untilCount } from '../../support/browser/waits';
import { SiteTests } from '../../support/site/siteTests';

/* How a visitor finds a tanker or a part: on a phone, in French. */

const tests = new SiteTests();
const phone = { viewport: { width: widths.phone, height: 740 } };
const tankers = pathTo('tankers', 'fr');

const open = async (path: string): Promise<Page> => {
  const { page } = await tests.open(path, phone);
  return page;
};

const cards = (page: Page) => page.locator('main article');

/** Opens the sheet of filters, marks values of a filter, and shows what they leave. */
const filter = async (page: Page, group: string, ...values: readonly string[]): Promise<void> => {
  await page.getByRole('link', { name: /^Filtrer/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  await sheet.getByRole('button', { name: /^Afficher/ }).waitFor();
  const summary = sheet.locator('summary', { hasText: group });
  const isClosed = (await summary.locator('xpath=..').getAttribute('open')) === null;
  if (isClosed) await summary.click();
  for (const value of values) await sheet.getByText(value, { exact: true }).click();
  await sheet.getByRole('button', { name: /^Afficher/ }).click();
  await sheet.waitFor({ state: 'detached' });
};

it('all tankers under $200,000, without a request, and back to the list where it was, also after a reload', async () => {
  const page = await open(tankers);
  // The page asks for the metadata of the other images after it has started.
  await page.waitForFunction(() =>
    performance.getEntriesByName(`${location.origin}/api/image/all`).some(({ duration }) => duration > 0),
  );
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.resourceType() === 'document')
      requests.push(request.url());
  });
  await filter(page, 'Prix', 'Jusqu’à 200\u00a0000\u00a0$');
  await untilCount(cards(page), 2);
  expect(requests).toEqual([]);
  const details = cards(page)
    .last()
    .getByRole('link', { name: /Voir les détails/ });
  await details.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => window.scrollY > 300);
  await page.getByRole('combobox').selectOption({ index: 1 }); // another entry of the history, which does not scroll
  const position = await page.evaluate(() => window.scrollY);
  await details.click();
  await page.waitForURL(`**${tankers}/*`);
  await page.getByRole('heading', { level: 1, name: /occasion|45/ }).waitFor();
  await page.evaluate(() => history.back());
  await untilCount(cards(page), 2);
  expect(new URL(page.url()).search).toBe('?price=200000&sort=price');
  const untilBack = () => page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 60, position);
  await untilBack();
  await page.waitForFunction(
    (wanted) => Math.abs((history.state as { readonly scrollY: number }).scrollY - wanted) < 60,
    position,
  );
  await page.reload();
  await untilBack();
  await details.click();
  await page.waitForURL(`**${tankers}/*`);
  await page.reload();
  await page.evaluate(() => history.back());
  await untilBack();
});

it('a comparison leads to the list in the language that was chosen since, not back to the list before', async () => {
  const page = await open(tankers);
  const marks = page.getByRole('checkbox', { name: /^Comparer/ });
  for (const index of [0, 1]) await marks.nth(index).check();
  await page.getByRole('link', { name: 'Comparer (2)' }).click();
  await untilCount(page.getByRole('columnheader'), 2);
  await page.getByRole('link', { name: /^EN/ }).click();
  await page.getByRole('link', { name: 'All tankers for sale' }).click();
  await page.waitForURL('**/tankers');
});

const names = (page: Page) => page.getByRole('columnheader');

/** Compares tankers at a width. The page shows the list of tankers, or another comparison. */
const compare = async (page: Page, ids: string, width: number = widths.phone): Promise<void> => {
  await page.setViewportSize({ width, height: 740 });
  await goTo(page, `${tankers}?compare=${ids}`);
  await untilCount(names(page), ids.split(',').length);
};

it('the names of compared tankers stay in sight on a phone, a tablet and an office screen', async () => {
  const page = await open(tankers);
  for (const [width, ids] of [
    ...[widths.phone, widths.tablet, widths.office].map((each) => [each, '1,4,7,9'] as const),
    [widths.phone, '1,4'] as const,
  ]) {
    await compare(page, ids, width);
    const bar = await page.getByRole('banner').first().boundingBox();
    await page.getByRole('rowheader', { name: 'Ce qui est identique' }).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => window.scrollY > 400);
    const boxes = await names(page).evaluateAll((all) =>
      all.map((each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        return { top, bottom, left, right };
      }),
    );
    for (const { top, bottom, left, right } of boxes) {
      expect(top).toBeGreaterThanOrEqual((bar?.height ?? 999) - 1);
      expect(bottom).toBeLessThan(300);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    expect(await widthOf(page)).toBe(width);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

it('on a phone each value stands below the name and the price of its tanker, in whole words', async () => {
  const page = await open(tankers);
  for (const ids of ['1,4', '1,4,7', '1,4,7,9']) {
    await compare(page, ids);
    const table = await comparisonTable(page);
    expect(new Set(table.names.map(([, width]) => width)).size).toBeLessThanOrEqual(2); // rounded
    for (const price of table.prices) expect(price).toMatch(/\d\s\d{3}\s\$$/);
    for (const columns of table.columns) expect(columns).toEqual(table.names);
    const said = table.prices.map((cell) => cell.split('\n')[0]);
    expect(table.stacked.length).toBeGreaterThan(0);
    for (const stacked of table.stacked) expect(stacked).toEqual(said);
    expect(Math.max(...table.heights)).toBeLessThan(160 * said.length);
    expect(table.broken).toEqual([]);
  }
});

it('the way back from another page shows the filters of the address, not those that were left', async () => {
  const { page } = await tests.open(tankers, { viewport: officeWindow });
  const trailer = page.getByRole('checkbox', { name: /^Remorque/ });
  await trailer.check();
  await page.waitForURL(/kind=trailer/);
  const order = page.getByRole('combobox', { name: 'Trier par' });
  await order.selectOption('price');
  await page.waitForURL(/sort=price/);
  await page.goto(tests.site.url('norcuve', '/robots.txt'));
  await page.evaluate(() => history.go(-2));
  await page.waitForURL(/kind=trailer$/);
  await untilCount(cards(page), 3);
  await page.waitForFunction(() => !document.getElementById('loading'));
  expect(await order.inputValue()).toBe('');
  expect(await trailer.isChecked()).toBe(true);
  expect(new URL(page.url()).search).toBe('?kind=trailer');
});

const untilStill = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));

const compared = { norcuve: '1,4,7', rubicuve: '1,4,7', propacuve: '10,11,12' } as const;

/** Shows the screens of the search, the filters and a comparison. They are the same for each brand, except for their colours. */
const expectAccessible = async (page: Page, brand: keyof typeof compared): Promise<void> => {
  const violations = (selector = 'body') =>
    brand === 'norcuve' ? violationsIn(page, selector) : contrastViolationsIn(page, selector);
  const filters = [
    [`${tankers}?year=2026,2024`, page.getByRole('list', { name: 'Filtres choisis' })],
    [`${tankers}?filters=1`, page.getByRole('button', { name: /^Afficher \d citernes$/ }), '[role=dialog]'],
  ] as const;
  const suggestions = page.getByRole('region', { name: 'Cherchiez-vous ceci?' });
  const others = [
    [`${pathTo('parts', 'fr')}?q=flexible`, page.getByText(/^\d+ sur \d+ pièces/), 'main'],
    ['/vieux/compteur.html', suggestions.locator('a').first(), 'main'],
    [
      `${pathTo('tanker', 'fr', { id: 1 })}?picture=2`,
      page.locator('.yarl__slide_image').first(),
      '[role=dialog]',
    ],
  ] as const;
  const screens: readonly (readonly [path: string, shown: Locator, checked?: string])[] = [
    ...(brand === 'propacuve' ? [] : filters), // it has too few tankers for filters
    [`${tankers}?compare=${compared[brand]}`, page.getByRole('columnheader').nth(2), 'main'],
    [`${pathTo('search', 'fr')}?q=compteur`, page.locator('section a[data-hit]').first(), 'main'],
    ...(brand === 'norcuve' ? others : []),
  ];
  for (const [address, shown, checked] of screens) {
    await goTo(page, address);
    await shown.waitFor();
    await untilStill(page);
    expect({ address, violations: await violations(checked) }).toEqual({ address, violations: [] });
    expect(await widthOf(page)).toBe(widths.phone);
  }
};

it.each(['norcuve', 'rubicuve'] as const)('has no fault that axe finds: %s', async (brand) => {
  const { page, problems } = await tests.open(`${tankers}?sort=price`, { ...phone, brand });
  await expectAccessible(page, brand);
  expect(problems).toEqual([]);
});

it('who to call for a propane inspection, on a site without a fault that axe finds: propacuve', async () => {
  const storage = { local: { language: 'fr' } };
  const options = { ...phone, brand: 'propacuve', storage } as const;
  const { page, problems } = await tests.open(pathTo('home', 'fr'), options);
  const visitor = new PhoneVisitor(page);
  await visitor.search('inspection');
  const link = page.getByRole('link', { name: /Rendez-vous d.inspection/ });
  expect(await link.getAttribute('href')).toBe('tel:+18195550191');
  expect(visitor.effort).toEqual({ taps: 1, keys: 10 });
  await expectAccessible(page, 'propacuve');
  expect(problems).toEqual([]);
});

it('works without scripts: check boxes, an order and a button', async () => {
  const { page } = await tests.prepare(tankers, { javaScriptEnabled: false });
  for (;;) {
    await page.goto(tests.site.url('norcuve', tankers));
    if ((await page.locator('form').count()) > 0) break;
  }
  await page.getByRole('checkbox', { name: /^Remorque/ }).check();
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('price');
  await page.locator('form').first().getByRole('button', { name: 'Afficher' }).click();
  await page.waitForURL(/kind=trailer/);
  while ((await cards(page).count()) === 0) await page.reload();
  expect(await cards(page).count()).toBe(3);
  expect(await cards(page).first().innerText()).toMatch(/189\s500/);
  await page.getByRole('navigation').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  // On paper it has no bars either, and no button of the menu.
  await page.getByRole('navigation').first().waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: widths.phone, height: 900 });
  expect(await page.locator('a[href="#navigation"]:visible').count()).toBe(0);
});

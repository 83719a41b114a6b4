import type { Page } from 'playwright-core';
import { pathTo } from '../../../src/model/site/paths';
import { goTo, openPage, showPath, untilStarted, widths } from '../../support/browser/browser';
import { linesOf } from '../../support/browser/linesOf';
import { SiteTests } from '../../support/site/siteTests';

/* Only a browser shows these: forced colours, line breaks, edges and empty halves. routesOfBrand.ts has the headlines. */

const tests = new SiteTests();

/** One page for the tests of the first brand: to load it takes longer than most of them. */
let page: Page;

beforeAll(async () => {
  ({ page } = await openPage(tests.browser, tests.site.url('norcuve', '/')));
  await untilStarted(page);
});

afterAll(() => page.context().close());

const resize = async (resized: Page, width: number): Promise<void> => {
  await resized.setViewportSize({ width, height: 800 });
  await resized.waitForFunction((wanted) => window.innerWidth === wanted, width);
};

/** Shows a path of the first brand at a width. */
const show = async (path: string, width: number = widths.office): Promise<void> => {
  await resize(page, width);
  if (new URL(page.url()).pathname !== path) await showPath(page, path);
};

it('with forced colours the chosen tab, the current language and the current page differ by a line', async () => {
  await show(pathTo('achievements', 'en'));
  await page.emulateMedia({ forcedColors: 'active' });
  const linesOf = (selector: string): Promise<string[]> =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const [style, inner] = [element, element.firstElementChild ?? element].map((each) =>
          getComputedStyle(each),
        );
        return `${style?.borderTopWidth} ${style?.textDecorationLine} ${inner?.textDecorationLine}`;
      }),
    );
  const differs = async (selected: string, others: string): Promise<void> => {
    const [[line], unselected] = await Promise.all([linesOf(selected), linesOf(others)]);
    expect(line).toBeDefined();
    expect(unselected.length).toBeGreaterThan(0);
    expect(unselected).not.toContain(line);
  };
  await differs('[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]');
  await differs('header a[lang][aria-current]:visible', 'header a[lang]:not([aria-current]):visible');
  await differs('header button[aria-current]:visible', 'header nav button:not([aria-current]):visible');
  await page.emulateMedia({ forcedColors: null });
});

/** By how many px the content of the page is wider than the window. */
const excessWidth = (): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('with text of twice the size, the bar of a phone has its logo and is not wider than the window', async () => {
  await show('/', widths.phone);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const logo = await page.getByRole('banner').locator('img').boundingBox();
  expect(logo?.width).toBeGreaterThan(40);
  expect(await excessWidth()).toBe(0);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
});

/** A number with its unit, a price, a telephone number or a postal code. */
const wholeNumber = String.raw`\d+(?:[.,-]\d+)*(?:\s(?:\d{3}(?:-\d{4})?|hp|km|L|\$)(?!\w))*|[A-Z]\d[A-Z]\s\d[A-Z]\d`;

/** The numbers of the page that break into two lines. */
const brokenNumbers = (): Promise<string[]> =>
  page.evaluate((pattern) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      for (const { 0: number, index } of (text.textContent ?? '').matchAll(new RegExp(pattern, 'g'))) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(number);
      }
    }
    return broken;
  }, wholeNumber);

it('numbers and postal codes do not break', async () => {
  const tanker = pathTo('tanker', 'en', { id: 2 });
  for (const path of [tanker, pathTo('tankers', 'fr'), pathTo('contact', 'en'), pathTo('inquiry', 'en')]) {
    await show(path);
    await page.locator('main h2').first().waitFor();
    for (const width of Object.values(widths)) {
      await resize(page, width);
      expect([path, width, await brokenNumbers()]).toEqual([path, width, []]);
    }
  }
});

it('the picture and the map of the building have the same height', async () => {
  await show(pathTo('contact', 'en'));
  const picture = page.locator('div:has(> picture > img[src*="/building-"])');
  for (const width of [widths.tablet, widths.office]) {
    await resize(page, width);
    const [first, map] = [
      await picture.boundingBox(),
      await page.locator('div:has(> svg + div button)').boundingBox(),
    ];
    expect([width, map?.height]).toEqual([width, first?.height]);
  }
});

it('the name of a town stays on one line in narrow columns', async () => {
  const { page: propane } = await tests.open(pathTo('contact', 'fr'), { brand: 'propacuve' });
  await resize(propane, widths.phone);
  const place = 'Trois-Rivières';
  expect(await linesOf(propane, 'main p', place)).toBe(1);
  const tanker = propane.locator('a[href^="/citernes/"]').first();
  await showPath(propane, pathTo('tankers', 'fr'));
  await showPath(propane, (await tanker.getAttribute('href')) ?? '');
  expect(await linesOf(propane, 'main p', place)).toBe(1); // the builder on the plate
});

it('no page of text or of a form leaves half of a wide screen empty', async () => {
  for (const path of [pathTo('privacy', 'en'), pathTo('accessibility', 'fr'), pathTo('inquiry', 'en')]) {
    await show(path);
    await page.locator('main h2').first().waitFor();
    const right = await page
      .locator('main :is(p, li, a, input)')
      .evaluateAll((elements) => Math.max(...elements.map((each) => each.getBoundingClientRect().right)));
    expect([path, right > (widths.office * 2) / 3]).toEqual([path, true]);
  }
});

it('key figures and buttons of the tankers in a row stand on the same lines', async () => {
  await show(pathTo('tankers', 'en'));
  await page.locator('main article dl').first().waitFor();
  const rows = await page.locator('main article').evaluateAll((cards) => {
    const lines = new Map<number, Set<number>>();
    for (const card of cards) {
      const top = Math.round(card.getBoundingClientRect().top);
      const figures = Math.round(card.querySelector('dl')?.getBoundingClientRect().bottom ?? 0);
      lines.set(top, (lines.get(top) ?? new Set()).add(figures));
    }
    return [...lines.values()].map(({ size }) => size);
  });
  expect(rows.length).toBeGreaterThan(1);
  expect(rows).toEqual(rows.map(() => 1));
});

describe('a very long word', () => {
  const routes = ['achievements', 'assemblies', 'tankers', 'tanker', 'careers', 'career', 'contact'] as const;
  const paths = [
    ...routes.map((route) => pathTo(route, 'en', { id: 1 })),
    `${pathTo('parts', 'en')}?part=1`,
    `${pathTo('employees', 'en')}?employee=1`,
    `${pathTo('manufacturers', 'en')}?picture=1`,
  ];
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);
  const isShort = /^(?:\/|https?:|\d|.*@|$)/;

  /** Enough rows for each brand and type that a page shows. */
  const rowsOfKind = 8;

  /** Replaces each name and description in the response of the bulk load, which keeps only a few rows of each kind. */
  const lengthen = (content: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(content).map(([collection, rows]) => [
        collection,
        collection === 'resources' || !Array.isArray(rows)
          ? rows
          : rows.slice(0, rowsOfKind).map((row: Readonly<Record<string, unknown>>) =>
              Object.fromEntries(
                Object.entries(row).map(([key, value]) => {
                  const isText =
                    /(?:En|Fr)$|Name$|^(?:manufacturer|material|unitId|engine|capacity|pump)$/.test(key);
                  return [key, isText && typeof value === 'string' && !isShort.test(value) ? word : value];
                }),
              ),
            ),
      ]),
    );

  // The last test: the page has other content afterwards.
  it('makes no page wider than the window, and hides no close button', async () => {
    const json = lengthen(JSON.parse(await tests.html('/api/allModels/')) as Record<string, unknown>); // an object, by the specification
    await page.route('**/api/allModels/*', (route) => route.fulfill({ json }));
    await page.goto(tests.site.url('norcuve', '/'));
    await untilStarted(page);
    for (const path of paths) {
      const hasDialog = path.includes('?');
      await showPath(page, path.replace(/\?.*/, '')); // without the dialog before
      if (hasDialog) await goTo(page, path);
      await page.locator(hasDialog ? '[role=dialog]' : 'main h1').waitFor();
      expect([path, await page.locator('#root').textContent()]).toEqual([
        path,
        expect.stringContaining(word),
      ]);
      for (const width of Object.values(widths)) {
        await resize(page, width);
        await page
          .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
          .catch(() => undefined); // the next line says which page it is
        expect([path, width, await excessWidth()]).toEqual([path, width, 0]);
        if (!hasDialog) continue;
        const button = page.getByRole('dialog').getByRole('link', { name: 'Close' });
        await button.waitFor();
        const close = await button.boundingBox();
        expect([path, width, close && close.x >= 0 && close.x + close.width <= width]).toEqual([
          path,
          width,
          true,
        ]);
      }
    }
  });
});

import type { Page } from 'playwright-core';
import { pathTo } from '../../../src/model/site/paths';
import { showPath, widths } from '../../support/browser/browser';
import { linesOf } from '../../support/browser/linesOf';
import { SiteTests } from '../../support/site/siteTests';

/* How the pages use their room: line breaks, edges and empty halves, as a designer sees them. routesOfBrand.ts has the headlines. */

const tests = new SiteTests();

const atWidth = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
};

it('the name of a town stays on one line in narrow columns', async () => {
  const { page } = await tests.open(pathTo('contact', 'fr'), { brand: 'propacuve' });
  await atWidth(page, widths.phone);
  const place = 'Trois-Rivières';
  expect(await linesOf(page, 'main p', place)).toBe(1);
  const tanker = page.locator('a[href^="/citernes/"]').first();
  await showPath(page, pathTo('tankers', 'fr'));
  await showPath(page, (await tanker.getAttribute('href')) ?? '');
  expect(await linesOf(page, 'main p', place)).toBe(1); // the maker on the plate
});

it('no page of text or of a form leaves half of a wide screen empty', async () => {
  const { page } = await tests.open('/');
  for (const path of [pathTo('privacy', 'en'), pathTo('accessibility', 'fr'), pathTo('inquiry', 'en')]) {
    await showPath(page, path);
    await atWidth(page, widths.office);
    await page.locator('main h2').first().waitFor();
    const right = await page
      .locator('main :is(p, li, a, input)')
      .evaluateAll((elements) => Math.max(...elements.map((each) => each.getBoundingClientRect().right)));
    expect([path, right > (widths.office * 2) / 3]).toEqual([path, true]);
  }
});

it('key figures and buttons of the tankers in a row stand on the same lines', async () => {
  const { page } = await tests.open(pathTo('tankers', 'en'));
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

import type { Page } from 'playwright-core';
import { brandList } from '../../../src/model/site/brands';
import { languages } from '../../../src/model/site/languages';
import { addressOf, pathTo } from '../../../src/model/site/paths';
import { showPath, widths } from '../../support/browser/browser';
import { SiteTests } from '../../support/site/siteTests';

/* How the pages use their room: line breaks, edges and empty halves, as a designer sees them. */

const tests = new SiteTests();

const atWidth = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
};

/** The lines of the first element with a text, or of a selector. */
const linesOf = (page: Page, selector: string, words?: string): Promise<number> =>
  page
    .locator(selector, words === undefined ? {} : { hasText: words })
    .last()
    .evaluate((element, wanted) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      if (wanted !== '') {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          const index = text.textContent?.indexOf(wanted) ?? -1;
          if (index < 0) continue;
          range.setStart(text, index);
          range.setEnd(text, index + wanted.length);
        }
      }
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }, words ?? '');

it('the headline of the home page has at most three lines beside its picture', async () => {
  for (const { id: brand } of brandList) {
    const { page } = await tests.open(addressOf('home', languages[0]), { brand });
    for (const language of languages) {
      const link = page.locator(`header a[lang=${language}]:visible`);
      if (language !== languages[0]) await link.click();
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.evaluate(() => document.fonts.ready);
      for (const width of [1024, widths.office, 1920]) {
        await atWidth(page, width);
        const lines = await linesOf(page, 'main h1');
        expect([brand, language, width, lines]).toEqual([brand, language, width, Math.min(lines, 3)]);
      }
    }
  }
});

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

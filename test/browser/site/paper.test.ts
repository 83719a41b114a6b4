import type { Page } from 'playwright-core';
import { pathTo } from '../../../src/model/site/paths';
import type { PublicRoute } from '../../../src/model/site/pages';
import { showPath } from '../../support/browser/browser';
import { SiteTests } from '../../support/site/siteTests';

/* Pages on paper and without scripts, as only a browser shows them. */

const tests = new SiteTests();

let opened: Page;

const open = async (...args: Parameters<typeof tests.open>): Promise<Page> => {
  opened = (await tests.open(...args)).page;
  return opened;
};

/** How the lines of the drawings on the home page are dashed. */
const drawnLines = async (page: Page): Promise<string[]> => {
  const dashes = await page
    .locator('svg[data-playing] > path')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray));
  return [...new Set(dashes)];
};

it('without scripts the three cards of the home page have their drawings', async () => {
  const { page } = await tests.prepare('/', { javaScriptEnabled: false });
  do await page.goto(tests.site.url('norcuve', '/'));
  while ((await drawnLines(page)).length === 0); // until the server has rendered the page
  expect(await drawnLines(page)).toEqual(['none']);
});

describe('on paper', () => {
  afterEach(() => opened.emulateMedia({ media: null })); // other tests use the same page

  /** Letter paper within its margins, in px. */
  const paper = { width: 702, height: 942 };

  const printed: readonly (readonly [PublicRoute, content: string, search?: string])[] = [
    ['tanker', 'table'],
    ['certifications', 'table'],
    ['career', 'h2'],
    ['contact', 'table'],
    ['tankers', 'th[scope=col] >> nth=2', '?compare=1,4,7'],
  ];

  const fontSizeOf = (page: Page, selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);

  it('a page has its brand, title, content, telephone and address, labels as large as values, and no bars, buttons or backgrounds', async () => {
    const page = await open(pathTo('parts', 'fr'), { viewport: paper });
    await page.emulateMedia({ media: 'print' });
    for (const [route, content, search = ''] of printed) {
      await showPath(page, pathTo(route, 'fr', { id: 1 }) + search);
      await page.waitForFunction(() => getComputedStyle(document.body).color === 'rgb(0, 0, 0)'); // print.css is loaded
      const main = page.getByRole('main');
      await main.locator(content).first().waitFor({ state: 'visible' });
      expect(await page.getByRole('banner').first().getByRole('link').locator('img').isVisible()).toBe(true);
      expect(await page.locator('nav:visible, button:visible, iframe:visible').count()).toBe(0);
      const heading = page.getByRole('heading', { level: 1 });
      const style = await heading.evaluate((each) => {
        const band = each.closest('header');
        return [getComputedStyle(each).color, band && getComputedStyle(band).backgroundColor];
      });
      expect(style).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
      const imprint = await page.getByRole('contentinfo').innerText();
      expect(imprint).toMatch(/Norcuve inc\..*Trois-Rivières.*\(?\d{3}\)?\s555-\d{4}/);
      expect(imprint).toContain(page.url());
      const ends = await main
        .locator('th, td')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
      expect(Math.max(0, ...ends)).toBeLessThanOrEqual(paper.width); // it does not scroll
    }
    const values = 'tr:not([data-stacked]) > td:not([data-picture])'; // of the comparison
    expect(await fontSizeOf(page, 'th[scope=row]')).toBe(await fontSizeOf(page, values));
  });

  it.each([`${pathTo('parts', 'fr')}?part=2`, `${pathTo('tanker', 'fr', { id: 1 })}?ask=tanker-1`])(
    'the dialog of %s has the company, its telephone and its address below it, and nothing of the page',
    async (path) => {
      const page = await open(path, { viewport: paper });
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await page.emulateMedia({ media: 'print' });
      await page.waitForFunction(() => getComputedStyle(document.body).color === 'rgb(0, 0, 0)'); // print.css is loaded
      const imprint = page.locator('footer > address');
      expect(await imprint.innerText()).toMatch(/Norcuve inc\..*Trois-Rivières.*\(?\d{3}\)?\s555-\d{4}/);
      const [above, below] = [await dialog.boundingBox(), await imprint.boundingBox()];
      expect(above && below && below.y >= above.y + above.height).toBe(true);
      expect(await page.locator('h1:visible, nav:visible, .site-bar:visible').count()).toBe(0);
    },
  );

  it('the three cards of the home page have their drawings before they were in sight', async () => {
    const page = await open('/', { viewport: { ...paper, height: 300 } });
    await page.emulateMedia({ media: 'print' });
    expect(await drawnLines(page)).toEqual(['none']);
  });

  it('a page is of letter size', async () => {
    const page = await open(pathTo('certifications', 'en'));
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ href }) => href?.includes('afterwards')),
    );
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect([...new Set(pdf.match(/\/MediaBox \[[^\]]*\]/g))]).toEqual(['/MediaBox [0 0 612 792]']);
  });
});

import { faultsOf, widthOf } from '../support/browser/accessibility';
import { widths } from '../support/browser/browser';
import { button } from '../support/browser/editorPages';
import { SiteTests } from '../support/site/siteTests';
import { untilFocused } from '../support/browser/waits';

const tests = new SiteTests();

describe('an editor', () => {
  /** The lists that axe checks. The others consist of the same components; only their dialogs differ. */
  const lists = ['/edit-tankers', '/edit-assemblies', '/edit-gallery', '/edit-contacts'];
  /** The editors whose forms have different kinds of fields: numbers, rich text, images, files, addresses. */
  const paths = [...lists, '/edit-careers', '/edit-parts'];

  it.each(paths)('%s and its dialog fit a phone, and axe finds no violation', async (path) => {
    const { page, problems } = await tests.administer(path, {
      viewport: { width: widths.phone, height: 740 },
    });
    if (lists.includes(path)) expect(await faultsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(widths.phone);
    await button(page, /^Edit: /)
      .last()
      .click();
    await untilFocused(page.locator('[role=dialog], main form'));
    await button(page, 'Save').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(widths.phone);
    await button(page, 'Cancel').press('Escape');
    await button(page, 'Reorder').last().click();
    await page
      .getByRole('button', { name: /^Move: / })
      .first()
      .waitFor();
    if (lists.includes(path)) expect(await faultsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(widths.phone);
    expect(problems).toEqual([]);
  });

  it('shows names whole, so that two that differ at their end can be told apart', async () => {
    const { page } = await tests.administer('/edit-tankers', {
      viewport: { width: widths.phone, height: 740 },
    });
    const common = 'Five-axle aluminium semi-trailer with four compartments, two pumps and a hose reel';
    const tankers = ['2025', '2026'].map((year, index) => ({
      ...{
        id: index + 1,
        nameEn: `${common}, ${year}`,
        nameFr: `Semi-remorque, ${year}`,
        displayOrder: index,
      },
      isCertipropane: false,
    }));
    const content = JSON.parse(await tests.html('/api/allModels/')) as object; // by the specification
    await page.route('**/api/allModels/*', (route) => route.fulfill({ json: { ...content, tankers } }));
    await page.reload();
    const names = page.getByRole('rowheader').getByText(common);
    await names.nth(1).waitFor();
    const hidden = await names.evaluateAll((all) => all.map((each) => each.scrollHeight - each.clientHeight));
    expect(hidden).toEqual([0, 0]);
    await page.unroute('**/api/allModels/*');
  });
});

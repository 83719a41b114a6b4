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
});

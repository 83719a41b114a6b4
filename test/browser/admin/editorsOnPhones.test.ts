import type { Page } from 'playwright-core';
import { violationsIn, widthOf } from '../../support/browser/accessibility';
import { openAsAdministrator } from '../../support/browser/adminPages';
import { showPath, widths } from '../../support/browser/browser';
import type { WatchedPage } from '../../support/browser/browser';
import { button, fillIn } from '../../support/browser/editorPages';
import { SiteTests } from '../../support/site/siteTests';
import { keepToasts, untilFocused, untilToast } from '../../support/browser/waits';

const tests = new SiteTests();

describe('an editor', () => {
  /** The lists that axe checks. The others consist of the same components; only their dialogs differ. */
  const lists = ['/edit-tankers', '/edit-assemblies', '/edit-gallery', '/edit-contacts'];
  /** The editors whose forms have different kinds of fields: numbers, rich text, images, files, addresses. */
  const paths = [...lists, '/edit-careers', '/edit-parts'];

  let opened: WatchedPage;

  beforeAll(async () => {
    const viewport = { width: widths.phone, height: 740 };
    opened = await openAsAdministrator(tests.browser, tests.site, '/admin', { viewport });
  });

  afterAll(() => opened.close());

  it.each(paths)('%s and its dialog fit a phone, and axe finds no violation', async (path) => {
    const { page, problems } = opened;
    await showPath(page, path);
    await button(page, /^Edit: /)
      .last()
      .waitFor();
    const part = path === lists[0] ? 'html' : 'main'; // the bar above is the same for each
    if (lists.includes(path)) expect(await violationsIn(page, part)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(widths.phone);
    await button(page, /^Edit: /)
      .last()
      .click();
    await untilFocused(page.locator('[role=dialog], main form'));
    await button(page, 'Save').waitFor();
    expect(await violationsIn(page, '[role=dialog], main form')).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(widths.phone);
    await button(page, 'Cancel').press('Escape');
    await button(page, 'Reorder').last().click();
    await page
      .getByRole('button', { name: /^Move: / })
      .first()
      .waitFor();
    if (lists.includes(path)) expect(await violationsIn(page, 'main')).toEqual([]);
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

/** Waits for a toast at the top right that is completely above the dialog. */
const untilAboveDialog = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const dialog = document.querySelector('[role=dialog]')?.getBoundingClientRect();
    const toast = document.querySelector('.Toastify__toast')?.getBoundingClientRect();
    if (!dialog || !toast) return false;
    return toast.top >= 0 && toast.bottom <= dialog.top && innerWidth - toast.right <= 20;
  });
};

it('a toast covers nothing of a dialog, and takes no room once it is closed', async () => {
  const { page } = await tests.administer('/edit-tankers', { viewport: { width: 360, height: 740 } });
  await keepToasts(page);
  await page.route('**/api/tanker/save', (route) => route.abort());
  await button(page, 'Add').click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, { 'Name in English': 'Covered' });
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button(dialog, 'Save').click();
    await untilToast(page, 'Something went wrong. Please advise the developper.');
    await untilAboveDialog(page);
    await page.locator('.Toastify__toast [aria-label=Close]').dispatchEvent('click');
    await page.waitForFunction(() => {
      const room = getComputedStyle(document.documentElement).getPropertyValue('--toasts-room');
      return document.querySelector('.Toastify__toast') === null && room === '0px';
    });
  }
});

it('a message above a form is in sight as a whole, also if the form was scrolled', async () => {
  const { page } = await tests.administer('/edit-careers', { viewport: { width: 360, height: 740 } });
  await button(page, /^Edit: /)
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title – French' }).fill('');
  await dialog.getByRole('tab').last().scrollIntoViewIfNeeded();
  await dialog.locator('form').evaluate((form) => form.lastElementChild?.scrollIntoView({ block: 'end' }));
  await button(dialog, 'Save').click();
  const message = dialog.getByRole('alert');
  await untilFocused(message);
  const room = await message.evaluate((alert) => {
    const head = document.querySelector('[role=dialog] h2')?.closest('header, div')?.getBoundingClientRect();
    return alert.getBoundingClientRect().top - (head?.bottom ?? 0);
  });
  expect(room).toBeGreaterThanOrEqual(8);
});

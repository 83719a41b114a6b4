import type { Browser } from 'playwright-core';
import { faultsOf, widthOf } from '../support/accessibility';
import { openAsAdministrator } from '../support/adminPages';
import type { WatchedPage } from '../support/browser';
import { launchBrowser, widths } from '../support/browser';
import { journeys } from '../support/editorJourneys';
import { button } from '../support/editorPages';
import type { RunningSite } from '../support/site';
import { startSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
const opened: WatchedPage[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});

afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

const edit = async (path: string, viewport: { width: number; height: number }): Promise<WatchedPage> => {
  const watched = await openAsAdministrator(browser, site, path, { viewport });
  opened.push(watched);
  return watched;
};

describe('every editor', () => {
  const paths = [...journeys.map(({ path }) => path), '/edit-gallery', '/edit-contacts'];

  it.each(paths)('%s fits a phone and has no fault, its dialog neither', async (path) => {
    const { page, problems } = await edit(path, { width: widths.phone, height: 740 });
    expect(await faultsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(widths.phone);
    await button(page, /^Edit: /)
      .last()
      .click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(widths.phone);
    await page.keyboard.press('Escape');
    await button(page, 'Reorder').last().click();
    await page
      .getByRole('button', { name: /^Move: / })
      .first()
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(widths.phone);
    expect(problems).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import type { BrandId } from '../../src/model/site/brands';
import type { Language } from '../../src/model/site/languages';
import { pathInLanguage } from '../../src/model/site/paths';
import { faultsOf } from '../support/browser/accessibility';
import { openAsAdministrator } from '../support/browser/adminPages';
import type { WatchedPage } from '../support/browser/browser';
import { untilStarted } from '../support/browser/browser';
import { SiteTests } from '../support/site/siteTests';

const tests = new SiteTests();

/** A screen of each sort; what differs from brand to brand are the colours. */
const screens = [
  '/admin',
  '/history',
  '/edit-contacts',
  '/edit-resources/home',
  '/edit-gallery',
  '/edit-employees',
];

/** Opens a screen of another brand in a language. */
const administerAt = async (brand: BrandId, language: Language) => {
  const watched = await openAsAdministrator(tests.browser, tests.site, pathInLanguage('/admin', language), {
    brand,
  });
  await watched.page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  return watched;
};

// All screens and dialogs of the first brand are looked at by the tests of each.
describe.each([
  { brand: 'rubicuve', language: 'en', edit: /^Edit: / },
  { brand: 'propacuve', language: 'fr', edit: /^Modifier : / },
] as const)('the administration of $brand ($language)', ({ brand, language, edit }) => {
  let watched: WatchedPage;

  beforeAll(async () => {
    watched = await administerAt(brand, language);
  });

  afterAll(() => watched.close());

  const show = async (path: string): Promise<Page> => {
    await watched.page.goto(tests.site.url(brand, pathInLanguage(path, language)));
    await untilStarted(watched.page);
    expect(await watched.page.getAttribute('html', 'lang')).toBe(language);
    return watched.page;
  };

  it.each(screens)('has no fault of accessibility on %s', async (path) => {
    expect(await faultsOf(await show(path))).toEqual([]);
  });

  it('has no fault of accessibility in the dialog of a list', async () => {
    const page = await show('/edit-tankers');
    await page.getByRole('button', { name: edit }).last().click();
    await page.getByRole('dialog').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

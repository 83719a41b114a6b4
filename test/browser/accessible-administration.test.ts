import type { Page } from 'playwright-core';
import type { BrandId } from '../../src/model/site/brands';
import type { Language } from '../../src/model/site/languages';
import { pathInLanguage } from '../../src/model/site/paths';
import { contrastFaultsIn } from '../support/browser/accessibility';
import { openAsAdministrator } from '../support/browser/adminPages';
import type { WatchedPage } from '../support/browser/browser';
import { untilStarted } from '../support/browser/browser';
import { askSite } from '../support/inquiries/askSite';
import { SiteTests } from '../support/site/siteTests';

const tests = new SiteTests();

/** One screen of each kind. The brands differ in their colours. */
const screens = [
  '/admin',
  '/language-review',
  '/history',
  '/inquiries',
  '/edit-contacts',
  '/edit-resources/home',
];

/** Opens a screen of another brand in a language. */
const administerAt = async (brand: BrandId, language: Language) => {
  const watched = await openAsAdministrator(tests.browser, tests.site, pathInLanguage('/admin', language), {
    brand,
  });
  await watched.page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  return watched;
};

// The tests of each screen and dialog check all rules, with the first brand.
describe.each([
  { brand: 'rubicuve', language: 'en', edit: /^Edit: / },
  { brand: 'propacuve', language: 'fr', edit: /^Modifier : / },
] as const)('the administration of $brand ($language)', ({ brand, language, edit }) => {
  let watched: WatchedPage;

  beforeAll(async () => {
    await askSite(tests.site, { hasFailedMail: true });
    watched = await administerAt(brand, language);
  });

  afterAll(() => watched.close());

  const show = async (path: string): Promise<Page> => {
    await watched.page.goto(tests.site.url(brand, pathInLanguage(path, language)));
    await untilStarted(watched.page);
    expect(await watched.page.getAttribute('html', 'lang')).toBe(language);
    return watched.page;
  };

  it.each(screens)('has enough contrast on %s', async (path) => {
    expect(await contrastFaultsIn(await show(path), 'body')).toEqual([]);
  });

  it('has enough contrast in the dialog of a list', async () => {
    const page = await show('/edit-tankers');
    await page.getByRole('button', { name: edit }).last().click();
    await page.getByRole('dialog').waitFor();
    expect(await contrastFaultsIn(page, '[role=dialog]')).toEqual([]);
  });
});

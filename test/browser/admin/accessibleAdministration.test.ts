import type { Page } from 'playwright-core';
import type { BrandId } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import { pathInLanguage } from '../../../src/model/site/paths';
import { contrastViolationsIn, violationsIn } from '../../support/browser/accessibility';
import { openAsAdministrator } from '../../support/browser/adminPages';
import type { WatchedPage } from '../../support/browser/browser';
import { goTo, showPath } from '../../support/browser/browser';
import { askSite } from '../../support/inquiries/askSite';
import { SiteTests } from '../../support/site/siteTests';

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

/** Opens the dashboard of another brand in a language. */
const administerAt = async (brand: BrandId, language: Language) => {
  const watched = await openAsAdministrator(tests.browser, tests.site, pathInLanguage('/admin', language), {
    brand,
  });
  const { page } = watched;
  if (language === 'fr') await page.getByRole('link', { name: /FR/ }).click();
  await page.locator(`html[lang=${language}]`).waitFor();
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
    if (path !== '/admin') await showPath(watched.page, pathInLanguage(path, language));
    expect(await watched.page.getAttribute('html', 'lang')).toBe(language);
    return watched.page;
  };

  it.each(screens)('has enough contrast on %s', async (path) => {
    expect(await contrastViolationsIn(await show(path), 'body')).toEqual([]);
  });

  it('has no accessibility violation where a text is compared in both languages', async () => {
    const { page } = watched;
    await goTo(page, `${pathInLanguage('/language-review', language)}?item=tanker%2F1%2Fname`);
    await page.locator('main input[lang]').first().waitFor();
    expect(await violationsIn(page, 'main')).toEqual([]);
  });

  it('has enough contrast in the dialog of a list', async () => {
    const page = await show('/edit-tankers');
    await page.getByRole('button', { name: edit }).last().click();
    await page.getByRole('dialog').waitFor();
    expect(await contrastViolationsIn(page, '[role=dialog]')).toEqual([]);
  });
});

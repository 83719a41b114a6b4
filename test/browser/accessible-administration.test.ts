import type { Page } from 'playwright-core';
import type { BrandId } from '../../src/model/brands';
import type { Language } from '../../src/model/languages';
import { aliasOf } from '../../src/model/paths';
import { faultsOf } from '../support/accessibility';
import { tokenOf } from '../support/adminPages';
import type { WatchedPage } from '../support/browser';
import { openPage, quietPath, untilStarted } from '../support/browser';
import { administrator } from '../support/site';
import { SiteTests } from '../support/siteTests';

const tests = new SiteTests();

/** A screen of each sort; what differs from brand to brand are the colours. */
const screens = ['/admin', '/history', '/edit-contacts', '/edit-resources/home', '/edit-gallery'];

const editors = ['/edit-tankers', '/edit-employees'];

/** Opens a screen of another brand with a session that there is: each brand's site has a session of its own. */
const administerAt = async (brand: BrandId, language: Language) => {
  const token = await tokenOf((await tests.administer('/admin')).page);
  const watched = await openPage(tests.browser, tests.site.url(brand, quietPath));
  await watched.page.evaluate(
    ([email, authorization, chosen]) => {
      sessionStorage.setItem('currentUser', JSON.stringify(email));
      sessionStorage.setItem('authenticationToken', authorization);
      localStorage.setItem('language', chosen);
    },
    [administrator.email, token ?? '', language] as const,
  );
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
    await watched.page.goto(tests.site.url(brand, aliasOf(path, language)));
    await untilStarted(watched.page);
    expect(await watched.page.getAttribute('html', 'lang')).toBe(language);
    return watched.page;
  };

  it.each([...screens, ...editors])('has no fault of accessibility on %s', async (path) => {
    expect(await faultsOf(await show(path))).toEqual([]);
  });

  it.each(editors)('has no fault of accessibility in the dialog of %s', async (path) => {
    const page = await show(path);
    await page.getByRole('button', { name: edit }).last().click();
    await page.getByRole('dialog').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

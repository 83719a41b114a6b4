import type { Language } from '../../src/model/site/languages';
import { pathTo } from '../../src/model/site/paths';
import { faultsOf, widthOf } from '../support/browser/accessibility';
import { widths } from '../support/browser/browser';
import { button } from '../support/browser/editorPages';
import { SiteTests } from '../support/site/siteTests';

const tests = new SiteTests();

const words = {
  en: { menu: 'Open the menu', password: 'Change password', logOut: 'Log out' },
  fr: { menu: 'Ouvrir le menu', password: 'Modifier le mot de passe', logOut: 'Se déconnecter' },
} as const satisfies Record<Language, object>;

it.each([
  ['en', 'edit-tankers'],
  ['fr', 'tankers'],
] as const)(
  'in %s the top bar on a phone is one row on %s, and its menu has all links',
  async (language, route) => {
    const { menu, password, logOut } = words[language];
    const viewport = { width: widths.phone, height: 740 };
    const { page } = await tests.administer(pathTo(route, language), { viewport, language });
    expect((await page.locator('header').first().boundingBox())?.height).toBeLessThanOrEqual(64);
    expect(await widthOf(page)).toBeLessThanOrEqual(widths.phone);
    await button(page, menu).press('Enter');
    await page.getByRole('navigation').getByRole('link', { name: password }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('navigation').getByRole('button', { name: logOut }).press('Enter');
    await page.waitForFunction(() => sessionStorage.getItem('currentUser') === null);
  },
);

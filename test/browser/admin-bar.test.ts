import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../src/model/languages';
import { pathTo } from '../../src/model/paths';
import { faultsOf, widthOf } from '../support/accessibility';
import { widths } from '../support/browser';
import { button, fillIn } from '../support/editorPages';
import { SiteTests } from '../support/siteTests';
import { belowToast } from '../support/toastPlace';

const tests = new SiteTests();

const words = {
  en: { menu: 'Open the menu', password: 'Change password', logOut: 'Log out' },
  fr: { menu: 'Ouvrir le menu', password: 'Modifier le mot de passe', logOut: 'Se déconnecter' },
} as const satisfies Record<Language, object>;

const phone = { width: widths.phone, height: 740 };

describe.each(['en', 'fr'] as const)('the bar of an administrator on a phone (%s)', (language) => {
  const { menu, password, logOut } = words[language];

  it.each(['editTankers', 'tankers'] as const)('is one row on %s, whose menu has the rest', async (route) => {
    const { page } = await tests.administer(pathTo(route, language), { viewport: phone, language });
    expect((await page.locator('header').first().boundingBox())?.height).toBeLessThanOrEqual(64);
    expect(await widthOf(page)).toBeLessThanOrEqual(widths.phone);
    await button(page, menu).press('Enter');
    await page.getByRole('navigation').getByRole('link', { name: password }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('navigation').getByRole('button', { name: logOut }).press('Enter');
    await page.waitForFunction(() => sessionStorage.getItem('currentUser') === null);
  });
});

/** Has the server refuse to save what is typed into the dialog of the first row. */
const failToSave = async (page: Page): Promise<Locator> => {
  await page.route('**/api/tanker/update', (route) => route.abort());
  await button(page, /^Edit: /)
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, { 'Name in English': 'Never saved' });
  await button(dialog, 'Save').click();
  return dialog;
};

it.each([phone, { width: widths.tablet, height: 900 }])(
  'a toast covers neither the title nor the buttons of a dialog ($width px)',
  async (viewport) => {
    const { page } = await tests.administer('/edit-tankers', { viewport });
    const dialog = await failToSave(page);
    const toast = page.locator('.Toastify__toast');
    await toast.hover(); // it stays as long as it is pointed at
    expect(await belowToast(dialog.getByRole('heading'))).toEqual([]);
    expect(await belowToast(dialog.getByRole('button'))).toEqual([]);
  },
);

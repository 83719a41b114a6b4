import type { Page } from 'playwright-core';
import { editors } from '../../../src/model/schema/editors';
import type { ProtectedRoute } from '../../../src/model/site/paths';
import { pathTo, protectedPaths } from '../../../src/model/site/paths';
import { violationsIn, widthOf } from '../../support/browser/accessibility';
import { openAsAdministrator } from '../../support/browser/adminPages';
import { goTo, officeWindow, resizeTo, showPath, widths } from '../../support/browser/browser';
import type { WatchedPage } from '../../support/browser/browser';
import { answerQuestion, button } from '../../support/browser/editorPages';
import { fillScreens, longName } from '../../support/browser/fillScreens';
import { superUser } from '../../support/site/testAccounts';
import { SiteTests } from '../../support/site/siteTests';
import { untilAboveDialog } from '../../support/browser/toastPlace';
import { keepToasts, untilFocused, untilToast } from '../../support/browser/waits';

/*
 * The screens of the administration, shown one after another in one page: on a phone, and in the window of an office at 200 %. They
 * are in French, whose words are longer.
 */

const tests = new SiteTests();

const phone = { width: widths.phone, height: 740 };
/** The size of a window of 1440 by 900 px at 200 %. */
const zoomed = { width: 720, height: 450 };

/** A page with few texts of both kinds: plain and formatted. */
const fewTexts = '/edit-resources/accessibility';
const accounts = pathTo('accounts', 'fr');
const history = pathTo('history', 'fr');

const routes = Object.keys(protectedPaths) as readonly ProtectedRoute[]; // the keys of an object literal
const screens = [
  ...routes.map((route) => pathTo(route, 'fr', { page: 'shared', classKey: 'home' })),
  fewTexts,
];

/** The lists that axe checks. The others consist of the same components; only their forms differ. */
const lists = ['/edit-tankers', '/edit-assemblies', '/edit-gallery', '/edit-contacts'];
/** The editors whose forms have different kinds of fields: numbers, rich text, images, files, addresses. */
const forms = [...lists, '/edit-careers', '/edit-parts'];
/** The lists whose rows are moved in different ways: in one column, in a grid, and in tables. */
const moved = ['/edit-tankers', '/edit-gallery', '/edit-contacts'];
/** The screens that axe checks. Other tests check the rest. */
const checked = [
  ...lists,
  ...['/admin', '/edit-resources', fewTexts, accounts, history],
  pathTo('changePassword', 'fr'),
];
/** The screens whose rows are edited in a dialog. */
const withDialogs: readonly string[] = editors.map(({ route }) => `/${route}`);

/** Expects that nothing is wider than the window. The page is on a phone afterwards. */
const expectFit = async (page: Page): Promise<void> => {
  for (const size of [zoomed, phone]) {
    await resizeTo(page, size);
    expect(await widthOf(page)).toBe(size.width);
  }
  await page.evaluate(() => window.scrollTo(0, 0)); // the bar at the top covers no button for axe
};

const openForm = async (page: Page): Promise<void> => {
  const edit = button(page, /^Modifier : /).last();
  await edit.click();
  await untilFocused(page.locator('[role=dialog], main form'));
  await button(page, 'Enregistrer').waitFor();
};

/** Expects that the buttons of the dialog are in the window at 200 %, once they have the focus. */
const expectButtons = async (page: Page): Promise<void> => {
  await resizeTo(page, zoomed);
  for (const name of ['Annuler', 'Enregistrer']) {
    const each = button(page.getByRole('dialog'), name);
    await each.focus();
    const { x, y, width, height } = (await each.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    const isInside = [y >= 0, y + height <= zoomed.height, x >= 0, x + width <= zoomed.width];
    expect([name, ...isInside]).toEqual([name, true, true, true, true]);
  }
};

const checkForm = async (page: Page, path: string): Promise<void> => {
  await openForm(page);
  if (forms.includes(path)) expect(await violationsIn(page, '[role=dialog], main form')).toEqual([]);
  expect(await widthOf(page)).toBe(phone.width);
  if (withDialogs.includes(path)) await expectButtons(page);
  expect(await widthOf(page)).toBe(withDialogs.includes(path) ? zoomed.width : phone.width);
  await button(page, 'Annuler').press('Escape');
  await button(page, 'Enregistrer').waitFor({ state: 'detached' });
};

const checkMoving = async (page: Page): Promise<void> => {
  await resizeTo(page, phone);
  await button(page, 'Réordonner').last().click();
  await button(page, /^Déplacer : /)
    .first()
    .waitFor();
  expect(await violationsIn(page, 'main')).toEqual([]);
  expect(await widthOf(page)).toBe(phone.width);
  await button(page, 'Terminé').click();
};

describe('on a phone and at 200 %', () => {
  let opened: WatchedPage;

  beforeAll(async () => {
    const path = pathTo('secondFactor', 'fr');
    opened = await openAsAdministrator(tests.browser, tests.site, path, {
      viewport: phone,
      account: superUser,
    });
    await fillScreens(opened.page);
  });

  afterAll(() => opened.close());

  const show = async (path: string): Promise<Page> => {
    const { page } = opened;
    if (new URL(page.url()).pathname !== path) await showPath(page, path);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    return page;
  };

  it.each(screens)(
    '%s is not wider than the window, and violates no policy and no rule of axe',
    async (path) => {
      const page = await show(path);
      await expectFit(page);
      const part = path === checked.at(0) ? 'html' : 'main'; // the bar above is the same for each
      if (checked.includes(path)) expect(await violationsIn(page, part)).toEqual([]);
      if (withDialogs.includes(path) || path === '/edit-contacts') await checkForm(page, path);
      if (moved.includes(path)) await checkMoving(page);
      expect(opened.problems).toEqual([]); // the console reports each violation of the content security policy
    },
  );

  it('the history of an item and its details have no accessibility violation', async () => {
    const page = await show(history);
    await page.locator('main ol > li summary').first().click();
    expect(await widthOf(page)).toBe(widths.phone);
    expect(await violationsIn(page, 'main ol > li')).toEqual([]);
    await showPath(page, `${history}?item=tanker-2`);
    await page.locator('main ol > li').filter({ hasText: 'État actuel' }).waitFor();
    expect(await violationsIn(page, 'main')).toEqual([]);
    await resizeTo(page, officeWindow);
    expect(await widthOf(page)).toBe(officeWindow.width);
    await resizeTo(page, phone);
  });

  it('a text that is compared in both languages has no accessibility violation', async () => {
    const { page } = opened;
    await goTo(page, `${pathTo('languages', 'fr')}?item=tanker%2F3%2Fname`);
    await page.locator('main input[lang]').first().waitFor();
    expect(await widthOf(page)).toBe(widths.phone);
    expect(await violationsIn(page, 'main')).toEqual([]);
  });

  it('the accounts are a table in a wide window', async () => {
    const page = await show(accounts);
    await resizeTo(page, officeWindow);
    expect(await widthOf(page)).toBe(officeWindow.width);
    await resizeTo(page, phone);
  });

  it('the search finds a person by a part of the name', async () => {
    const page = await show('/admin');
    await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click();
    const field = page.getByRole('combobox');
    await untilFocused(field);
    await field.fill('solange');
    await page.getByRole('option', { name: /^Solange/ }).waitFor();
    expect(await widthOf(page)).toBe(widths.phone);
    expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
    await field.press('Enter');
    const form = page.getByRole('dialog').locator('form');
    await form.waitFor();
    expect(await form.getByRole('textbox').first().inputValue()).toBe('Solange');
    await page.keyboard.press('Escape');
  });

  it('the forms of texts have no accessibility violation, also with errors', async () => {
    const page = await show(fewTexts);
    await button(page, 'Ajouter un texte').click();
    const adding = page.getByRole('dialog');
    await button(adding, 'Enregistrer').click(); // with errors
    await untilFocused(adding);
    expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await adding.waitFor({ state: 'detached' });
    await button(page, 'Modifier feedback').click();
    await page.locator('tr[data-editing]').waitFor();
    expect(await violationsIn(page, 'tr[data-editing]')).toEqual([]);
    await button(page, 'Modifier measures').click();
    await page.getByRole('dialog').getByRole('toolbar').first().waitFor();
    expect(await widthOf(page)).toBe(widths.phone);
    expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('the names of two tankers that differ at their end can be told apart', async () => {
    const page = await show('/edit-tankers');
    const names = page.getByRole('rowheader').getByText(longName);
    await names.nth(1).waitFor();
    const hidden = await names.evaluateAll((all) => all.map((each) => each.scrollHeight - each.clientHeight));
    expect(hidden).toEqual([0, 0]);
  });

  it('a message above a form is in sight as a whole, also if the form was scrolled', async () => {
    const page = await show('/edit-careers');
    await openForm(page);
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=jobTitleFr]').fill('');
    await dialog.locator('form').evaluate((form) => form.lastElementChild?.scrollIntoView({ block: 'end' }));
    await button(dialog, 'Enregistrer').click();
    const message = dialog.getByRole('alert');
    await untilFocused(message);
    const room = await message.evaluate((alert) => {
      const head = document
        .querySelector('[role=dialog] h2')
        ?.closest('header, div')
        ?.getBoundingClientRect();
      return alert.getBoundingClientRect().top - (head?.bottom ?? 0);
    });
    expect(room).toBeGreaterThanOrEqual(8);
    const discarded = answerQuestion(page, true);
    await page.keyboard.press('Escape');
    await discarded;
    await dialog.waitFor({ state: 'detached' });
  });

  it('a toast covers nothing of a dialog, and takes no room once it is closed', async () => {
    const page = await show('/edit-tankers');
    await keepToasts(page);
    await page.route('**/api/tanker/update', (route) => route.abort());
    await openForm(page);
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=nameFr]').fill('Couvert');
    for (const size of [phone, { width: widths.tablet, height: 1024 }, officeWindow]) {
      await resizeTo(page, size);
      await button(dialog, 'Enregistrer').click();
      await untilToast(page, 'Une erreur s’est produite.');
      await untilAboveDialog(page);
      await page.locator('.Toastify__toast [aria-label=Fermer]').dispatchEvent('click');
      await page.waitForFunction(() => {
        const room = getComputedStyle(document.documentElement).getPropertyValue('--toasts-room');
        return document.querySelector('.Toastify__toast') === null && room === '0px';
      });
    }
  });
});

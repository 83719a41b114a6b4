import { faultsOf, widthOf } from '../support/browser/accessibility';
import { endSession, logInAgain } from '../support/browser/adminPages';
import { untilStarted, widths } from '../support/browser/browser';
import { superUser } from '../support/site/site';
import { countCalls, edit, rowOf, TextTests, toast } from '../support/browser/textTests';
import { untilCount, untilFocused } from '../support/browser/waits';
import type { Locator, Page } from 'playwright-core';

const tests = new TextTests();

const english = (page: Page, key: string): Locator => page.getByLabel(`English text, ${key}`);

describe('a text', () => {
  it('is saved by Enter, and the public page shows it', async () => {
    const { page, problems } = await tests.administer('/edit-resources/home');
    const calls = countCalls(page);
    await edit(page, 'contact-us');
    await english(page, 'contact-us').fill('Speak with us');
    await english(page, 'contact-us').press('Enter');
    await toast(page, 'Modified text to database with success');
    await rowOf(page, 'contact-us').getByText('Speak with us').waitFor();
    expect(calls).toEqual(['PUT /api/resource/updateById']);
    const visitor = await tests.visit('/');
    await visitor.getByRole('link', { name: 'Speak with us' }).first().waitFor();
    expect(problems).toEqual([]);
  });

  it('is edited in both languages by keyboard alone, with line breaks', async () => {
    const { page } = await tests.administer('/edit-resources/home');
    const calls = countCalls(page);
    const editValues = page.getByRole('button', { name: 'Edit values', exact: true });
    await editValues.press('Enter');
    await untilFocused(english(page, 'values')); // the reader's language first
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('One');
    await page.keyboard.press('Tab');
    await untilFocused(page.getByLabel('French text, values'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Un');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Deux');
    await page.keyboard.press('Enter');
    await toast(page, 'Modified text to database with success');
    expect(await tests.homeText('values', 'fr')).toBe('Un\nDeux');
    expect(await tests.homeText('values', 'en')).toBe('One');
    await untilFocused(editValues);
    expect(calls).toEqual(['POST /api/resource/saveMany']); // one change, with one undo
  });

  it.each(['Escape', 'Cancel'])('is unchanged after %s, and nothing is sent', async (way) => {
    const { page } = await tests.administer('/edit-resources/home');
    const calls = countCalls(page);
    const before = await tests.homeText('mission', 'en');
    await edit(page, 'mission');
    await english(page, 'mission').fill('Something else');
    if (way === 'Escape') await english(page, 'mission').press('Escape');
    else await page.getByRole('button', { name: 'Cancel' }).click();
    await rowOf(page, 'mission')
      .getByText(before ?? '')
      .waitFor();
    expect(calls).toEqual([]);
    expect(await tests.homeText('mission', 'en')).toBe(before);
  });

  it('is not sent if nothing was changed', async () => {
    const { page } = await tests.administer('/edit-resources/home');
    const calls = countCalls(page);
    await edit(page, 'mission');
    await english(page, 'mission').press('Enter');
    await page.getByRole('button', { name: 'Edit mission', exact: true }).waitFor();
    expect(calls).toEqual([]);
  });

  it('stays as typed if saving fails, and is saved on the next attempt', async () => {
    const { page } = await tests.administer('/edit-resources/home');
    await page.route('**/api/resource/updateById', (route) => route.abort());
    await edit(page, 'commitment');
    await english(page, 'commitment').fill('We keep our word');
    await english(page, 'commitment').press('Enter');
    await toast(page, 'Something went wrong. Please advise the developper.');
    await page.getByText('The text was not saved.').waitFor();
    expect(await english(page, 'commitment').inputValue()).toBe('We keep our word');
    await page.unroute('**/api/resource/updateById');
    await english(page, 'commitment').press('Enter');
    await toast(page, 'Modified text to database with success');
    expect(await tests.homeText('commitment', 'en')).toBe('We keep our word');
  });

  it('is discarded only after a question', async () => {
    const { page } = await tests.administer('/edit-resources/home');
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.dismiss();
    });
    await edit(page, 'mission');
    await english(page, 'mission').fill('Half a sent');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('button', { name: 'Edit values', exact: true }).click();
    expect(questions).toHaveLength(2);
    expect(await english(page, 'mission').inputValue()).toBe('Half a sent');
    page.removeAllListeners('dialog');
    page.on('dialog', (dialog) => void dialog.accept());
  });

  it('is saved after a new login if the session has ended', async () => {
    const { page } = await tests.administer('/edit-resources/home');
    await edit(page, 'see-certifications');
    await english(page, 'see-certifications').fill('What we certify');
    await endSession(page, tests.site);
    await english(page, 'see-certifications').press('Enter');
    await logInAgain(page);
    await toast(page, 'Modified text to database with success');
    expect(await tests.homeText('see-certifications', 'en')).toBe('What we certify');
  });

  it('is sent again only in the language that was not saved, to a back-end that saves one at a time', async () => {
    const { page } = await tests.administer('/edit-resources/home');
    await page.route('**/api/resource/saveMany', (route) => route.fulfill({ status: 404, json: {} }));
    let asked = 0;
    await page.route('**/api/resource/updateById', (route) => {
      asked += 1;
      return asked === 2 ? route.abort() : route.continue();
    });
    await edit(page, 'values-title');
    await english(page, 'values-title').fill('Our values');
    await page.getByLabel('French text, values-title').fill('Nos valeurs');
    await page.getByLabel('French text, values-title').press('Enter');
    await page.getByText('The text was not saved.').waitFor();
    await english(page, 'values-title').press('Enter');
    await toast(page, 'Modified text to database with success');
    expect(asked).toBe(3);
    expect(await tests.homeText('values-title', 'en')).toBe('Our values');
    expect(await tests.homeText('values-title', 'fr')).toBe('Nos valeurs');
  });

  it('gets back its first text in both languages, after a question', async () => {
    const { page } = await tests.administer('/edit/home');
    const before = await tests.homeText('card-link', 'en');
    await edit(page, 'card-link');
    await english(page, 'card-link').fill('Changed by mistake');
    await english(page, 'card-link').press('Enter');
    await toast(page, 'Modified text to database with success');
    const answers = [false, true];
    page.on('dialog', (dialog) => void (answers.shift() ? dialog.accept() : dialog.dismiss()));
    const restore = page.getByRole('button', { name: 'Restore the first text of card-link' });
    await restore.click();
    expect(await tests.homeText('card-link', 'en')).toBe('Changed by mistake');
    await restore.click();
    await rowOf(page, 'card-link')
      .getByText(before ?? '', { exact: true })
      .waitFor();
    expect(await tests.homeText('card-link', 'en')).toBe(before);
  });
});

it('an HTML text that was typed before a reload is offered once when its dialog opens again, and saved', async () => {
  const { page } = await tests.administer('/edit-resources/home');
  const before = await tests.homeText('main-description-1', 'en');
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox').first();
  const offer = dialog.getByRole('button', { name: 'Continue with it' });
  const open = async (): Promise<void> => {
    await edit(page, 'main-description-1');
    await text.waitFor();
  };
  await open();
  expect(await offer.count()).toBe(0);
  await text.press('ControlOrMeta+End');
  await page.keyboard.type(' Typed before the reload.');
  await page.waitForFunction(() =>
    JSON.stringify(Object.values(localStorage)).includes('Typed before the reload.'),
  );
  page.removeAllListeners('dialog');
  page.on('dialog', (question) => void question.accept()); // the browser asks before it reloads
  await page.reload();
  await untilStarted(page);
  await open();
  await offer.click();
  await text.getByText('Typed before the reload.').waitFor();
  expect(await tests.homeText('main-description-1', 'en')).toBe(before);
  await page.keyboard.press('ControlOrMeta+s');
  await toast(page, 'Modified text to database with success');
  expect(await tests.homeText('main-description-1', 'en')).toContain('Typed before the reload.');
  await open();
  expect(await offer.count()).toBe(0);
});

describe('searching', () => {
  it('finds a text by words without accents, and leads to its editor', async () => {
    const { page } = await tests.administer('/edit-resources', { language: 'fr' });
    await page.getByLabel('Rechercher dans tous les textes').fill('citernes a vendre');
    await page.getByRole('link', { name: 'Accueil – see-tankers' }).click();
    await page.waitForURL('**/edit-resources/home?search=see-tankers');
    await rowOf(page, 'see-tankers').waitFor();
    await untilCount(page.getByRole('rowheader'), 1);
    await page.getByLabel('Rechercher dans ces textes').fill('nothing at all');
    await page.getByText('Aucun texte ne contient').waitFor();
  });

  it('says that a page has no texts', async () => {
    const { page } = await tests.administer('/edit-resources/nowhere');
    await page.getByText('The site has no texts under “nowhere”.').waitFor();
    await page.getByRole('link', { name: 'All texts' }).click();
    await page.getByRole('heading', { level: 1, name: 'Texts of the site' }).waitFor();
  });
});

describe('on a phone', () => {
  it('nothing is wider than the screen, and axe finds no violation', async () => {
    const viewport = { width: widths.phone, height: 740 };
    const phone = { viewport, account: superUser, language: 'fr' } as const; // its words are longer
    const { page, problems } = await tests.administer('/edit/shared', phone);
    expect(await widthOf(page)).toBe(widths.phone);
    for (const path of ['/edit-resources', '/edit-resources/home']) {
      await page.goto(tests.site.url('norcuve', path));
      await untilStarted(page);
      expect(await widthOf(page)).toBe(widths.phone);
      expect(await faultsOf(page)).toEqual([]);
    }
    const name = /^Modifier (?:mission|main-description-1)$/;
    await page.getByRole('button', { name }).last().click();
    await page.locator('tr[data-editing]').waitFor();
    expect(await faultsOf(page, 'tr[data-editing]')).toEqual([]);
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').getByRole('toolbar').first().waitFor();
    expect(await widthOf(page)).toBe(widths.phone);
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    expect(problems).toEqual([]);
  });
});

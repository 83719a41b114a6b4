import type { Locator, Page } from 'playwright-core';
import { openAsAdministrator } from '../../support/browser/adminPages';
import type { WatchedPage } from '../../support/browser/browser';
import { untilStarted } from '../../support/browser/browser';
import { button, watchChanges } from '../../support/browser/editorPages';
import { edit, TextTests } from '../../support/browser/textTests';
import { keepToasts, untilFocused, untilToast } from '../../support/browser/waits';

const tests = new TextTests();

const key = 'main-description-1';

const richTextIn = (page: Page): { dialog: Locator; editor: Locator } => {
  const dialog = page.getByRole('dialog', { name: `Edit the text ${key}` });
  return { dialog, editor: dialog.getByRole('textbox', { name: 'English text' }) };
};

const open = async (page: Page): Promise<void> => {
  await edit(page, key);
  await richTextIn(page).editor.waitFor();
};

/** One page for all tests: to load it takes longer than most of them. */
let opened: WatchedPage;

beforeAll(async () => {
  opened = await openAsAdministrator(tests.browser, tests.site, '/edit-resources/home');
});

afterAll(() => opened.close());

describe('a rich text', () => {
  it('is formatted by keyboard and by pasting, which keeps only the allowed formatting', async () => {
    const { page, problems } = opened;
    const { dialog, editor } = richTextIn(page);
    await open(page);
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('Plain ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('bold');
    await page.keyboard.press('ControlOrMeta+b');
    const bold = dialog.getByRole('button', { name: 'Bold' }).first();
    await bold.and(page.locator('[aria-pressed=false]')).waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Bulleted list' }).first().click();
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('www.example.com');
    await page.keyboard.press('Enter');
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Heading', exact: true }).first().click();
    await page.keyboard.type('Titles');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Quotation' }).first().click();
    await page.keyboard.type('said');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await untilToast(page, 'Modified text to database with success');
    expect(await tests.homeText(key, 'en')).toBe(
      '<p>Plain <strong>bold</strong></p><ul><li>one</li><li>two</li></ul>' +
        '<p><a href="https://www.example.com">https://www.example.com</a>!</p>' +
        '<h2>Titles</h2><blockquote><p>said</p></blockquote>',
    );
    await dialog.waitFor({ state: 'detached' });

    await open(page);
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await editor.evaluate((element) => {
      const data = new DataTransfer();
      const table = '<table><tr><td>1</td><td>2</td></tr></table>';
      const copied = `<p class=MsoNormal><b style="color:red">Gras</b><o:p></o:p></p><h1>T</h1>${table}`;
      data.setData('text/html', copied);
      element.dispatchEvent(
        new InputEvent('beforeinput', {
          inputType: 'insertFromPaste',
          dataTransfer: data,
          bubbles: true,
          cancelable: true,
        }),
      );
    });
    await dialog.getByText('each row is now a line, with | between its cells').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await untilToast(page, 'Modified text to database with success');
    expect(await tests.homeText(key, 'en')).toBe('<p><strong>Gras</strong></p><h2>T</h2><p>1 | 2</p>');
    await dialog.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it('has a focus and a history as other fields, and is discarded only after a question', async () => {
    const { page, problems } = opened;
    const requests = watchChanges(page);
    const { dialog, editor } = richTextIn(page);
    await open(page);
    await editor.click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(requests).toEqual([]);

    await open(page);
    const before = await editor.innerText();
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('XYZ');
    await editor.filter({ hasText: 'XYZ' }).waitFor();
    await dialog.getByRole('button', { name: 'Undo' }).first().click();
    await editor.filter({ hasNotText: 'XYZ' }).waitFor();
    await expect(editor.innerText()).resolves.toBe(before);
    await dialog.getByRole('button', { name: 'Redo' }).first().click();
    await editor.filter({ hasText: 'XYZ' }).waitFor();

    await editor.press('ControlOrMeta+a');
    await page.keyboard.type('ac');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    expect(await editor.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await dialog.getByRole('textbox', { name: 'French text' }).focus();
    await dialog.locator('label').getByText('English text').click();
    await editor.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('b'); // at the previous cursor position
    await editor.filter({ hasText: /^abc$/ }).waitFor();

    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.message());
      void (questions.length > 1 ? question.accept() : question.dismiss());
    });
    await page.keyboard.press('Escape');
    expect(questions).toHaveLength(1);
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(questions).toHaveLength(2);
    expect(problems).toEqual([]);
  });

  it('that was typed before a reload is offered once when its dialog opens again, and saved', async () => {
    const { page } = opened;
    const before = await tests.homeText(key, 'en');
    const { dialog, editor } = richTextIn(page);
    const offer = dialog.getByRole('button', { name: 'Continue with it' });
    await open(page);
    expect(await offer.count()).toBe(0);
    await editor.press('ControlOrMeta+End');
    await page.keyboard.type(' Typed before the reload.');
    await page.waitForFunction(() =>
      JSON.stringify(Object.values(localStorage)).includes('Typed before the reload.'),
    );
    page.removeAllListeners('dialog');
    page.on('dialog', (question) => void question.accept()); // the browser asks before it reloads
    await page.reload();
    await untilStarted(page);
    await open(page);
    await offer.click();
    await editor.getByText('Typed before the reload.').waitFor();
    expect(await tests.homeText(key, 'en')).toBe(before);
    await page.keyboard.press('ControlOrMeta+s');
    await untilToast(page, 'Modified text to database with success');
    expect(await tests.homeText(key, 'en')).toContain('Typed before the reload.');
    await open(page);
    expect(await offer.count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

it('a text is edited in both languages by keyboard alone, the public page shows it, and it can be undone', async () => {
  const { page, problems } = opened;
  await keepToasts(page);
  const requests = watchChanges(page);
  const stored = async () => [
    await tests.homeText('contact-us', 'en'),
    await tests.homeText('contact-us', 'fr'),
  ];
  const before = await stored();
  const opener = page.getByRole('button', { name: 'Edit contact-us', exact: true });
  await opener.press('Enter');
  await untilFocused(page.getByLabel('English text, contact-us')); // the reader's language first
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Speak with us');
  await page.keyboard.press('Tab');
  await untilFocused(page.getByLabel('French text, contact-us'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Parlez');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('avec nous');
  await page.keyboard.press('Enter');
  await untilToast(page, 'Modified text to database with success');
  await untilFocused(opener);
  expect(await stored()).toEqual(['Speak with us', 'Parlez\navec nous']);
  expect(requests).toEqual(['POST resource/saveMany']); // one change, with one undo
  expect(await tests.html('/')).toContain('Speak with us');
  await button(page.getByRole('status'), 'Undo').last().press('Enter');
  await untilToast(page, 'The change was undone.');
  expect(await stored()).toEqual(before);
  expect(problems).toEqual([]);
});

it('the button that edits a text does not move when the button beside it arrives', async () => {
  const { page } = opened;
  let respond = (): void => undefined;
  const response = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/resource/initial*', async (route) => {
    await response;
    await route.continue();
  });
  await page.reload();
  await untilStarted(page);
  const opener = page.getByRole('button', { name: 'Edit contact-us', exact: true });
  const restore = page.getByRole('button', { name: 'Restore the first text of contact-us' });
  const before = await opener.boundingBox();
  expect(await restore.count()).toBe(0);
  respond();
  await restore.waitFor();
  expect(await opener.boundingBox()).toEqual(before);
});

import { violationsIn, widthOf } from '../../support/browser/accessibility';
import { untilStarted, widths } from '../../support/browser/browser';
import { button } from '../../support/browser/editorPages';
import { superUser } from '../../support/site/testAccounts';
import { watchChanges } from '../../support/browser/editorPages';
import { TextTests } from '../../support/browser/textTests';
import { keepToasts, untilFocused, untilToast } from '../../support/browser/waits';

const tests = new TextTests();

it('a text is edited in both languages by keyboard alone, the public page shows it, and it can be undone', async () => {
  const { page, problems } = await tests.administer('/edit-resources/home');
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
  const visitor = await tests.visit('/');
  await visitor.getByRole('link', { name: 'Speak with us' }).first().waitFor();
  await button(page.getByRole('status'), 'Undo').last().press('Enter');
  await untilToast(page, 'The change was undone.');
  expect(await stored()).toEqual(before);
  expect(problems).toEqual([]);
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
      expect(await violationsIn(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Ajouter un texte' }).click();
    const adding = page.getByRole('dialog');
    await adding.getByRole('button', { name: 'Enregistrer' }).click(); // with errors
    expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await adding.waitFor({ state: 'detached' });
    const name = /^Modifier (?:mission|main-description-1)$/;
    await page.getByRole('button', { name }).last().click();
    await page.locator('tr[data-editing]').waitFor();
    expect(await violationsIn(page, 'tr[data-editing]')).toEqual([]);
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').getByRole('toolbar').first().waitFor();
    expect(await widthOf(page)).toBe(widths.phone);
    expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
    expect(problems).toEqual([]);
  });
});

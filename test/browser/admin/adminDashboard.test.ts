import { violationsIn, widthOf } from '../../support/browser/accessibility';
import { untilStarted, widths } from '../../support/browser/browser';
import { readFile } from 'node:fs/promises';
import { answerQuestion, button } from '../../support/browser/editorPages';
import { untilFocused, untilToast } from '../../support/browser/waits';
import { askSite } from '../../support/inquiries/askSite';
import { superUser } from '../../support/site/testAccounts';
import { SiteTests } from '../../support/site/siteTests';

const tests = new SiteTests();

describe('the dashboard', () => {
  it('links to the inquiries and to every editor in six groups, and counts the items of each', async () => {
    const { page, problems } = await tests.administer('/admin');
    await page.getByRole('region', { name: 'Inquiries' }).getByText('No new inquiries').waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'What needs doing',
      'Last changes',
      'Common tasks',
      'Everything that can be edited',
    ]);
    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Inquiries',
      'About us',
      'Products',
      'Services',
      'Careers',
      'Join us',
      'Resources',
    ]);
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const path of [
      '/inquiries',
      '/edit-achievements',
      '/edit-employees',
      '/edit-assemblies',
      '/edit-manufacturers',
      '/edit-gallery',
      '/edit-tankers',
      '/edit-parts',
      '/edit-careers',
      '/edit-contacts',
      '/edit-resources',
      '/edit-resources/certifications',
      '/edit-resources/certifications-certipropane',
      '/edit-resources/services-and-repairs',
      '/history',
    ]) {
      expect(links).toContain(path);
    }
    const { tankers } = (await (await fetch(`${tests.site.apiUrl}/api/allModels/`)).json()) as {
      tankers: unknown[];
    };
    await page.getByRole('link', { name: `Tankers ${tankers.length} items` }).waitFor();
    expect(problems).toEqual([]);
  });
});

it('on a phone nothing is wider than the screen, and axe finds no violation', async () => {
  const phone = { viewport: { width: widths.phone, height: 740 } };
  const { page, problems } = await tests.administer('/modifier-mot-de-passe', {
    ...phone,
    account: superUser,
  });
  for (const path of ['/modifier-mot-de-passe', '/comptes', '/admin']) {
    await page.goto(tests.site.url('norcuve', path));
    await untilStarted(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr'); // its words are longer
    expect(await widthOf(page)).toBe(widths.phone);
    expect(await violationsIn(page)).toEqual([]);
  }
  await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click();
  const field = page.getByRole('combobox');
  await untilFocused(field);
  await field.fill('solange');
  await page.getByRole('option', { name: /^Solange/ }).waitFor();
  expect(await widthOf(page)).toBe(widths.phone);
  expect(await violationsIn(page)).toEqual([]);
  await field.press('Enter');
  const form = page.getByRole('dialog').locator('form');
  await form.waitFor();
  expect(await form.getByRole('textbox').first().inputValue()).toBe('Solange');
  expect(problems).toEqual([]);
});

it('an inquiry is seen, taken, noted, answered, exported and erased', async () => {
  const reference = await askSite(tests.site, {
    ...{ subject: 'tanker', rowIds: [1], name: 'Jeanne Tremblay' },
    message: 'Is it still available?',
  });
  const { page, problems } = await tests.administer('/admin', {
    viewport: { width: widths.phone, height: 740 },
  });
  const notice = page.getByRole('region', { name: 'Inquiries' });
  await notice.getByText('1 new inquiry').waitFor();
  await notice.getByRole('link').click();
  const item = page.getByRole('listitem', { name: 'Jeanne Tremblay' });
  await item.getByRole('link', { name: /^Tandem delivery truck/ }).waitFor();
  expect(await widthOf(page)).toBe(widths.phone);
  expect(await violationsIn(page)).toEqual([]);
  await button(item, `Take: Jeanne Tremblay, ${reference}`).click();
  await item.getByText('Taken by you').waitFor();
  await item.getByRole('textbox', { name: 'Note' }).fill('Called back.');
  await button(item, 'Save').click();
  await untilToast(page, 'The note was saved.');
  await button(item, `Mark as answered: Jeanne Tremblay, ${reference}`).click();
  await page.getByRole('tab', { name: 'Answered (1)' }).click();
  await item.getByText('Answered by you').waitFor();
  expect(await item.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Called back.');
  const saved = page.waitForEvent('download');
  await button(page, 'Export as CSV').click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(`"${reference}"`);
  const question = answerQuestion(page, true);
  await button(item, `Erase now: Jeanne Tremblay, ${reference}`).click();
  expect(await question).toContain('cannot be undone');
  await page.getByText(/^No answered inquiries/).waitFor();
  expect(problems).toEqual([]);
});

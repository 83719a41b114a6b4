import { endSession, logInAgain, passwordAskedAgain } from '../support/browser/adminPages';
import {
  answerQuestion,
  button,
  fillIn,
  listOf,
  rowNames,
  watchChanges,
} from '../support/browser/editorPages';
import { SiteTests } from '../support/site/siteTests';
import { untilFocused, untilToast } from '../support/browser/waits';

const tests = new SiteTests();

it('if the session ends while a row is typed, a dialog asks for the password, and the row is saved', async () => {
  const { page } = await tests.administer('/edit-parts');
  await button(page, 'Add').click();
  await untilFocused(page.getByRole('dialog').getByRole('textbox').first());
  await page.keyboard.type('Patient valve');
  await endSession(page, tests.site);
  await button(page, 'Save').click();
  await logInAgain(page);
  await untilToast(page, 'Added part to database with success');
  const rows = await rowNames(listOf(page, 'Parts'));
  expect(rows.filter((name) => name === 'Patient valve')).toHaveLength(1);
});

it('the typed text stays if nobody logs in again', async () => {
  const { page } = await tests.administer('/edit-parts');
  await button(page, 'Add').click();
  const dialog = page.getByRole('dialog', { name: 'Add: part' });
  await fillIn(dialog, { 'Name in English': 'Lonely valve' });
  await endSession(page, tests.site);
  await button(dialog, 'Save').click();
  await (await passwordAskedAgain(page)).press('Escape');
  await untilToast(page, 'Something went wrong. Please advise the developper.');
  expect(await dialog.getByLabel('Name in English').inputValue()).toBe('Lonely valve');
});

it('a new order is lost only after a question', async () => {
  const { page } = await tests.administer('/edit-tankers');
  await button(page, 'Reorder').click();
  await button(page, /^Move down: /)
    .first()
    .click();
  const changes = watchChanges(page);
  const asked = answerQuestion(page, false);
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  expect(await asked).not.toBe('');
  const askedAgain = answerQuestion(page, false);
  await button(page, 'Cancel').click();
  expect(await askedAgain).not.toBe('');
  await button(page, 'Done').waitFor();
  const givenUp = answerQuestion(page, true);
  await button(page, 'Cancel').click();
  await givenUp;
  await button(page, 'Reorder').waitFor();
  expect(changes).toEqual([]);
});

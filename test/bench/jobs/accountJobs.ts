import type { Locator } from 'playwright-core';
import { codePeriod, oneTimeCode } from '../../support/site/oneTimeCode';
import type { Job } from './job';
import type { Office } from './office';

/* The jobs with the account: its password, and its two-step verification. */

const openVerification = (office: Office): Promise<void> =>
  office.find(
    office.say('two-step', 'deux etapes'),
    /^(?:Two-step verification|Vérification en deux étapes)/,
  );

const passwordField = ({ page }: Office): Locator => page.locator('main input[type=password]');

const codeField = ({ page }: Office): Locator => page.locator('main input[autocomplete=one-time-code]');

/** Moves to a field or a button with the Tab key, if it has not the focus already. */
const moveTo = async (office: Office, target: Locator): Promise<void> => {
  await target.waitFor();
  while (!(await target.evaluate((element) => element === document.activeElement))) await office.hit('Tab');
};

const enter = async (office: Office, field: Locator, value: string): Promise<void> => {
  await moveTo(office, field);
  await office.type(value);
};

/** Turns two-step verification on. @returns the key of the application, and a recovery code */
const turnOn = async (office: Office): Promise<readonly [key: string, recoveryCode: string]> => {
  await openVerification(office);
  await enter(office, passwordField(office), office.login.password);
  await office.hit('Enter');
  const key = (await office.page.locator('main code').innerText()).replaceAll(' ', '');
  await enter(office, codeField(office), oneTimeCode(key));
  await office.hit('Enter');
  const codes = office.page.getByRole('list', { name: office.word('second-factor/recovery-codes') });
  const code = await codes.getByRole('listitem').first().innerText();
  await moveTo(office, office.button(office.word('second-factor/codes-kept')));
  await office.hit('Enter');
  return [key, code];
};

/** Logs out, and logs in with the next code of the application, since each code works once. The login leads back to this page. */
const logInAgain = async (office: Office, key: string): Promise<void> => {
  const { page, login } = office;
  const isOn = page.getByText(office.word('second-factor/is-on')).first();
  const logout = office.word('admin/logout');
  await office.find(logout, new RegExp(`^${logout}`));
  await enter(office, page.locator('main input[type=email]'), login.email);
  await office.hit('Tab');
  await office.type(login.password);
  await office.hit('Enter');
  await office.untilFocused(codeField(office));
  await office.type(oneTimeCode(key, Date.now() + codePeriod));
  await office.hit('Enter');
  await isOn.waitFor();
};

export const accountJobs: readonly Job[] = [
  {
    number: 18,
    name: 'change the password',
    then: null,
    run: async (office) => {
      await office.find(
        office.say('change password', 'modifier mot de passe'),
        /^(?:Change password|Modifier le mot de passe|Changer)/,
      );
      const fields = office.page.locator('main input[type=password]');
      await office.click(fields.first());
      await office.type(office.login.password);
      await office.hit('Tab');
      const next = 'another long phrase for it';
      await office.click(fields.nth(1));
      await office.type(next);
      await office.click(fields.nth(2));
      await office.type(next);
      await office.hit('Enter');
      await office.page.waitForURL('**/admin');
      office.login.password = next;
    },
  },
  {
    number: 19,
    name: 'turn two-step verification on, log in with it, and turn it off',
    then: [2, 28],
    run: async (office) => {
      const [key, recoveryCode] = await turnOn(office);
      await logInAgain(office, key);
      await enter(office, passwordField(office), office.login.password);
      await enter(office, codeField(office), recoveryCode);
      await office.hit('Enter');
      await office.page.getByText(office.word('second-factor/is-off')).first().waitFor();
    },
  },
];

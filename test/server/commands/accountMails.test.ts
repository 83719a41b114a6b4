import { createAccount, findAccount } from '../../../src/server/accounts/accounts';
import { environmentOf, runInThisProcess } from '../../support/site/server/commandLine';
import { TestMailServer } from '../../support/faults/mailServer';
import { enrol } from '../../support/site/secondFactor';
import { superUser, TestServer } from '../../support/site/server/testServer';

let mailServer: TestMailServer;
let server: TestServer;

beforeAll(async () => {
  [mailServer, server] = await Promise.all([TestMailServer.start(), TestServer.start()]);
});

afterAll(async () => {
  await server.close();
  await mailServer.close();
  expect(mailServer.mails).toEqual([]); // the tests checked each mail, and none arrived twice
});

const account = (args: readonly string[], mail = mailServer.environment()) =>
  runInThisProcess('account', args, { ...environmentOf(server), ...mail });

test('the owner gets a mail about a reset, without the password', async () => {
  const { code, output } = await account(['reset', superUser.email]);
  expect(code).toBe(0);
  const [, password = ''] = /^super@example\.com {2}(\S{20})$/m.exec(output) ?? [];
  expect(output).toMatch(/\nA mail was sent to super@example\.com\.\n$/);
  const mail = await mailServer.next();
  expect(mail).toMatchObject({
    to: [superUser.email],
    subject: 'Votre mot de passe a été réinitialisé / Your password was reset',
    text: expect.stringMatching(
      /a été réinitialisé par[^]*Si vous ne vous y attendiez pas[^]*was reset by[^]*If you did not expect this/,
    ) as unknown,
  });
  expect(password).not.toBe('');
  expect(mail.raw).not.toContain(password);
  expect(mail.text).not.toMatch(/IP|Navigateur/); // the command was not a request over the network
});

test('the owner gets a mail when the second factor is turned off', async () => {
  const owner = { email: 'owner@example.com', password: 'the password of an owner' };
  await createAccount(server, { ...owner, isSuperUser: false });
  await enrol(server, await server.login(owner), owner);
  expect((await account(['second-factor-off', owner.email])).code).toBe(0);
  const { to, subject, text } = await mailServer.next();
  expect(to).toEqual([owner.email]);
  expect(subject).toMatch(/deux étapes a été désactivée \/ Two-step verification was turned off$/);
  expect(text).toMatch(/désactivée par[^]*changez votre mot de passe/);
  expect(text).toMatch(/turned off by[^]*change your password/);
});

test('the owner of a deleted account gets a mail', async () => {
  const deletedAccount = { email: 'gone@example.com', password: 'gone in a moment' };
  await createAccount(server, { ...deletedAccount, isSuperUser: false });
  expect((await account(['delete', 'GONE@example.com'])).code).toBe(0);
  const { to, subject, text } = await mailServer.next();
  expect([to, subject]).toEqual([
    [deletedAccount.email],
    'Votre compte a été supprimé / Your account was deleted',
  ]);
  expect(text).toContain('Votre compte gone@example.com a été supprimé');
  expect(text).toContain('Your account gone@example.com was deleted');
});

test('a command succeeds if its mail cannot be sent, and the terminal says so', async () => {
  const owner = { email: 'unreached@example.com', password: 'the password of an owner' };
  await createAccount(server, { ...owner, isSuperUser: false });
  mailServer.rejections = 1;
  mailServer.rejectionCode = 550; // for good: it is not sent again
  const { code, output } = await account(['delete', owner.email]);
  expect(code).toBe(0);
  expect(output).toMatch(/^No mail could be sent to unreached@example\.com: .*responded with 550\.$/m);
  expect(output).not.toContain('A mail was sent');
  expect(await findAccount(server.database, owner.email)).toBeUndefined();
});

test('a command that fails sends no mail', async () => {
  expect((await account(['reset', 'nobody@example.com'])).code).toBe(1);
  expect((await account(['second-factor-off', superUser.email])).code).toBe(1);
});

test('an invalid SMTP_URL stops a command with an error that names the variable', async () => {
  const { code, output } = await account(['list'], { SMTP_URL: 'smtp://site:a-secret-of-mail@' });
  expect(code).toBe(1);
  expect(output).toContain('SMTP_URL: ');
  expect(output).not.toContain('a-secret-of-mail');
});

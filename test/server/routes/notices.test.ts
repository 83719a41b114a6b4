import { createAccount } from '../../../src/server/accounts/accounts';
import type { ReceivedMail } from '../../support/faults/mailServer';
import { TestMailServer } from '../../support/faults/mailServer';
import { codePeriod, oneTimeCode } from '../../support/site/oneTimeCode';
import { requestSecondFactor, enrol, valueOf } from '../../support/site/secondFactor';
import { administrator, superUser, TestServer } from '../../support/site/server/testServer';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let mailServer: TestMailServer;
let server: TestServer;

beforeAll(async () => {
  mailServer = await TestMailServer.start();
  server = await TestServer.start({ environment: { ...mailServer.environment(), TRUST_PROXY: 'on' } });
});

afterAll(async () => {
  await server.close(); // closing waits for mails
  await mailServer.close();
  expect(mailServer.mails).toEqual([]); // the tests checked each mail, and none arrived twice
});

interface Caller {
  readonly address?: string;
  readonly userAgent?: string;
  readonly code?: string;
}

const login = (
  account: { readonly email: string; readonly password: string },
  { address = '127.0.0.1', userAgent = firefox, code }: Caller = {},
) =>
  server.request('POST', '/api/auth/login', {
    body: { ...account, code },
    headers: { 'x-forwarded-for': address, 'user-agent': userAgent },
  });

const changePassword = (token: string, { email, password }: typeof administrator, next: string) =>
  server.request('POST', '/api/user/changePassword', {
    token,
    headers: { 'user-agent': firefox },
    body: { email, current_password: password, password: next, confirm_password: next },
  });

const withoutTime = ({ text }: ReceivedMail): string =>
  text.replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/g, 'NOW');

test('the owner gets a mail about a password change, in both languages', async () => {
  const token = await server.login();
  expect((await changePassword(token, administrator, 'quite another password')).status).toBe(200);
  const mail = await mailServer.next();
  expect(mail).toMatchObject({ from: 'site@example.com', to: [administrator.email] });
  expect(mail.subject).toBe('Votre mot de passe a été changé / Your password was changed');
  expect(withoutTime(mail)).toBe(
    `Le mot de passe de votre compte admin@example.com a été changé.

Heure\u00a0: NOW
Adresse IP\u00a0: 127.0.0.1
Navigateur\u00a0: Firefox, Windows

Si ce n’était pas vous, changez votre mot de passe et avertissez la personne qui gère le site.

Le site de Norcuve, Rubicuve et Propacuve

----------

The password of your account admin@example.com was changed.

Time: NOW
IP address: 127.0.0.1
Browser: Firefox, Windows

If this was not you, change your password and tell the person who runs the site.

The website of Norcuve, Rubicuve, and Propacuve
`,
  );
  expect(mail.raw).not.toMatch(/password for|quite another|https?:/);
});

test('the time in a mail is that of the event, in UTC', async () => {
  const before = Math.floor(Date.now() / 1000) * 1000;
  const account = { email: 'time@example.com', password: 'a password for time' };
  await createAccount(server, { ...account, isSuperUser: false });
  await login(account);
  await login(account, { address: '192.0.2.40' });
  const [, time = ''] = /^Time: (\S+ \S+) UTC$/m.exec((await mailServer.next()).text) ?? [];
  const mailTime = Date.parse(`${time.replace(' ', 'T')}Z`);
  expect(mailTime).toBeGreaterThanOrEqual(before);
  expect(mailTime).toBeLessThanOrEqual(Date.now());
});

test('the owner gets a mail when the second factor is turned on or off, and when a recovery code is used', async () => {
  const token = await server.login(superUser);
  const { secret, recoveryCodes } = await enrol(server, token, superUser);
  const [first = '', second = ''] = recoveryCodes;
  expect((await login(superUser, { code: first })).status).toBe(200);
  const turnedOff = { current_password: superUser.password, code: second };
  expect((await requestSecondFactor(server, token, 'turnOff', turnedOff)).status).toBe(200);
  const mails = [await mailServer.next(), await mailServer.next(), await mailServer.next()];
  const bySubject = new Map(mails.map((mail) => [mail.subject, mail.text]));
  const expected = [
    [
      'La vérification en deux étapes a été activée / Two-step verification was turned on',
      'La vérification en deux étapes de votre compte super@example.com a été activée.',
      'Two-step verification for your account super@example.com was turned on.',
    ],
    [
      'Un code de récupération a été utilisé / A recovery code was used',
      'Quelqu’un s’est connecté à votre compte super@example.com avec un code de récupération.',
      'Someone logged in to your account super@example.com with a recovery code.',
    ],
    [
      'La vérification en deux étapes a été désactivée / Two-step verification was turned off',
      'La vérification en deux étapes de votre compte super@example.com a été désactivée.',
      'Two-step verification for your account super@example.com was turned off.',
    ],
  ] as const;
  for (const [subject, french, english] of expected) {
    expect(bySubject.get(subject)).toContain(french);
    expect(bySubject.get(subject)).toContain(english);
  }
  for (const { to, raw } of mails) {
    expect(to).toEqual([superUser.email]);
    for (const each of [superUser.password, token, secret, ...recoveryCodes]) expect(raw).not.toContain(each);
  }
});

test('the owner gets a mail when the recovery codes are renewed, without the codes', async () => {
  const account = { email: 'codes@example.com', password: 'a password for codes' };
  await createAccount(server, { ...account, isSuperUser: false });
  const token = await server.login(account);
  const { secret } = await enrol(server, token, account);
  await mailServer.next(); // it was turned on
  const code = oneTimeCode(secret, Date.now() + codePeriod);
  const renewed = await requestSecondFactor(server, token, 'renewRecoveryCodes', { code });
  const mail = await mailServer.next();
  expect(mail.to).toEqual([account.email]);
  expect(mail.subject).toBe(
    'Vos codes de récupération ont été renouvelés / Your recovery codes were renewed',
  );
  expect(mail.text).toContain(
    'Les codes de récupération de votre compte codes@example.com ont été renouvelés.',
  );
  expect(mail.text).toContain('The recovery codes of your account codes@example.com were renewed.');
  for (const each of valueOf(renewed, 'recoveryCodes') as string[]) expect(mail.raw).not.toContain(each);
});

test('a login with a code of the app causes no mail, and neither do rejected requests', async () => {
  const account = { email: 'quiet@example.com', password: 'a quiet password' };
  await createAccount(server, { ...account, isSuperUser: false });
  const token = await server.login(account);
  const { secret } = await enrol(server, token, account);
  await mailServer.next(); // about turning it on
  await login({ ...account, password: 'wrong-password' }, { address: '192.0.2.30' });
  await login(account, { address: '192.0.2.30' }); // the server requests a code
  await login(account, { address: '192.0.2.30', code: 'AAAA-AAAA-AAAA-AAAA' });
  await server.request('POST', '/api/user/changePassword', {
    token,
    body: {
      email: account.email,
      current_password: 'wrong-password',
      password: 'quite another password',
      confirm_password: 'quite another password',
    },
  });
  const later = Date.now() + 30_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect((await login(account, { code: oneTimeCode(secret, later) })).status).toBe(200);
  jest.restoreAllMocks();
});

describe('a login', () => {
  const account = { email: 'traveller@example.com', password: 'a password to travel' };

  beforeAll(() => createAccount(server, { ...account, isSuperUser: false }));

  test('from a new IP address causes a mail, except the first login of the account', async () => {
    await login(account, { address: '192.0.2.1' });
    await login(account, { address: '192.0.2.1' });
    await login(account, { address: '2001:db8::7', userAgent: 'curl/8.5.0' });
    await login(account, { address: '2001:db8::7' });
    await login(account, { address: '192.0.2.1' });
    const mail = await mailServer.next();
    expect(mail.to).toEqual([account.email]);
    expect(mail.subject).toBe('Connexion à partir d’une nouvelle adresse IP / Login from a new IP address');
    expect(mail.text).toContain('Quelqu’un s’est connecté à votre compte traveller@example.com');
    expect(mail.text).toContain('Adresse IP\u00a0: 2001:db8::7\nNavigateur\u00a0: inconnu\n');
    expect(mail.text).toContain('Someone logged in to your account traveller@example.com');
    expect(mail.text).toContain('IP address: 2001:db8::7\nBrowser: unknown\n');
  });

  test('that fails with a server error does not make its IP address a known one', async () => {
    const address = '192.0.2.50';
    const { schema } = server.database.system;
    await schema.alterTable('sessions').renameTo('sessions_away').execute();
    expect((await login(account, { address })).status).toBe(500);
    await schema.alterTable('sessions_away').renameTo('sessions').execute();
    expect((await login(account, { address })).status).toBe(200);
    expect((await mailServer.next()).text).toContain(`IP address: ${address}\n`);
  });

  test('causes a mail without text from the request', async () => {
    const userAgent = 'Safari/1\r\nBcc: other@example.com\r\n\r\nCall 555-0100 or https://evil.example';
    await login(account, { address: 'evil.example', userAgent });
    const { headers, text, to, raw } = await mailServer.next();
    expect(to).toEqual([account.email]);
    expect(text).toContain('IP address: ?\nBrowser: Safari\n');
    expect(raw).not.toMatch(/evil|555-0100|Bcc|other@/);
    expect(headers.map(([name]) => name).sort()).toEqual([
      'Auto-Submitted',
      'Content-Transfer-Encoding',
      'Content-Type',
      'Date',
      'From',
      'MIME-Version',
      'Message-ID',
      'Subject',
      'To',
    ]);
  });
});

import { sql } from 'kysely';
import { createAccount, findAccount, setPassword } from '../../../src/server/accounts/accounts';
import { LoginCheck } from '../../../src/server/accounts/login/loginCheck';
import { temporaryPasswordLifetimeMs } from '../../../src/server/accounts/passwords/temporaryPassword';
import { openDatabase } from '../../../src/server/database/database';
import { migrations } from '../../../src/server/database/migrate';
import { parseConfig } from '../../../src/server/config';
import { enrol } from '../../support/site/secondFactor';
import { TestServer } from '../../support/site/server/testServer';
import { createStorage } from '../../support/site/server/testStorage';

const temporaryAccount = { password: 'bW9kZSBkJ2VtcGxvaQ', isSuperUser: false, hasTemporaryPassword: true };

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

/** Creates an account whose password the site generated this long ago. */
const createAccountInPast = async (email: string, milliseconds: number) => {
  await createAccount(server, { ...temporaryAccount, email }, Date.now() - milliseconds);
  return { email, password: temporaryAccount.password };
};

const logIn = async (body: object, language = 'en') =>
  server.request('POST', '/api/auth/login', { body, headers: { 'accept-language': language } });

describe('a password that the site generated', () => {
  test('is valid for exactly one week', async () => {
    const createdAt = Date.now();
    const account = { email: 'week@example.net', password: temporaryAccount.password };
    await createAccount(server, { ...temporaryAccount, ...account }, createdAt);
    let now = createdAt;
    const check = new LoginCheck(server.database, server.config, () => now);
    now = createdAt + temporaryPasswordLifetimeMs - 1;
    expect(await check.authenticate(account)).toMatchObject({ account: { email: account.email } });
    now += 1;
    await expect(check.authenticate(account)).rejects.toMatchObject({ code: 'temporaryPasswordEnded' });
    const wrong = { ...account, password: 'a wrong password' };
    await expect(check.authenticate(wrong)).rejects.toMatchObject({ code: 'loginFailed' });
  });

  test.each([
    ['en', /has expired.*node dist\/server\/cli\.js account reset/],
    ['fr', /a expiré.*node dist\/server\/cli\.js account reset/],
  ])('is reported as expired only to someone who enters it: %s', async (language, message) => {
    const account = await createAccountInPast(`ended-${language}@example.net`, temporaryPasswordLifetimeMs);
    expect(await logIn(account, language)).toMatchObject({
      status: 401,
      body: { status: 'fail', message: expect.stringMatching(message) as unknown },
    });
    const wrong = await logIn({ ...account, password: 'a wrong password' }, language);
    const unknownAccount = await logIn({ ...account, email: 'nobody@example.net' }, language);
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknownAccount.body);
  });

  test('is reported as expired before a code is requested', async () => {
    const account = await createAccountInPast('code@example.net', temporaryPasswordLifetimeMs - 60_000);
    await enrol(server, await server.login(account), account);
    expect((await logIn(account)).body).toMatchObject({ error: 'code-required' });
    await server.database.system
      .updateTable('accounts')
      .set({ temporaryPasswordMadeAt: Date.now() - temporaryPasswordLifetimeMs })
      .where('email', '=', account.email)
      .execute();
    expect((await logIn(account)).body).not.toHaveProperty('error');
  });

  test('can still be changed in an open session after it has expired', async () => {
    const account = await createAccountInPast('session@example.net', 0);
    const token = await server.login(account);
    await server.database.system
      .updateTable('accounts')
      .set({ temporaryPasswordMadeAt: Date.now() - temporaryPasswordLifetimeMs })
      .where('email', '=', account.email)
      .execute();
    expect((await logIn(account)).status).toBe(401);
    const sessionOf = async () => (await server.request('GET', '/api/auth/session', { token })).body;
    expect(await sessionOf()).toMatchObject({ hasTemporaryPassword: true });
    const password = 'les citernes bleues roulent';
    const body = { email: account.email, current_password: temporaryAccount.password, password };
    const change = { token, body: { ...body, confirm_password: password } };
    expect((await server.request('POST', '/api/user/changePassword', change)).status).toBe(200);
    expect(await sessionOf()).toMatchObject({ hasTemporaryPassword: false, temporaryPasswordEndsAt: null });
    expect((await logIn({ ...account, password })).status).toBe(200);
  });

  test('expires a week after it was created; a reset starts another week', async () => {
    const account = await createAccountInPast('later@example.net', temporaryPasswordLifetimeMs);
    const stored = await findAccount(server.database, account.email);
    if (!stored) throw new Error('There is no account.');
    const createdAt = Date.now();
    await setPassword(server, stored, account.password, { generatedAt: createdAt });
    const token = await server.login(account);
    expect((await server.request('GET', '/api/auth/session', { token })).body).toMatchObject({
      temporaryPasswordEndsAt: createdAt + temporaryPasswordLifetimeMs,
    });
  });
});

test('for generated passwords from before the time limit, the week starts at the migration', async () => {
  const storage = await createStorage();
  const database = openDatabase(parseConfig(storage.environment));
  for (const [name, migration] of Object.entries(migrations))
    if (name < '010') await migration.up(database.system);
  for (const [email, isTemporary] of [
    ['made@example.com', 1],
    ['chosen@example.com', 0],
  ] as const)
    await sql`
      insert into accounts (email, "passwordHash", "isSuperUser", "createdAt", "hasTemporaryPassword")
      values (${email}, '', 0, 0, ${isTemporary})`.execute(database.system);
  const before = Date.now();
  for (const [name, migration] of Object.entries(migrations))
    if (name >= '010') await migration.up(database.system);
  const endOf = async (email: string) => (await findAccount(database, email))?.temporaryPasswordEndsAt;
  expect(await endOf('made@example.com')).toBeGreaterThanOrEqual(before + temporaryPasswordLifetimeMs);
  expect(await endOf('made@example.com')).toBeLessThanOrEqual(Date.now() + temporaryPasswordLifetimeMs);
  expect(await endOf('chosen@example.com')).toBeNull();
  await database.close();
  await storage.remove();
});

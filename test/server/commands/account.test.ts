import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createAccount, findAccount } from '../../../src/server/accounts/accounts';
import { SecondFactor } from '../../../src/server/accounts/login/secondFactor';
import { temporaryPasswordLifetimeMs } from '../../../src/server/accounts/passwords/temporaryPassword';
import { environmentOf, runCommand, runInThisProcess } from '../../support/site/server/commandLine';
import { enrol } from '../../support/site/secondFactor';
import { administrator, superUser, TestServer } from '../../support/site/server/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

const account = (...args: string[]) => runInThisProcess('account', args, environmentOf(server));

test('"create" creates an account with a temporary password', async () => {
  const { code, output } = await account('create', 'new@example.com');
  expect(code).toBe(0);
  const [, password = ''] = /^new@example\.com {2}([\w-]{20})$/m.exec(output) ?? [];
  const token = await server.login({ email: 'new@example.com', password });
  const { body } = await server.request('GET', '/api/auth/session', { token });
  expect(body).toMatchObject({ email: 'new@example.com', isSuperUser: false, hasTemporaryPassword: true });
});

test.each([['a\u001b[31m@example.com'], [`${'a'.repeat(309)}@example.com`]])(
  '"create" rejects an invalid email address: %j',
  async (email) => {
    expect(await account('create', email)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not an e-mail address') as unknown,
    });
    expect(await findAccount(server.database, email)).toBeUndefined();
  },
);

describe('a tired operator', () => {
  test.each(['list', 'reset'])(
    'gets an error from "%s" if DATA_DIR names no site, and no site is created',
    async (word) => {
      const dataDirectory = path.join(server.config.dataDirectory, 'misspelt');
      const { code, output } = await runInThisProcess('account', [word, 'a@example.com'], {
        DATA_DIR: dataDirectory,
      });
      expect([code, output]).toEqual([
        1,
        `There is no site in ${dataDirectory}. Set DATA_DIR to its data folder.\n`,
      ]);
      expect(existsSync(dataDirectory)).toBe(false);
    },
  );

  test('gets help with --help, and after an unknown option', async () => {
    const usage =
      'node dist/server/cli.js backup FILE [--overwrite]\nnode dist/server/cli.js backup [--if-due]\n';
    expect(await runCommand('backup', ['--help'], {})).toEqual({ code: 0, output: usage });
    expect(await runCommand('backup', ['--force', 'x'], {})).toEqual({
      code: 1,
      output: `Unknown option '--force'.\n${usage}`,
    });
  });
});

test('"reset" gives an account a new temporary password, and deletes the first one from its file', async () => {
  const passwords = path.join(server.config.dataDirectory, 'first-passwords.txt');
  writeFileSync(passwords, `${administrator.email}  first-1\n${superUser.email}  first-2\n`);
  const { output } = await account('reset', administrator.email);
  expect(readFileSync(passwords, 'utf8')).toBe(`${superUser.email}  first-2\n`);
  const [, password = ''] = /^admin@example\.com {2}([\w-]{20})$/m.exec(output) ?? [];
  await expect(server.login()).rejects.toThrow('401');
  await server.login({ email: administrator.email, password });
  expect(await findAccount(server.database, administrator.email)).toMatchObject({
    hasTemporaryPassword: true,
  });
});

test('"create" and "list" say when a temporary password expires', async () => {
  const { output } = await account('make', 'later@example.com');
  const [, end = ''] = /^It expires on (\S+ \S+ UTC) unless it is changed\.$/m.exec(output) ?? [];
  const untilThen = new Date(end).getTime() - Date.now();
  expect(Math.abs(untilThen - temporaryPasswordLifetimeMs)).toBeLessThan(5 * 60 * 1000);
  expect((await account('list')).output).toContain(
    `later@example.com  temporary password expires on ${end}\n`,
  );
  await server.database.system
    .updateTable('accounts')
    .set({ temporaryPasswordMadeAt: Date.UTC(2026, 0, 2, 3, 4) })
    .where('email', '=', 'later@example.com')
    .execute();
  const { output: listed } = await account('list');
  expect(listed).toContain('later@example.com  temporary password expired on 2026-01-09 03:04 UTC\n');
  expect(listed).toContain(`${superUser.email}  super-user\n`);
});

describe('second-factor-off', () => {
  const login = async (): Promise<number> =>
    (await server.request('POST', '/api/auth/login', { body: superUser })).status;

  test('turns the second factor off, so that a user who lost the phone can log in', async () => {
    await enrol(server, await server.login(superUser), superUser);
    expect((await account('list')).output).toContain(`${superUser.email}  super-user  second factor\n`);
    expect(await login()).toBe(401);
    expect(await account('second-factor-off', superUser.email)).toEqual({
      code: 0,
      output: `The second factor of ${superUser.email} was turned off.\n`,
    });
    expect(await login()).toBe(200);
    expect(await new SecondFactor(server.database).stateOf({ id: 2 })).toEqual({
      isOn: false,
      recoveryCodes: 0,
    });
  });

  test.each([
    [administrator.email, `${administrator.email} has no second factor.\n`],
    ['nobody@example.com', 'nobody@example.com has no account.\n'],
  ])('reports that there is nothing to turn off: %s', async (email, output) => {
    expect(await account('second-factor-off', email)).toEqual({ code: 1, output });
  });
});

describe('delete', () => {
  test('removes an account, its sessions and its email in the history, but keeps its changes', async () => {
    const deletedAccount = { email: 'gone@example.com', password: 'gone in a moment' };
    await createAccount(server, { ...deletedAccount, isSuperUser: false });
    const [token, other] = [await server.login(deletedAccount), await server.login(superUser)];
    await enrol(server, token, deletedAccount);
    await server.request('POST', '/api/location/save', { token, body: { nameEn: 'Here' } });
    const { code } = await account('delete', 'GONE@example.com');
    expect(code).toBe(0);
    await expect(server.login(deletedAccount)).rejects.toThrow('401');
    expect((await server.request('GET', '/api/user', { token })).status).toBe(401);
    const { raw } = await server.request('GET', '/api/history', { token: other });
    expect(raw.toString()).toContain('Here');
    expect(raw.toString()).not.toContain(deletedAccount.email);
    expect(await findAccount(server.database, deletedAccount.email)).toBeUndefined();
  });

  test('does not delete the last super-user', async () => {
    expect(await account('delete', superUser.email)).toEqual({
      code: 1,
      output: 'This is the last super-user. Add another one first.\n',
    });
    await server.login(superUser);
  });

  test('reports in words that another account has the name', async () => {
    await account('create', 'named@example.com', '--name', 'Ann Roy');
    expect(await account('name', administrator.email, 'Ann Roy')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Another account .*\.\n$/) as unknown,
    });
  });

  test('reports an unknown account, and does not delete the last one', async () => {
    expect(await account('delete', 'nobody@example.com')).toMatchObject({
      code: 1,
      output: expect.stringContaining('has no account') as unknown,
    });
    await server.database.system.deleteFrom('sessions').execute();
    await server.database.system.deleteFrom('accounts').where('email', '!=', superUser.email).execute();
    expect((await account('delete', superUser.email)).code).toBe(1);
    await server.login(superUser);
  });
});

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listAccounts } from '../../../src/server/accounts/accounts';
import type { CreatedAccounts } from '../../../src/server/accounts/firstAccounts';
import { createFirstAccounts } from '../../../src/server/accounts/firstAccounts';
import {
  deleteExpiredFirstPasswords,
  deleteFirstPassword,
  writeFirstPasswords,
} from '../../../src/server/accounts/passwords/firstPasswordsFile';
import { temporaryPasswordLifetimeMs } from '../../../src/server/accounts/passwords/temporaryPassword';
import type { Config } from '../../../src/server/config';
import type { Environment } from '../../../src/server/system/environment';
import { parseConfig } from '../../../src/server/config';
import { openDatabase } from '../../../src/server/database/database';
import { endWithThisProcess, forwardErrors } from '../../support/childProcess';
import { builtProgram } from '../../support/site/server/builtServer';
import { ServerProcess } from '../../support/site/server/serverProcess';
import { TestServer } from '../../support/site/server/testServer';

test('if the first start cannot create both accounts, it creates none, and the next start creates both', async () => {
  const server = await TestServer.start();
  await server.database.system.deleteFrom('accounts').execute();
  const [admin, superUser] = [{ email: 'first@example.com' }, { email: 'second@example.com' }];
  const createAccounts = (firstAccounts: Config['firstAccounts']) =>
    createFirstAccounts(server.database, { ...server.config, firstAccounts });
  await expect(createAccounts({ admin, superUser: admin })).rejects.toThrow();
  expect(await listAccounts(server.database)).toEqual([]);
  const { printed } = await createAccounts({ admin, superUser });
  expect(printed.map(({ email }) => email)).toEqual([admin.email, superUser.email]);
  expect(await listAccounts(server.database)).toMatchObject([
    { ...admin, isSuperUser: false, hasTemporaryPassword: true },
    { ...superUser, isSuperUser: true, hasTemporaryPassword: true },
  ]);
  await server.close();
});

test('without a terminal, the first passwords are in a file of the owner until each first login', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'site-test-'));
  const file = join(directory, 'first-passwords.txt');
  const server = await ServerProcess.start({ DATA_DIR: directory, LOG_LEVEL: 'info' });
  const text = await readFile(file, 'utf8');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const end = /expire on (\S+ \S+ UTC)\./.exec(text)?.[1] ?? '';
  expect(Math.abs(new Date(end).getTime() - Date.now() - temporaryPasswordLifetimeMs)).toBeLessThan(300_000);
  const accounts = [...text.matchAll(/^(\S+@\S+) {2}([\w-]{20})$/gm)].map(
    ([, email = '', password = '']) => ({
      email,
      password,
    }),
  );
  expect(accounts.map(({ email }) => email)).toEqual(['admin@example.com', 'super@example.com']);
  const [admin = { email: '', password: '' }, superUser = admin] = accounts;
  const output = server.outputLines.join('\n');
  expect(output).toContain(file);
  for (const { password } of accounts) expect(output).not.toContain(password);
  await server.login(admin);
  const left = await readFile(file, 'utf8');
  expect(left).not.toContain(admin.password);
  expect(left).toContain(superUser.password);
  await server.login(superUser);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  await server.end('SIGTERM');
  await rm(directory, { recursive: true });
});

test('at a terminal, the first start prints the passwords and writes no file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'site-test-'));
  const environment = { PATH: process.env.PATH, DATA_DIR: directory, PORT: '0', DEMO_CONTENT: 'off' };
  const line = `exec '${process.execPath}' '${builtProgram('main')}'`; // a folder may have a space in its name
  const terminal = spawn('script', ['--quiet', '--return', '--command', line, '/dev/null'], {
    env: { ...environment, NODE_ENV: 'production' },
    stdio: 'pipe',
  });
  endWithThisProcess(terminal);
  forwardErrors(terminal);
  let output = '';
  for await (const chunk of terminal.stdout.setEncoding('utf8')) {
    output += String(chunk);
    if (output.includes('http://norcuve.localhost:')) break;
  }
  expect(output).toMatch(/^ {2}admin@example\.com {2}[\w-]{20}\r?$/m);
  expect(output).toMatch(/^They expire on \S+ \S+ UTC unless/m);
  await expect(stat(join(directory, 'first-passwords.txt'))).rejects.toThrow('ENOENT');
  terminal.kill('SIGTERM');
  await rm(directory, { recursive: true, force: true });
});

test('if the first passwords cannot be written, no account is created', async () => {
  const server = await TestServer.start();
  await server.database.system.deleteFrom('accounts').execute();
  const { config } = server;
  const show = (created: CreatedAccounts) =>
    writeFirstPasswords({ dataDirectory: join(config.dataDirectory, 'missing') }, created);
  await expect(createFirstAccounts(server.database, config, show)).rejects.toThrow('ADMIN_PASSWORD_FILE');
  expect(await listAccounts(server.database)).toEqual([]);
  await server.close();
});

test('first passwords that have expired are deleted at a start', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'site-test-'));
  const folder = { dataDirectory: directory };
  const created = { printed: [{ email: 'a@example.com', password: 'x' }], endsAt: 0, short: [] };
  await writeFirstPasswords(folder, created);
  await deleteExpiredFirstPasswords(folder);
  expect(await readdir(directory)).toEqual(['first-passwords.txt']);
  await deleteExpiredFirstPasswords(folder, Date.now() + temporaryPasswordLifetimeMs + 60_000);
  expect(await readdir(directory)).toEqual([]);
  await rm(directory, { recursive: true });
});

test('two first logins at the same time leave no first password behind', async () => {
  const folder = { dataDirectory: await mkdtemp(join(tmpdir(), 'first-logins-')) };
  const printed = ['a@example.com', 'b@example.com'].map((email) => ({ email, password: 'x' }));
  await writeFirstPasswords(folder, { printed, endsAt: 0, short: [] });
  await Promise.all(printed.map(({ email }) => deleteFirstPassword(folder, email)));
  expect(await readdir(folder.dataDirectory)).toEqual([]);
  await rm(folder.dataDirectory, { recursive: true });
});

test('a first password can be read from a file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'site-test-'));
  const file = join(directory, 'secret');
  await writeFile(file, 'from a file\n');
  const parse = (environment: Environment) => parseConfig(environment).firstAccounts.admin;
  expect(parse({ ADMIN_PASSWORD_FILE: file })).toMatchObject({ password: 'from a file' });
  expect(() => parse({ ADMIN_PASSWORD_FILE: file, ADMIN_PASSWORD: 'another one' })).toThrow(
    /^ADMIN_PASSWORD_FILE: .*only one/,
  );
  await writeFile(file, '');
  expect(() => parse({ ADMIN_PASSWORD_FILE: file })).toThrow(/^ADMIN_PASSWORD_FILE: 8 to 256/);
  expect(() => parse({ ADMIN_PASSWORD_FILE: directory })).toThrow(/^ADMIN_PASSWORD_FILE: .*EISDIR/);
  await rm(directory, { recursive: true });
});

describe('a first password that is shorter than the limit for new passwords', () => {
  const passwords = { ADMIN_PASSWORD: 'short-one', SUPER_USER_PASSWORD: 'a password that is long' };

  test('is accepted, and one warning is logged that does not contain the password', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'site-test-'));
    const environment = { DATA_DIR: directory, LOG_LEVEL: 'warn', ...passwords };
    const first = await ServerProcess.start(environment);
    await first.login({ email: 'admin@example.com', password: passwords.ADMIN_PASSWORD });
    await first.end('SIGTERM');
    const warnings = first.outputLines.filter((line) => line.includes('PASSWORD'));
    expect(warnings).toEqual([expect.stringContaining('ADMIN_PASSWORD has fewer than 12 characters')]);
    expect(first.outputLines.join('\n')).not.toContain(passwords.ADMIN_PASSWORD);
    const database = openDatabase({ dataDirectory: directory });
    const later = await createFirstAccounts(database, parseConfig(environment)); // as the next start does
    await database.close();
    expect(later.short).toEqual([]);
    await rm(directory, { recursive: true });
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listAccounts } from '../../../src/server/accounts/accounts';
import { createFirstAccounts } from '../../../src/server/accounts/firstAccounts';
import { temporaryPasswordLifetimeMs } from '../../../src/server/accounts/temporaryPassword';
import type { Config } from '../../../src/server/config';
import { ServerProcess } from '../../support/site/serverProcess';
import { TestServer } from '../../support/site/testServer';

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

test('the first start prints when the passwords that it generated expire', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'site-test-'));
  const server = await ServerProcess.start({ DATA_DIR: directory });
  const accounts = server.outputLines.map((line) => /^ {2}(\S+@\S+) {2}[\w-]{20}$/.exec(line)?.[1]);
  expect(accounts.filter(Boolean)).toEqual(['admin@example.com', 'super@example.com']);
  const endTimes = server.outputLines.flatMap(
    (line) => /^They expire on (\S+ \S+ UTC) unless/.exec(line)?.[1] ?? [],
  );
  const untilThen = new Date(endTimes[0] ?? '').getTime() - Date.now();
  expect(Math.abs(untilThen - temporaryPasswordLifetimeMs)).toBeLessThan(5 * 60 * 1000);
  await server.end('SIGTERM');
  await rm(directory, { recursive: true });
});

describe('a first password that is shorter than the limit for new passwords', () => {
  const passwords = { ADMIN_PASSWORD: 'short-one', SUPER_USER_PASSWORD: 'a password that is long' };

  test('is accepted, and one warning is logged that does not contain the password', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'site-test-'));
    const environment = { DATA_DIR: directory, LOG_LEVEL: 'warn', ...passwords };
    const first = await ServerProcess.start(environment);
    const warnings = first.outputLines.filter((line) => line.includes('PASSWORD'));
    expect(warnings).toEqual([expect.stringContaining('ADMIN_PASSWORD has fewer than 12 characters')]);
    expect(first.outputLines.join('\n')).not.toContain(passwords.ADMIN_PASSWORD);
    await first.login({ email: 'admin@example.com', password: passwords.ADMIN_PASSWORD });
    await first.end('SIGTERM');
    const second = await ServerProcess.start(environment);
    expect(second.outputLines.join('\n')).not.toContain('PASSWORD');
    await second.end('SIGTERM');
    await rm(directory, { recursive: true });
  });
});

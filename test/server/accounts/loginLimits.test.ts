import { LoginLimits } from '../../../src/server/accounts/login/loginLimits';
import { isOnPostgres } from '../../support/postgres/postgres';
import { TestServer } from '../../support/site/server/testServer';

const minute = 60 * 1000;

let servers: readonly TestServer[];

beforeAll(async () => {
  const server = await TestServer.start();
  servers = [server, await server.sibling()];
});

beforeEach(async () => {
  for (const table of ['tries', 'known_addresses'] as const)
    await servers[0]?.database.system.deleteFrom(table).execute();
});

afterAll(async () => {
  for (const server of [...servers].reverse()) await server.close();
});

/** The login limits of two processes. `take` uses them in turn. */
const limitsOfBoth = () => {
  let now = Date.now();
  const [one, other] = servers.map(
    ({ database }) => new LoginLimits(database, { rateLimit: true }, () => now),
  );
  if (!one || !other) throw new Error('There are no two servers.');
  let turn = 0;
  return {
    one,
    other,
    take: (email: string, address: string) => ((turn += 1) % 2 ? one : other).take(email, address),
    pass: (milliseconds: number) => (now += milliseconds),
  };
};

const tooManyAttempts = (seconds: number) => ({ code: 'tooManyAttempts', values: { seconds } });

test('failed logins of one process count for the other, and the error says how long to wait', async () => {
  const { one, other, take, pass } = limitsOfBoth();
  for (let count = 0; count < 10; count += 1) await take('a@example.com', '192.0.2.1');
  pass(5 * minute);
  for (const limits of [one, other]) {
    await expect(limits.take('A@example.com', '192.0.2.1')).rejects.toMatchObject(tooManyAttempts(10 * 60));
  }
  await expect(one.take('a@example.com', '192.0.2.2')).resolves.toBeDefined();
  await expect(other.take('b@example.com', '192.0.2.1')).resolves.toBeDefined();
});

test('all addresses of an IPv6 network count as one, also as the known address of an account', async () => {
  const { one, other, take } = limitsOfBoth();
  for (let count = 0; count < 10; count += 1) await take('a@example.com', `2001:db8:1:2::${count}`);
  await expect(one.take('a@example.com', '2001:db8:1:2:ffff::')).rejects.toMatchObject({
    code: 'tooManyAttempts',
  });
  await expect(one.take('a@example.com', '2001:db8:1:3::')).resolves.toBeDefined();
  await (await one.take('b@example.com', '2001:db8:5:6::1')).succeeded();
  for (let count = 0; count < 50; count += 1) await take('b@example.com', `2001:db8:2:${count}::`);
  await expect(one.take('b@example.com', '2001:db8:3::')).rejects.toMatchObject({ code: 'tooManyAttempts' });
  await expect(other.take('b@example.com', '2001:db8:5:6::2')).resolves.toBeDefined();
});

test('an IPv4 address counts the same when it is written as an IPv6 address', async () => {
  const { one, take } = limitsOfBoth();
  for (let count = 0; count < 10; count += 1) await take('a@example.com', '::ffff:192.0.2.1');
  await expect(one.take('a@example.com', '192.0.2.1')).rejects.toMatchObject({ code: 'tooManyAttempts' });
  await expect(one.take('a@example.com', '::ffff:192.0.2.2')).resolves.toBeDefined();
});

test('the counter of failed logins starts again after 15 minutes', async () => {
  const { take, pass } = limitsOfBoth();
  for (let count = 0; count < 10; count += 1) await take('a@example.com', '192.0.2.1');
  pass(15 * minute);
  for (let count = 0; count < 10; count += 1) await take('a@example.com', '192.0.2.1');
  await expect(take('a@example.com', '192.0.2.1')).rejects.toMatchObject(tooManyAttempts(15 * 60));
});

test('a login that one limit rejects does not count for the others', async () => {
  const { take } = limitsOfBoth();
  for (let count = 0; count < 10; count += 1) await take('a@example.com', '192.0.2.1');
  for (let count = 0; count < 60; count += 1) {
    await expect(take('a@example.com', '192.0.2.1')).rejects.toBeDefined();
  }
  await expect(take('a@example.com', '192.0.2.2')).resolves.toBeDefined();
  await expect(take('b@example.com', '192.0.2.1')).resolves.toBeDefined();
});

test('successful logins do not count', async () => {
  const { take } = limitsOfBoth();
  for (let count = 0; count < 60; count += 1) await (await take('a@example.com', '192.0.2.1')).succeeded();
  await expect(take('a@example.com', '192.0.2.1')).resolves.toBeDefined();
});

test('failed logins from other addresses do not block an address that logged in before, in any process', async () => {
  const { one, take, other } = limitsOfBoth();
  await (await one.take('a@example.com', '192.0.2.1')).succeeded();
  for (let count = 0; count < 50; count += 1) await take('a@example.com', `198.51.100.${count}`);
  await expect(take('a@example.com', '203.0.113.1')).rejects.toMatchObject({ code: 'tooManyAttempts' });
  await expect(other.take('a@example.com', '192.0.2.1')).resolves.toBeDefined();
});

test('concurrent logins cannot exceed the limit', async () => {
  const { one, other } = limitsOfBoth();
  const processes = isOnPostgres() ? [one, other] : [one]; // only one process can use a SQLite database
  const results = await Promise.allSettled(
    Array.from({ length: 15 }, () =>
      processes.map((limits) => limits.take('a@example.com', '192.0.2.1')),
    ).flat(),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'tooManyAttempts' });
  }
});

test('the database stores neither emails nor IP addresses in clear, and deletes expired rows', async () => {
  const { one, take, pass } = limitsOfBoth();
  const [{ database } = {}] = servers;
  if (!database) throw new Error('There is no server.');
  const storedRows = async () => [
    ...(await database.system.selectFrom('tries').selectAll().execute()),
    ...(await database.system.selectFrom('known_addresses').selectAll().execute()),
  ];
  await (await one.take('a@example.com', '192.0.2.1')).succeeded();
  expect(await storedRows()).toHaveLength(4);
  expect(JSON.stringify(await storedRows())).not.toMatch(/example|192\.0/);
  pass(91 * 24 * 60 * minute);
  await take('b@example.com', '192.0.2.9');
  await take('b@example.com', '192.0.2.9');
  expect(await storedRows()).toHaveLength(3);
});

import { LoginLimits } from '../../../src/server/accounts/loginLimits';
import { isOnPostgres } from '../../support/postgres/postgres';
import { TestServer } from '../../support/site/testServer';

const minute = 60 * 1000;

let servers: readonly TestServer[];

beforeEach(async () => {
  const server = await TestServer.start();
  servers = [server, await server.sibling()];
});

afterEach(async () => {
  for (const server of [...servers].reverse()) await server.close();
});

/** The limits of two processes, which take turns with `take`. */
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

const refused = (seconds: number) => ({ code: 'tooManyTries', values: { seconds } });

test('what one process counted holds for the other, and says how long', async () => {
  const { one, other, take, pass } = limitsOfBoth();
  for (let count = 0; count < 10; count += 1) await take('a@example.com', '192.0.2.1');
  pass(5 * minute);
  for (const limits of [one, other]) {
    await expect(limits.take('A@example.com', '192.0.2.1')).rejects.toMatchObject(refused(10 * 60));
  }
  await expect(one.take('a@example.com', '192.0.2.2')).resolves.toBeDefined();
  await expect(other.take('b@example.com', '192.0.2.1')).resolves.toBeDefined();
});

test('all addresses of a network of IPv6 are counted as one, which its owner is known by', async () => {
  const { one, other, take } = limitsOfBoth();
  for (let count = 0; count < 10; count += 1) await take('a@example.com', `2001:db8:1:2::${count}`);
  await expect(one.take('a@example.com', '2001:db8:1:2:ffff::')).rejects.toMatchObject({
    code: 'tooManyTries',
  });
  await expect(one.take('a@example.com', '2001:db8:1:3::')).resolves.toBeDefined();
  await (await one.take('b@example.com', '2001:db8:5:6::1')).succeeded();
  for (let count = 0; count < 50; count += 1) await take('b@example.com', `2001:db8:2:${count}::`);
  await expect(one.take('b@example.com', '2001:db8:3::')).rejects.toMatchObject({ code: 'tooManyTries' });
  await expect(other.take('b@example.com', '2001:db8:5:6::2')).resolves.toBeDefined();
});

test('an address of IPv4 is the same where it is written as one of IPv6', async () => {
  const { one, take } = limitsOfBoth();
  for (let count = 0; count < 10; count += 1) await take('a@example.com', '::ffff:192.0.2.1');
  await expect(one.take('a@example.com', '192.0.2.1')).rejects.toMatchObject({ code: 'tooManyTries' });
  await expect(one.take('a@example.com', '::ffff:192.0.2.2')).resolves.toBeDefined();
});

test('after a quarter of an hour the tries begin anew', async () => {
  const { take, pass } = limitsOfBoth();
  for (let count = 0; count < 10; count += 1) await take('a@example.com', '192.0.2.1');
  pass(15 * minute);
  for (let count = 0; count < 10; count += 1) await take('a@example.com', '192.0.2.1');
  await expect(take('a@example.com', '192.0.2.1')).rejects.toMatchObject(refused(15 * 60));
});

test('a try that is refused by one limit is counted by no other', async () => {
  const { take } = limitsOfBoth();
  for (let count = 0; count < 10; count += 1) await take('a@example.com', '192.0.2.1');
  for (let count = 0; count < 60; count += 1) {
    await expect(take('a@example.com', '192.0.2.1')).rejects.toBeDefined();
  }
  await expect(take('a@example.com', '192.0.2.2')).resolves.toBeDefined();
  await expect(take('b@example.com', '192.0.2.1')).resolves.toBeDefined();
});

test('tries that succeed do not count', async () => {
  const { take } = limitsOfBoth();
  for (let count = 0; count < 60; count += 1) await (await take('a@example.com', '192.0.2.1')).succeeded();
  await expect(take('a@example.com', '192.0.2.1')).resolves.toBeDefined();
});

test('an address that logged in before is not held to what strangers try, at any process', async () => {
  const { one, take, other } = limitsOfBoth();
  await (await one.take('a@example.com', '192.0.2.1')).succeeded();
  for (let count = 0; count < 50; count += 1) await take('a@example.com', `198.51.100.${count}`);
  await expect(take('a@example.com', '203.0.113.1')).rejects.toMatchObject({ code: 'tooManyTries' });
  await expect(other.take('a@example.com', '192.0.2.1')).resolves.toBeDefined();
});

test('of many tries at once no more are let through', async () => {
  const { one, other } = limitsOfBoth();
  const processes = isOnPostgres() ? [one, other] : [one]; // the embedded database belongs to one process
  const answers = await Promise.allSettled(
    Array.from({ length: 15 }, () =>
      processes.map((limits) => limits.take('a@example.com', '192.0.2.1')),
    ).flat(),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'tooManyTries' });
  }
});

test('the database knows neither accounts nor addresses, and forgets what has ended', async () => {
  const { one, take, pass } = limitsOfBoth();
  const [{ database } = {}] = servers;
  if (!database) throw new Error('There is no server.');
  const kept = async () => [
    ...(await database.system.selectFrom('tries').selectAll().execute()),
    ...(await database.system.selectFrom('known_addresses').selectAll().execute()),
  ];
  await (await one.take('a@example.com', '192.0.2.1')).succeeded();
  expect(await kept()).toHaveLength(4);
  expect(JSON.stringify(await kept())).not.toMatch(/example|192\.0/);
  pass(91 * 24 * 60 * minute);
  await take('b@example.com', '192.0.2.9');
  await take('b@example.com', '192.0.2.9');
  expect(await kept()).toHaveLength(3);
});

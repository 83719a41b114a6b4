import type * as Argon2 from '@node-rs/argon2';
import { sessionGreatestAge, sessionIdleTime, Sessions } from '../../../src/server/accounts/sessions';
import { findAccount, setPassword } from '../../../src/server/accounts/accounts';
import { administrator, isRecord, superUser, TestServer } from '../../support/site/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

const login = (body: unknown, headers: Record<string, string> = {}) =>
  server.call('POST', '/api/auth/login', { body, headers });

describe('POST /api/auth/login', () => {
  test('answers a token, and never the same twice', async () => {
    const { status, body } = await login(administrator);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      message: expect.any(String) as unknown,
      Authorization: expect.stringMatching(/^[\w-]{43}$/) as unknown,
      needsSecondFactor: false,
    });
    expect(await server.login()).not.toBe(isRecord(body) ? body.Authorization : undefined);
  });

  test('does not mind how the address is written', async () => {
    expect((await login({ ...administrator, email: ' Admin@Example.COM ' })).status).toBe(200);
  });

  test.each([
    ['a wrong password', { ...administrator, password: 'wrong-password' }],
    ['an account that there is not', { email: 'nobody@example.com', password: 'wrong-password' }],
    ["another account's password", { ...administrator, password: superUser.password }],
    ['SQL', { email: "' OR '1'='1", password: "' OR '1'='1" }],
  ])('refuses %s in the same words', async (_case, body) => {
    const answer = await login(body);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ status: 'fail', message: 'email or password does not match.' });
  });

  test('compares a password with a hash of the same cost, whether or not the account exists', async () => {
    const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
    const verify = jest.spyOn(argon2, 'verify');
    await login({ email: administrator.email, password: 'wrong-password' });
    await login({ email: 'nobody@example.com', password: 'wrong-password' });
    const costs = verify.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join('$'));
    verify.mockRestore();
    expect(costs).toHaveLength(2);
    expect(costs[0]).toMatch(/^argon2id\$v=19\$m=/);
    expect(costs[1]).toBe(costs[0]);
  });

  test('refuses fields that are missing or wrong, by their names', async () => {
    for (const [field, body] of [
      ['email', { password: 'x' }],
      ['email', { email: 'admin@example.com\0', password: 'x' }],
      ['email', { email: 'admin@example.com\n', password: 'x' }],
      ['password', { email: 'a@example.com' }],
      ['email', { email: ['admin@example.com'], password: 'x' }],
      ['password', { email: 'a@example.com', password: { $ne: '' } }],
    ] as const) {
      const answer = await login(body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        message: expect.stringMatching(new RegExp(`^${field} is`)) as unknown,
      });
    }
  });

  test('the database holds no token', async () => {
    const token = await server.login();
    const rows = await server.database.system.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('GET /api/auth/session', () => {
  test('says who this is', async () => {
    const token = await server.login(superUser);
    const { status, body } = await server.call('GET', '/api/auth/session', { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      email: superUser.email,
      isSuperUser: true,
      hasTemporaryPassword: false,
      temporaryPasswordEndsAt: null,
      needsSecondFactor: false,
      imageHost: {
        url: '/api/image',
        clientId: expect.stringMatching(/^[\w-]{43}$/) as unknown,
        maxImages: 20,
        maxImageBytes: 10 * 1024 * 1024,
      },
    });
    const other = await server.call('GET', '/api/auth/session', { token: await server.login() });
    expect(other.body).toMatchObject({ email: administrator.email, isSuperUser: false });
  });

  test('tells of the image host that is configured', async () => {
    const foreign = await TestServer.start({
      environment: {
        IMAGE_HOST_URL: 'https://images.example/3/image',
        IMAGE_HOST_CLIENT_ID: 'client-1',
        MAX_IMAGES: '3',
        MAX_IMAGE_BYTES: '500',
      },
    });
    const { body, headers } = await foreign.call('GET', '/api/auth/session', {
      token: await foreign.login(),
    });
    expect(body).toMatchObject({
      imageHost: {
        url: 'https://images.example/3/image',
        clientId: 'client-1',
        maxImages: 3,
        maxImageBytes: 500,
      },
    });
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://images.example;");
    await foreign.close();
  });
});

describe('POST /api/auth/logout', () => {
  test('ends the session and no other', async () => {
    const [token, other] = [await server.login(), await server.login()];
    expect((await server.call('POST', '/api/auth/logout', { token })).status).toBe(200);
    expect((await server.call('GET', '/api/user', { token })).status).toBe(401);
    expect((await server.call('GET', '/api/user', { token: other })).status).toBe(200);
  });
});

describe('a session', () => {
  const begin = async () => {
    let now = Date.now();
    const sessions = new Sessions(server.database, () => now);
    const account = await findAccount(server.database, administrator.email);
    if (!account) throw new Error('There is no account.');
    const token = await sessions.begin(account);
    return { sessions, token, pass: (milliseconds: number) => (now += milliseconds) };
  };

  test('does not begin with a password that was changed meanwhile', async () => {
    const changing = await TestServer.start();
    const account = await findAccount(changing.database, administrator.email);
    if (!account) throw new Error('There is no account.');
    await setPassword(changing, account, 'another-password');
    await expect(new Sessions(changing.database).begin(account)).rejects.toMatchObject({
      code: 'loginFailed',
    });
    expect(await changing.database.system.selectFrom('sessions').selectAll().execute()).toEqual([]);
    await changing.close();
  });

  test('ends when it is not used', async () => {
    const { sessions, token, pass } = await begin();
    pass(sessionIdleTime - 1000);
    expect(await sessions.find(token)).toBeDefined();
    pass(sessionIdleTime + 1000);
    expect(await sessions.find(token)).toBeUndefined();
  });

  test('ends at its greatest age, however much it is used', async () => {
    const { sessions, token, pass } = await begin();
    for (let age = 0; age < sessionGreatestAge - 1; age += sessionIdleTime / 2) {
      expect(await sessions.find(token)).toBeDefined();
      pass(sessionIdleTime / 2);
    }
    expect(await sessions.find(token)).toBeUndefined();
  });
});

describe('with a limit of tries', () => {
  let limited: TestServer;

  beforeAll(async () => {
    limited = await TestServer.start({ environment: { RATE_LIMIT: 'on' } });
  });

  afterAll(() => limited.close());

  const tryLogin = (email: string, password: string, remoteAddress = '127.0.0.1') =>
    limited.call('POST', '/api/auth/login', { body: { email, password }, remoteAddress });

  test('successes do not count', async () => {
    for (let count = 0; count < 12; count += 1) {
      expect((await tryLogin(administrator.email, administrator.password)).status).toBe(200);
    }
  });

  test('after ten failures an account is refused from that address, other accounts are not', async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await tryLogin(administrator.email, 'wrong-password')).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const refused = await tryLogin(administrator.email, administrator.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ message: expect.stringMatching(/Wait \d+ seconds/) as unknown });
    expect((await tryLogin(superUser.email, superUser.password)).status).toBe(200);
  });

  test('a stranger who goes on after a refusal does not lock the owner out elsewhere', async () => {
    const statuses = [];
    for (let count = 0; count < 70; count += 1) {
      statuses.push((await tryLogin(superUser.email, 'wrong-password', '192.0.2.1')).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await tryLogin(superUser.email, superUser.password, '192.0.2.2')).status).toBe(200);
  });

  test('many failures from an address refuse it, whatever the accounts', async () => {
    const statuses = [];
    for (let count = 0; count < 50; count += 1) {
      statuses.push((await tryLogin(`someone${count}@example.com`, 'wrong-password')).status);
    }
    expect(statuses.at(-1)).toBe(429);
  }, 60_000);
});

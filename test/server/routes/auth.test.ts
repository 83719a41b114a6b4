import type * as Argon2 from '@node-rs/argon2';
import { sessionMaxAgeMs, sessionIdleTimeoutMs, Sessions } from '../../../src/server/accounts/sessions';
import { findAccount, setPassword } from '../../../src/server/accounts/accounts';
import { administrator, isRecord, superUser, TestServer } from '../../support/site/server/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

const login = (body: unknown, headers: Record<string, string> = {}) =>
  server.request('POST', '/api/auth/login', { body, headers });

describe('POST /api/auth/login', () => {
  test('returns a new token each time', async () => {
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

  test('ignores case and spaces in the email address', async () => {
    expect((await login({ ...administrator, email: ' Admin@Example.COM ' })).status).toBe(200);
  });

  test.each([
    ['a wrong password', { ...administrator, password: 'wrong-password' }],
    ['an unknown account', { email: 'nobody@example.com', password: 'wrong-password' }],
    ["another account's password", { ...administrator, password: superUser.password }],
    ['SQL', { email: "' OR '1'='1", password: "' OR '1'='1" }],
  ])('rejects %s with the same message', async (_case, body) => {
    const response = await login(body);
    expect(response.status).toBe(401);
    expect(response.body).toEqual({ status: 'fail', message: 'email or password does not match.' });
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

  test('rejects missing or invalid fields, and names them', async () => {
    for (const [field, body] of [
      ['email', { password: 'x' }],
      ['email', { email: 'admin@example.com\0', password: 'x' }],
      ['email', { email: 'admin@example.com\n', password: 'x' }],
      ['password', { email: 'a@example.com' }],
      ['email', { email: ['admin@example.com'], password: 'x' }],
      ['password', { email: 'a@example.com', password: { $ne: '' } }],
    ] as const) {
      const response = await login(body);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({
        message: expect.stringMatching(new RegExp(`^(?:The )?${field} is`)) as unknown,
      });
    }
  });

  test('the database does not store the token', async () => {
    const token = await server.login();
    const rows = await server.database.system.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('GET /api/auth/session', () => {
  test('returns the account of the session', async () => {
    const token = await server.login(superUser);
    const { status, body } = await server.request('GET', '/api/auth/session', { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      email: superUser.email,
      name: '',
      isSuperUser: true,
      hasTemporaryPassword: false,
      temporaryPasswordEndsAt: null,
      needsSecondFactor: false,
      imageHost: {
        url: '/api/image',
        clientId: expect.stringMatching(/^[\w-]{43}$/) as unknown,
        maxImages: 20,
        maxImageBytes: 10 * 1024 * 1024,
        maxFileBytes: 10 * 1024 * 1024,
      },
    });
    const other = await server.request('GET', '/api/auth/session', { token: await server.login() });
    expect(other.body).toMatchObject({ email: administrator.email, isSuperUser: false });
  });

  test('returns the configured image host', async () => {
    const otherServer = await TestServer.start({
      environment: {
        IMAGE_HOST_URL: 'https://images.example/3/image',
        IMAGE_HOST_CLIENT_ID: 'client-1',
        MAX_IMAGES: '3',
        MAX_IMAGE_BYTES: '500',
      },
    });
    const { body, headers } = await otherServer.request('GET', '/api/auth/session', {
      token: await otherServer.login(),
    });
    expect(body).toMatchObject({
      imageHost: {
        url: 'https://images.example/3/image',
        clientId: 'client-1',
        maxImages: 3,
        maxImageBytes: 500,
        maxFileBytes: 10 * 1024 * 1024,
      },
    });
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://images.example;");
    await otherServer.close();
  });
});

describe('POST /api/auth/logout', () => {
  test('ends only this session', async () => {
    const [token, other] = [await server.login(), await server.login()];
    expect((await server.request('POST', '/api/auth/logout', { token })).status).toBe(200);
    expect((await server.request('GET', '/api/user', { token })).status).toBe(401);
    expect((await server.request('GET', '/api/user', { token: other })).status).toBe(200);
  });
});

describe('a session', () => {
  const startSession = async () => {
    let now = Date.now();
    const sessions = new Sessions(server.database, () => now);
    const account = await findAccount(server.database, administrator.email);
    if (!account) throw new Error('There is no account.');
    const token = await sessions.begin(account);
    return { sessions, token, advance: (milliseconds: number) => (now += milliseconds) };
  };

  test('does not start if the password was changed during the login', async () => {
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

  test('ends after a time without use', async () => {
    const { sessions, token, advance } = await startSession();
    advance(sessionIdleTimeoutMs - 1000);
    expect(await sessions.find(token)).toBeDefined();
    advance(sessionIdleTimeoutMs + 1000);
    expect(await sessions.find(token)).toBeUndefined();
  });

  test('ends at its maximum age, even if it is used', async () => {
    const { sessions, token, advance } = await startSession();
    for (let age = 0; age < sessionMaxAgeMs - 1; age += sessionIdleTimeoutMs / 2) {
      expect(await sessions.find(token)).toBeDefined();
      advance(sessionIdleTimeoutMs / 2);
    }
    expect(await sessions.find(token)).toBeUndefined();
  });
});

describe('with a limit of failed logins', () => {
  let limited: TestServer;

  beforeAll(async () => {
    limited = await TestServer.start({ environment: { RATE_LIMIT: 'on' } });
  });

  afterAll(() => limited.close());

  const tryLogin = (email: string, password: string, remoteAddress = '127.0.0.1') =>
    limited.request('POST', '/api/auth/login', { body: { email, password }, remoteAddress });

  test('successful logins do not count', async () => {
    for (let count = 0; count < 12; count += 1) {
      expect((await tryLogin(administrator.email, administrator.password)).status).toBe(200);
    }
  });

  test('ten failed logins block an account from this IP address, but not other accounts', async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await tryLogin(administrator.email, 'wrong-password')).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const rejected = await tryLogin(administrator.email, administrator.password);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(rejected.body).toMatchObject({
      message: expect.stringMatching(/Try again in 15 minutes\.$/) as unknown,
    });
    expect((await tryLogin(superUser.email, superUser.password)).status).toBe(200);
  });

  test('an attacker at the limit does not lock the owner out from other IP addresses', async () => {
    const statuses = [];
    for (let count = 0; count < 70; count += 1) {
      statuses.push((await tryLogin(superUser.email, 'wrong-password', '192.0.2.1')).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await tryLogin(superUser.email, superUser.password, '192.0.2.2')).status).toBe(200);
  });

  test('many failed logins block an IP address for all accounts', async () => {
    const statuses = [];
    for (let count = 0; count < 50; count += 1) {
      statuses.push((await tryLogin(`someone${count}@example.com`, 'wrong-password')).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

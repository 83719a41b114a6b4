import { administrator, superUser, TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
});

afterAll(() => server.close());

const replacement = 'another-password';

const change = (values: Record<string, unknown> = {}) =>
  server.request('POST', '/api/user/changePassword', {
    token,
    body: {
      email: administrator.email,
      current_password: administrator.password,
      password: replacement,
      confirm_password: replacement,
      ...values,
    },
  });

const statusOfLogin = async (password: string): Promise<number> =>
  (await server.request('POST', '/api/auth/login', { body: { email: administrator.email, password } }))
    .status;

const twice = (password: string) => ({ password, confirm_password: password });

describe('POST /api/user/changePassword', () => {
  test.each([
    [
      409,
      'a wrong current password',
      { current_password: 'wrong-password' },
      /current password is not right/,
    ],
    [409, 'passwords that differ', { confirm_password: 'different-password' }, /^Passwords do not match$/],
    [400, 'a short password', twice('q8#Vz0!mK2w'), /too short. Use at least 12/],
    [400, 'a long one', twice('x'.repeat(129)), /too long. Use no more than 128/],
    [400, 'a known one', twice('password1234'), /easy to guess/],
    [403, 'the email of another account', { email: superUser.email }, /may not do this/],
    [400, 'a missing field', { password: undefined }, /^The password is required/],
    [
      400,
      'a blank password',
      { password: ' '.repeat(9), confirm_password: ' '.repeat(9) },
      /^password is req/,
    ],
    [400, 'a field of another type', { current_password: true }, /^current_password is not valid/],
  ])('responds with %i to %s, and changes nothing', async (expected, _case, values, message) => {
    const { status, body } = await change(values);
    expect(status).toBe(expected);
    expect(body).toEqual({ status: 'fail', message: expect.stringMatching(message) as unknown });
    expect(await statusOfLogin(administrator.password)).toBe(200);
  });

  test('changes the password, and ends all other sessions of the account', async () => {
    const other = await server.login();
    const owner = await server.login(superUser);
    const { status, body } = await change();
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'success', message: expect.any(String) as unknown });
    expect(await statusOfLogin(administrator.password)).toBe(401);
    expect(await statusOfLogin(replacement)).toBe(200);
    expect((await server.request('GET', '/api/user', { token })).status).toBe(200);
    expect((await server.request('GET', '/api/user', { token: other })).status).toBe(401);
    expect((await server.request('GET', '/api/user', { token: owner })).status).toBe(200);
  });
});

describe('concurrent password changes', () => {
  test('only one of them succeeds', async () => {
    const changing = await TestServer.start();
    const session = await changing.login();
    const responses = await Promise.all(
      ['first-password', 'second-password'].map((password) =>
        changing.request('POST', '/api/user/changePassword', {
          token: session,
          body: {
            email: administrator.email,
            current_password: administrator.password,
            password,
            confirm_password: password,
          },
        }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await changing.close();
  });
});

describe('with a limit of attempts', () => {
  const tryChange = (limited: TestServer, session: string, current: string, password = 'a-new-password') =>
    limited.request('POST', '/api/user/changePassword', {
      token: session,
      body: {
        email: administrator.email,
        current_password: current,
        password,
        confirm_password: password,
      },
    });

  test('only wrong current passwords count', async () => {
    const limited = await TestServer.start({ environment: { RATE_LIMIT: 'on' } });
    const session = await limited.login();
    for (let count = 0; count < 25; count += 1) {
      expect((await tryChange(limited, session, administrator.password, 'short')).status).toBe(400);
    }
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await tryChange(limited, session, 'wrong-password')).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(409), 429]);
    const rejected = await tryChange(limited, session, administrator.password);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});

describe('GET /api/user', () => {
  test('lists the id and email of each account, and no password hash', async () => {
    const { status, body } = await server.request('GET', '/api/user', { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [
        { id: 1, email: administrator.email },
        { id: 2, email: superUser.email },
      ],
    });
  });
});

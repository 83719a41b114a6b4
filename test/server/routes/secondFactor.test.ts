import { findAccount } from '../../../src/server/accounts/accounts';
import { SecondFactor } from '../../../src/server/accounts/login/secondFactor';
import { Sessions } from '../../../src/server/accounts/sessions';
import { codePeriod, oneTimeCode } from '../../support/site/oneTimeCode';
import { requestSecondFactor, enrol, valueOf } from '../../support/site/secondFactor';
import { administrator, superUser, TestServer } from '../../support/site/server/testServer';

/** The middle of a code period, so that no test crosses into the next one. */
const startTime = Math.floor(Date.now() / codePeriod) * codePeriod + codePeriod / 2;

let server: TestServer;
let token: string;
let secret: string;
let now = startTime;

beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => now); // before the server starts, so that it uses this clock too
  server = await TestServer.start();
});

beforeEach(async () => {
  now = startTime;
  token = await server.login();
});

afterEach(async () => {
  await new SecondFactor(server.database).turnOff({ id: 1 });
});

afterAll(async () => {
  await server.close();
  jest.restoreAllMocks();
});

const start = (password: string = administrator.password) =>
  requestSecondFactor(server, token, 'start', { current_password: password });

const confirm = (code: string) => requestSecondFactor(server, token, 'confirm', { code });

const turnOff = (password: string, code: string) =>
  requestSecondFactor(server, token, 'turnOff', { current_password: password, code });

const state = async (): Promise<unknown> =>
  (await server.request('GET', '/api/user/secondFactor', { token })).body;

/** The code of an authenticator app, this many periods from now. */
const codeAt = (periods = 0): string => oneTimeCode(secret, now + periods * codePeriod);

const wrongCode = (): string => codeAt(1000);

const login = (values: object = {}) =>
  server.request('POST', '/api/auth/login', { body: { ...administrator, ...values } });

/** Turns the second factor on, and advances the clock to the next unused code. @returns the recovery codes */
const turnOn = async (): Promise<readonly string[]> => {
  const enrolled = await enrol(server, token);
  secret = enrolled.secret;
  now += codePeriod;
  return enrolled.recoveryCodes;
};

describe('turning a second factor on', () => {
  test('needs the password, and a code of the secret', async () => {
    expect((await start('wrong-password')).status).toBe(409);
    const started = await start();
    secret = String(valueOf(started, 'secret'));
    expect(started.body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as unknown,
      uri: expect.stringMatching(
        new RegExp(`^otpauth://totp/Norcuve:admin%40example.com\\?.*secret=${secret}`),
      ) as unknown,
    });
    expect(started.headers['cache-control']).toBe('no-store');
    expect(await state()).toEqual({ isOn: false, isRequired: false, recoveryCodes: 0 });
    expect((await login()).status).toBe(200);
    const wrong = await confirm(wrongCode());
    expect(wrong.status).toBe(409);
    expect(wrong.body).not.toHaveProperty('error');
    const confirmed = await confirm(codeAt());
    expect(confirmed.status).toBe(200);
    expect(await state()).toEqual({ isOn: true, isRequired: false, recoveryCodes: 10 });
    expect(new Set(valueOf(confirmed, 'recoveryCodes') as string[]).size).toBe(10);
  });

  test('accepts a code in full-width digits, and rejects other digits like any wrong code', async () => {
    secret = String(valueOf(await start(), 'secret'));
    for (const code of ['é12345', '12345\u0660', '１２３４５é', '😀1234'])
      expect((await confirm(code)).status).toBe(409);
    const wide = codeAt().replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    expect((await confirm(wide)).status).toBe(200);
    for (const code of ['é12345', '12345\u0660']) expect((await login({ code })).status).toBe(401);
  });

  test('ends the other sessions of the account', async () => {
    const [other, otherAccount] = [await server.login(), await server.login(superUser)];
    await turnOn();
    const statuses = [];
    for (const each of [token, other, otherAccount])
      statuses.push((await server.request('GET', '/api/user', { token: each })).status);
    expect(statuses).toEqual([200, 401, 200]);
  });

  test('can start again with another secret, and the previous one becomes invalid', async () => {
    const former = String(valueOf(await start(), 'secret'));
    secret = String(valueOf(await start(), 'secret'));
    expect((await confirm(oneTimeCode(former, now))).status).toBe(409);
    expect((await confirm(codeAt())).status).toBe(200);
  });

  test('is rejected if it is already on, or was not started', async () => {
    expect((await confirm('123456')).body).toMatchObject({
      message: expect.stringContaining('Start again') as unknown,
      error: 'second-factor-setup-over',
    });
    await turnOn();
    expect((await start()).body).toMatchObject({
      message: expect.stringContaining('already on') as unknown,
      error: 'second-factor-setup-over',
    });
    expect((await confirm(codeAt())).status).toBe(409);
  });
});

describe('a login with a second factor', () => {
  test('asks for the code only if the password is right', async () => {
    await turnOn();
    const { status, body } = await login();
    expect(status).toBe(401);
    expect(body).toEqual({
      status: 'fail',
      message: expect.stringContaining('code') as unknown,
      error: 'code-required',
    });
    const wrong = await login({ password: 'wrong-password' });
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { status: 'fail', message: 'email or password does not match.' },
    ]);
    expect((await login({ code: codeAt() })).status).toBe(200);
  });

  test('has the same error for a wrong code, a wrong password and an unknown account', async () => {
    await turnOn();
    const responses = [
      await login({ code: wrongCode() }),
      await login({ code: codeAt(), password: 'wrong-password' }),
      await login({ code: codeAt(), email: 'nobody@example.com' }),
    ].map(({ status, body }) => ({ status, body }));
    expect(responses[0]).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('code') as unknown },
    });
    expect(responses[1]).toEqual(responses[0]);
    expect(responses[2]).toEqual(responses[0]);
    expect((await login({ code: codeAt() })).status).toBe(200); // none of them has used the code
  });

  test('accepts a code once, and no earlier one after it', async () => {
    await turnOn();
    expect((await login({ code: codeAt() })).status).toBe(200);
    expect((await login({ code: codeAt() })).status).toBe(401);
    expect((await login({ code: codeAt(-1) })).status).toBe(401);
    expect((await login({ code: codeAt(1) })).status).toBe(200);
  });

  test('accepts a code once in concurrent logins', async () => {
    await turnOn();
    const responses = await Promise.all(Array.from({ length: 5 }, () => login({ code: codeAt() })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('does not accept the code that turned it on', async () => {
    await turnOn();
    expect((await login({ code: codeAt(-1) })).status).toBe(401);
  });

  test.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('with the code of %i steps from now responds with %i', async (steps, expected) => {
    await turnOn();
    now += 10 * codePeriod;
    expect((await login({ code: codeAt(steps) })).status).toBe(expected);
  });

  test('accepts each recovery code once, in any spelling', async () => {
    const [first = '', second = ''] = await turnOn();
    expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect((await login({ code: first })).status).toBe(200);
    expect((await login({ code: first })).status).toBe(401);
    expect((await login({ code: ` ${second.toLowerCase().replaceAll('-', ' ')} ` })).status).toBe(200);
    expect(await state()).toEqual({ isOn: true, isRequired: false, recoveryCodes: 8 });
    expect(
      (await server.request('POST', '/api/auth/login', { body: { ...superUser, code: second } })).status,
    ).toBe(
      200, // an account without a second factor needs no code
    );
  });

  test('does not start a session if the second factor was turned on during the login', async () => {
    const account = await findAccount(server.database, administrator.email);
    if (!account) throw new Error('There is no account.');
    await turnOn();
    await expect(new Sessions(server.database).begin(account)).rejects.toMatchObject({ code: 'loginFailed' });
  });

  test.each([[['123456']], [true], [{}], ['1'.repeat(101)]])(
    'rejects the invalid code %j, and names the field',
    async (code) => {
      const { status, body } = await login({ code });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: expect.stringMatching(/^code is/) as unknown });
    },
  );
});

describe('turning it off', () => {
  test('needs the password and a code', async () => {
    const [recovery = ''] = await turnOn();
    expect((await turnOff('wrong-password', codeAt())).status).toBe(409);
    expect((await turnOff(administrator.password, wrongCode())).status).toBe(409);
    expect(await state()).toEqual({ isOn: true, isRequired: false, recoveryCodes: 10 });
    expect((await turnOff(administrator.password, codeAt())).status).toBe(200);
    expect(await state()).toEqual({ isOn: false, isRequired: false, recoveryCodes: 0 });
    expect((await login()).status).toBe(200);
    expect((await turnOff(administrator.password, recovery)).body).toMatchObject({
      message: expect.stringContaining('already off') as unknown,
    });
  });

  test('accepts a recovery code too', async () => {
    const [recovery = ''] = await turnOn();
    expect((await turnOff(administrator.password, recovery)).status).toBe(200);
    expect((await login()).status).toBe(200);
  });
});

test('the database does not store recovery codes', async () => {
  const codes = await turnOn();
  const rows = JSON.stringify(
    await server.database.system.selectFrom('recovery_codes').selectAll().execute(),
  );
  for (const code of codes) {
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll('-', ''));
  }
});

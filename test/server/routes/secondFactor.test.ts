import { findAccount } from '../../../src/server/accounts/accounts';
import { SecondFactor } from '../../../src/server/accounts/secondFactor';
import { Sessions } from '../../../src/server/accounts/sessions';
import { codePeriod, oneTimeCode } from '../../support/site/oneTimeCode';
import { callSecondFactor, enrol, valueOf } from '../../support/site/secondFactor';
import { administrator, superUser, TestServer } from '../../support/site/testServer';

/** In the middle of a period, so that no test passes from one to the next. */
const begin = Math.floor(Date.now() / codePeriod) * codePeriod + codePeriod / 2;

let server: TestServer;
let token: string;
let secret: string;
let now = begin;

beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => now); // before the server starts, so that it has this clock too
  server = await TestServer.start();
});

beforeEach(async () => {
  now = begin;
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
  callSecondFactor(server, token, 'start', { current_password: password });

const confirm = (code: string) => callSecondFactor(server, token, 'confirm', { code });

const turnOff = (password: string, code: string) =>
  callSecondFactor(server, token, 'turnOff', { current_password: password, code });

const state = async (): Promise<unknown> =>
  (await server.call('GET', '/api/user/secondFactor', { token })).body;

/** The code of an application, so many periods from now. */
const codeAt = (periods = 0): string => oneTimeCode(secret, now + periods * codePeriod);

const wrongCode = (): string => codeAt(1000);

const login = (values: object = {}) =>
  server.call('POST', '/api/auth/login', { body: { ...administrator, ...values } });

/** Turns it on, and waits for a code that was not used. @returns the recovery codes */
const turnOn = async (): Promise<readonly string[]> => {
  const enrolled = await enrol(server, token);
  secret = enrolled.secret;
  now += codePeriod;
  return enrolled.recoveryCodes;
};

describe('turning a second factor on', () => {
  test('takes the password, and a code of the secret', async () => {
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

  test('takes a code in full-width digits, and refuses digits of no code as any wrong one', async () => {
    secret = String(valueOf(await start(), 'secret'));
    for (const code of ['é12345', '12345\u0660', '１２３４５é', '😀1234'])
      expect((await confirm(code)).status).toBe(409);
    const wide = codeAt().replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    expect((await confirm(wide)).status).toBe(200);
    for (const code of ['é12345', '12345\u0660']) expect((await login({ code })).status).toBe(401);
  });

  test('ends the other sessions of the account, which began without', async () => {
    const [other, foreign] = [await server.login(), await server.login(superUser)];
    await turnOn();
    const statuses = [];
    for (const each of [token, other, foreign])
      statuses.push((await server.call('GET', '/api/user', { token: each })).status);
    expect(statuses).toEqual([200, 401, 200]);
  });

  test('begins again with another secret, and the former one is worth nothing', async () => {
    const former = String(valueOf(await start(), 'secret'));
    secret = String(valueOf(await start(), 'secret'));
    expect((await confirm(oneTimeCode(former, now))).status).toBe(409);
    expect((await confirm(codeAt())).status).toBe(200);
  });

  test('is refused where it is on, and where it was not begun', async () => {
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
  test('asks for the code where the password is right, and only there', async () => {
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

  test('says of a refused code no more than of a wrong password or an unknown account', async () => {
    await turnOn();
    const answers = [
      await login({ code: wrongCode() }),
      await login({ code: codeAt(), password: 'wrong-password' }),
      await login({ code: codeAt(), email: 'nobody@example.com' }),
    ].map(({ status, body }) => ({ status, body }));
    expect(answers[0]).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('code') as unknown },
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect((await login({ code: codeAt() })).status).toBe(200); // none of them has used it up
  });

  test('takes a code once, and none that came before it', async () => {
    await turnOn();
    expect((await login({ code: codeAt() })).status).toBe(200);
    expect((await login({ code: codeAt() })).status).toBe(401);
    expect((await login({ code: codeAt(-1) })).status).toBe(401);
    expect((await login({ code: codeAt(1) })).status).toBe(200);
  });

  test('takes a code once of many that come at the same time', async () => {
    await turnOn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => login({ code: codeAt() })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('takes the code that turned it on no second time', async () => {
    await turnOn();
    expect((await login({ code: codeAt(-1) })).status).toBe(401);
  });

  test.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('of a code %i steps from now answers %i', async (steps, expected) => {
    await turnOn();
    now += 10 * codePeriod;
    expect((await login({ code: codeAt(steps) })).status).toBe(expected);
  });

  test('takes each recovery code once, however it is written', async () => {
    const [first = '', second = ''] = await turnOn();
    expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect((await login({ code: first })).status).toBe(200);
    expect((await login({ code: first })).status).toBe(401);
    expect((await login({ code: ` ${second.toLowerCase().replaceAll('-', ' ')} ` })).status).toBe(200);
    expect(await state()).toEqual({ isOn: true, isRequired: false, recoveryCodes: 8 });
    expect(
      (await server.call('POST', '/api/auth/login', { body: { ...superUser, code: second } })).status,
    ).toBe(
      200, // who has no second factor needs no code
    );
  });

  test('does not begin a session where the second factor was turned on meanwhile', async () => {
    const account = await findAccount(server.database, administrator.email);
    if (!account) throw new Error('There is no account.');
    await turnOn();
    await expect(new Sessions(server.database).begin(account)).rejects.toMatchObject({ code: 'loginFailed' });
  });

  test.each([[['123456']], [123456], [{}], ['1'.repeat(101)]])(
    'refuses the code %j by its name',
    async (code) => {
      const { status, body } = await login({ code });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: expect.stringMatching(/^code is/) as unknown });
    },
  );
});

describe('turning it off', () => {
  test('takes the password and a code', async () => {
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

  test('goes with a recovery code too', async () => {
    const [recovery = ''] = await turnOn();
    expect((await turnOff(administrator.password, recovery)).status).toBe(200);
    expect((await login()).status).toBe(200);
  });
});

test('the database holds no recovery code', async () => {
  const codes = await turnOn();
  const rows = JSON.stringify(
    await server.database.system.selectFrom('recovery_codes').selectAll().execute(),
  );
  for (const code of codes) {
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll('-', ''));
  }
});

import { SecondFactor } from '../../../src/server/accounts/login/secondFactor';
import { codePeriod, oneTimeCode } from '../../support/site/oneTimeCode';
import { requestSecondFactor, enrol, valueOf } from '../../support/site/secondFactor';
import { administrator, TestServer } from '../../support/site/server/testServer';

/** The middle of a code period, so that no test crosses into the next one. */
const startTime = Math.floor(Date.now() / codePeriod) * codePeriod + codePeriod / 2;

let server: TestServer;
let token: string;
let secret: string;
let formerCodes: readonly string[];
let now = startTime;

beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => now); // before the server starts, so that it uses this clock too
  server = await TestServer.start();
});

beforeEach(async () => {
  now = startTime;
  token = await server.login();
  ({ secret, recoveryCodes: formerCodes } = await enrol(server, token));
  now += codePeriod; // to the next unused code
});

afterEach(async () => {
  await new SecondFactor(server.database).turnOff({ id: 1 });
});

afterAll(async () => {
  await server.close();
  jest.restoreAllMocks();
});

const renew = (code: string) => requestSecondFactor(server, token, 'renewRecoveryCodes', { code });

const codesLeft = async (): Promise<unknown> =>
  valueOf(await server.request('GET', '/api/user/secondFactor', { token }), 'recoveryCodes');

/** The code of an authenticator app, this many periods from now. */
const codeAt = (periods = 0): string => oneTimeCode(secret, now + periods * codePeriod);

const login = (values: object = {}) =>
  server.request('POST', '/api/auth/login', { body: { ...administrator, ...values } });

describe('a renewal of the recovery codes', () => {
  test('returns ten new codes; the second factor and the sessions stay', async () => {
    const other = valueOf(await login({ code: formerCodes[0] }), 'Authorization');
    const renewed = await renew(codeAt());
    expect(renewed.status).toBe(200);
    expect(renewed.headers['cache-control']).toBe('no-store');
    const codes = valueOf(renewed, 'recoveryCodes') as string[];
    expect(new Set(codes).size).toBe(10);
    expect(await codesLeft()).toBe(10);
    expect((await server.request('GET', '/api/user', { token: String(other) })).status).toBe(200);
    expect(valueOf(await login(), 'error')).toBe('code-required');
    expect((await login({ code: codes[0] })).status).toBe(200);
  });

  test('invalidates the former codes', async () => {
    expect((await renew(codeAt())).status).toBe(200);
    expect((await login({ code: formerCodes[1] })).status).toBe(401);
  });

  test('needs a code of the app: after a wrong, used or recovery code the former ones still work', async () => {
    const [former = ''] = formerCodes;
    for (const code of [codeAt(1000), codeAt(-1), former]) {
      const rejected = await renew(code);
      expect(rejected.status).toBe(409);
      expect(valueOf(rejected, 'recoveryCodes')).toBeUndefined();
    }
    expect(await codesLeft()).toBe(10);
    expect((await login({ code: former })).status).toBe(200);
  });

  test('uses its code up, also in concurrent requests', async () => {
    const code = codeAt();
    const responses = await Promise.all([renew(code), renew(code), renew(code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await login({ code })).status).toBe(401);
    expect(await codesLeft()).toBe(10);
  });

  test('is rejected if the second factor is off', async () => {
    await new SecondFactor(server.database).turnOff({ id: 1 });
    const { status, body } = await renew('123456');
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: expect.stringContaining('already off') as unknown });
  });
});

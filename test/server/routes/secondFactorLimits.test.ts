import { codePeriod, oneTimeCode } from '../../support/site/oneTimeCode';
import { requestSecondFactor, enrol, valueOf } from '../../support/site/secondFactor';
import { administrator, TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let token: string;
let secret: string;
let recoveryCodes: readonly string[];

beforeEach(async () => {
  server = await TestServer.start({ environment: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
  token = await server.login();
  ({ secret, recoveryCodes } = await enrol(server, token));
});

afterEach(() => server.close());

const nextCode = (): string => oneTimeCode(secret, Date.now() + codePeriod);

const wrongCode = (): string => oneTimeCode(secret, 0);

const login = (values: object = {}) =>
  server.request('POST', '/api/auth/login', { body: { ...administrator, ...values } });

const turnOff = async (code: string): Promise<number> =>
  (await requestSecondFactor(server, token, 'turnOff', { current_password: administrator.password, code }))
    .status;

test('wrong codes count as failed logins, a login without a code does not', async () => {
  for (let count = 0; count < 12; count += 1) expect(valueOf(await login(), 'error')).toBe('code-required');
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await login({ code: wrongCode() })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  expect((await login({ code: nextCode() })).status).toBe(429);
});

test('a stolen session can try only a limited number of codes', async () => {
  const statuses = [];
  for (let count = 0; count < 21; count += 1) statuses.push(await turnOff(wrongCode()));
  expect(statuses).toEqual([...Array<number>(20).fill(409), 429]);
  expect(await turnOff(nextCode())).toBe(429);
});

test('a renewal of the recovery codes counts its wrong codes with the others', async () => {
  const renew = async (code: string): Promise<number> =>
    (await requestSecondFactor(server, token, 'renewRecoveryCodes', { code })).status;
  const statuses = [];
  for (let count = 0; count < 20; count += 1) statuses.push(await renew(wrongCode()));
  expect(statuses).toEqual(Array<number>(20).fill(409));
  expect(await renew(nextCode())).toBe(429);
  expect(await turnOff(nextCode())).toBe(429);
});

test('the number of tried codes is limited over all IP addresses, and a recovery code is still accepted', async () => {
  const statuses = [];
  for (let count = 0; count < 20; count += 1) statuses.push(await turnOff(wrongCode()));
  const loginFrom = async (address: string, code: string) => {
    const headers = { 'x-forwarded-for': address };
    return server.request('POST', '/api/auth/login', { body: { ...administrator, code }, headers });
  };
  for (let count = 1; count <= 11; count += 1)
    statuses.push((await loginFrom(`192.0.2.${count}`, wrongCode())).status);
  expect(statuses).toEqual([...Array<number>(20).fill(409), ...Array<number>(10).fill(401), 429]);
  const { status, headers } = await loginFrom('192.0.2.99', nextCode());
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
  expect((await loginFrom('192.0.2.99', recoveryCodes[0] ?? '')).status).toBe(200);
});

import { codePeriod, oneTimeCode } from '../../support/oneTimeCode';
import { callSecondFactor, enrol, valueOf } from '../../support/secondFactor';
import { administrator, TestServer } from '../../support/testServer';

let server: TestServer;
let token: string;
let secret: string;

beforeEach(async () => {
  server = await TestServer.start({ environment: { RATE_LIMIT: 'on' } });
  token = await server.login();
  secret = (await enrol(server, token)).secret;
});

afterEach(() => server.close());

const nextCode = (): string => oneTimeCode(secret, Date.now() + codePeriod);

const wrongCode = (): string => oneTimeCode(secret, 0);

const login = (values: object = {}) =>
  server.call('POST', '/api/auth/login', { body: { ...administrator, ...values } });

const turnOff = async (code: string): Promise<number> =>
  (await callSecondFactor(server, token, 'turnOff', { current_password: administrator.password, code }))
    .status;

test('wrong codes of a login count, and asking for the code does not', async () => {
  for (let count = 0; count < 12; count += 1) expect(valueOf(await login(), 'error')).toBe('code-required');
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await login({ code: wrongCode() })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  expect((await login({ code: nextCode() })).status).toBe(429);
});

test('a stolen session cannot try codes without end', async () => {
  const statuses = [];
  for (let count = 0; count < 21; count += 1) statuses.push(await turnOff(wrongCode()));
  expect(statuses).toEqual([...Array<number>(20).fill(409), 429]);
  expect(await turnOff(nextCode())).toBe(429);
});

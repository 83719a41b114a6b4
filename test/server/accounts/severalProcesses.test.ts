import { administrator, TestServer } from '../../support/site/server/testServer';

let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  one = await TestServer.start({ environment: { RATE_LIMIT: 'on' } });
  other = await one.sibling();
});

afterAll(async () => {
  await other.close();
  await one.close();
});

test('a session from one process is valid in the other, and a logout ends it in both', async () => {
  const token = await one.login();
  expect((await other.request('GET', '/api/auth/session', { token })).body).toMatchObject({
    email: administrator.email,
  });
  expect((await other.request('POST', '/api/auth/logout', { token })).status).toBe(200);
  expect((await one.request('GET', '/api/auth/session', { token })).status).toBe(401);
});

test('a password change in one process ends the other sessions in every process', async () => {
  const [currentToken, otherToken] = [await one.login(), await other.login()];
  const { email, password } = administrator;
  const body = {
    email,
    current_password: password,
    password: 'another one, of words',
    confirm_password: 'another one, of words',
  };
  expect((await one.request('POST', '/api/user/changePassword', { token: currentToken, body })).status).toBe(
    200,
  );
  expect((await other.request('GET', '/api/user', { token: otherToken })).status).toBe(401);
  expect((await other.request('GET', '/api/user', { token: currentToken })).status).toBe(200);
});

test('failed logins of all processes count together', async () => {
  const statuses = [];
  for (let count = 0; count < 12; count += 1) {
    const { status } = await (count % 2 ? one : other).request('POST', '/api/auth/login', {
      body: { email: 'someone@example.com', password: 'wrong-password' },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

import { maxPasswordLength, minPasswordLength } from '../../../src/model/limits';
import { createAccount } from '../../../src/server/accounts/accounts';
import { administrator, TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
});

afterAll(() => server.close());

const twice = (password: string) => ({ password, confirm_password: password });

/** A password of this length that is hard to guess. */
const unguessable = (length: number): string =>
  Array.from({ length }, (_, index) =>
    String.fromCharCode(33 + ((index * index * 31 + index * 17) % 94)),
  ).join('');

describe('a new password', () => {
  test.each([
    ['too short. Use at least 12', 'short by one', 'q8#Vz0!mK2w'],
    ['too short. Use at least 12', 'long enough only if repeated spaces count', 'q8#Vz   0!mK2'],
    ['too short. Use at least 12', 'long enough only in UTF-16 units', '🚚'.repeat(11)],
    ['too long. Use no more than 128', 'long by one', unguessable(129)],
    ['easy to guess', 'one of the most common', 'password1234'],
    ['easy to guess', 'a common one with a few replaced letters', 'P@ssw0rd1234'],
    ['easy to guess', 'the keys of a keyboard', 'azertyuiop123'],
    ['easy to guess', 'one letter many times', 'x'.repeat(40)],
    ['easy to guess', "the account's own address", administrator.email],
    ['easy to guess', 'the name of the site, and a number', 'Norcuve123456'],
  ])('is rejected as %s: %s', async (message, _case, password) => {
    const { email, password: current } = administrator;
    const body = { email, current_password: current, ...twice(password) };
    const response = await server.request('POST', '/api/user/changePassword', { token, body });
    expect(response).toMatchObject({
      status: 400,
      body: { status: 'fail', message: expect.stringContaining(message) as unknown },
    });
  });

  /** Changes the password of a new account. @returns the status */
  const statusOfChange = async (from: string, to: string): Promise<number> => {
    const email = `${to.length}-${from.length}@example.net`;
    await createAccount(server, { email, password: from, isSuperUser: false });
    const session = await server.login({ email, password: from });
    const body = { email, current_password: from, password: to, confirm_password: to };
    return (await server.request('POST', '/api/user/changePassword', { token: session, body })).status;
  };

  test.each([
    ['the fewest characters', unguessable(minPasswordLength)],
    ['64 characters', unguessable(64)],
    ['the most characters', unguessable(maxPasswordLength)],
    ['the most characters, each of two units', '𝒜𝒷𝒸𝒹'.repeat(3) + '🚚'.repeat(maxPasswordLength - 12)],
    ['words and spaces', 'les citernes  bleues roulent'],
  ])('of %s is accepted', async (_case, password) => {
    expect(await statusOfChange('a current password', password)).toBe(200);
  });

  test.each(['of-old-8', 'o'.repeat(256)])(
    'that was set under older rules still logs in: %s',
    async (oldPassword) => {
      expect(await statusOfChange(oldPassword, 'les citernes bleues roulent')).toBe(200);
    },
  );
});

describe('a password that the site generated', () => {
  test('is reported as temporary until it is changed', async () => {
    const account = { email: 'new@example.net', password: 'bW9kZSBkJ2VtcGxvaQ' };
    await createAccount(server, { ...account, isSuperUser: false, hasTemporaryPassword: true });
    const session = await server.login(account);
    const sessionOf = async () => (await server.request('GET', '/api/auth/session', { token: session })).body;
    expect(await sessionOf()).toMatchObject({ hasTemporaryPassword: true });
    const body = {
      email: account.email,
      current_password: account.password,
      ...twice('les citernes bleues'),
    };
    expect((await server.request('POST', '/api/user/changePassword', { token: session, body })).status).toBe(
      200,
    );
    expect(await sessionOf()).toMatchObject({ hasTemporaryPassword: false });
  });
});

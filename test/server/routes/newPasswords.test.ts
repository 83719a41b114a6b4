import { maxPasswordLength, minPasswordLength } from '../../../src/model/limits';
import { createAccount } from '../../../src/server/accounts/accounts';
import { administrator, TestServer } from '../../support/site/testServer';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
});

afterAll(() => server.close());

const twice = (password: string) => ({ password, confirm_password: password });

/** A password of so many characters that nobody guesses. */
const unguessable = (length: number): string =>
  Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * at * 31 + at * 17) % 94))).join('');

describe('a new password', () => {
  test.each([
    ['too short: 12', 'short by one', 'q8#Vz0!mK2w'],
    ['too short: 12', 'long enough by its spaces only', 'q8#Vz   0!mK2'],
    ['too short: 12', 'long enough by the units of its signs only', '🚚'.repeat(11)],
    ['too long: 128', 'long by one', unguessable(129)],
    ['easy to guess', 'one of the most common', 'password1234'],
    ['easy to guess', 'a common one that is spoilt a little', 'P@ssw0rd1234'],
    ['easy to guess', 'the keys of a keyboard', 'azertyuiop123'],
    ['easy to guess', 'one letter many times', 'x'.repeat(40)],
    ['easy to guess', "the account's own address", administrator.email],
    ['easy to guess', 'the name of the site, and a number', 'Norcuve123456'],
  ])('is refused as %s: %s', async (message, _case, password) => {
    const { email, password: current } = administrator;
    const body = { email, current_password: current, ...twice(password) };
    const answer = await server.call('POST', '/api/user/changePassword', { token, body });
    expect(answer).toMatchObject({
      status: 400,
      body: { status: 'fail', message: expect.stringContaining(message) as unknown },
    });
  });

  /** What a change from one password to another is answered, on an account of its own. */
  const statusOfChange = async (from: string, to: string): Promise<number> => {
    const email = `${to.length}-${from.length}@example.net`;
    await createAccount(server, { email, password: from, isSuperUser: false });
    const session = await server.login({ email, password: from });
    const body = { email, current_password: from, password: to, confirm_password: to };
    return (await server.call('POST', '/api/user/changePassword', { token: session, body })).status;
  };

  test.each([
    ['the fewest characters', unguessable(minPasswordLength)],
    ['64 characters', unguessable(64)],
    ['the most characters', unguessable(maxPasswordLength)],
    ['the most characters, each of two units', '𝒜𝒷𝒸𝒹'.repeat(3) + '🚚'.repeat(maxPasswordLength - 12)],
    ['words and spaces', 'les citernes  bleues roulent'],
  ])('of %s is taken', async (_case, password) => {
    expect(await statusOfChange('a password of before', password)).toBe(200);
  });

  test.each(['of-old-8', 'o'.repeat(256)])(
    'that was set under other rules still logs in: %s',
    async (old) => {
      expect(await statusOfChange(old, 'les citernes bleues roulent')).toBe(200);
    },
  );
});

describe('a password that the site made up', () => {
  test('is told of until it is changed', async () => {
    const account = { email: 'new@example.net', password: 'bW9kZSBkJ2VtcGxvaQ' };
    await createAccount(server, { ...account, isSuperUser: false, hasTemporaryPassword: true });
    const session = await server.login(account);
    const told = async () => (await server.call('GET', '/api/auth/session', { token: session })).body;
    expect(await told()).toMatchObject({ hasTemporaryPassword: true });
    const body = {
      email: account.email,
      current_password: account.password,
      ...twice('les citernes bleues'),
    };
    expect((await server.call('POST', '/api/user/changePassword', { token: session, body })).status).toBe(
      200,
    );
    expect(await told()).toMatchObject({ hasTemporaryPassword: false });
  });
});

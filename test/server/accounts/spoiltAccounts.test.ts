import { TOTP, Secret } from 'otpauth';
import { administrator, TestServer } from '../../support/site/server/testServer';

/*
 * Invalid password hashes and secrets, which a manipulated backup may contain.
 */

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

const loginAfter = async (invalidValues: { passwordHash?: string; totpSecret?: string }, code: string) => {
  await server.database.system
    .updateTable('accounts')
    .set({ lastTotpStep: 0, ...invalidValues })
    .where('email', '=', administrator.email)
    .execute();
  const { status } = await server.request('POST', '/api/auth/login', { body: { ...administrator, code } });
  return status;
};

const codeOfEmptySecret = (): string =>
  new TOTP({ secret: new Secret({ buffer: new ArrayBuffer(0) }) }).generate();

test.each(['!!! no base32', ''])('no code is accepted for the invalid secret %j', async (totpSecret) => {
  expect(await loginAfter({ totpSecret }, '123456')).toBe(401);
  expect(await loginAfter({ totpSecret }, codeOfEmptySecret())).toBe(401);
});

test.each(['', 'in clear', '$argon2id$', '$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$'])(
  'no password is accepted for the invalid hash %j',
  async (passwordHash) => {
    expect(await loginAfter({ passwordHash }, '123456')).toBe(401);
  },
);

import { TOTP, Secret } from 'otpauth';
import { administrator, TestServer } from '../../support/site/testServer';

/*
 * What a backup that somebody wrote may hold in the place of what accounts are known by.
 */

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

const loginAfter = async (spoilt: { passwordHash?: string; totpSecret?: string }, code: string) => {
  await server.database.system
    .updateTable('accounts')
    .set({ lastTotpStep: 0, ...spoilt })
    .where('email', '=', administrator.email)
    .execute();
  const { status } = await server.call('POST', '/api/auth/login', { body: { ...administrator, code } });
  return status;
};

const codeOfNothing = (): string =>
  new TOTP({ secret: new Secret({ buffer: new ArrayBuffer(0) }) }).generate();

test.each(['!!! no base32', ''])('no code is right for the secret %j', async (totpSecret) => {
  expect(await loginAfter({ totpSecret }, '123456')).toBe(401);
  expect(await loginAfter({ totpSecret }, codeOfNothing())).toBe(401);
});

test.each(['', 'in clear', '$argon2id$', '$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$'])(
  'no password is right for the hash %j',
  async (passwordHash) => {
    expect(await loginAfter({ passwordHash }, '123456')).toBe(401);
  },
);

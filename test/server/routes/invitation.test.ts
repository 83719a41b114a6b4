import { acceptInvitation, addAccount, newPassword } from '../../support/site/invitedAccount';
import { environmentOf, runInThisProcess } from '../../support/site/server/commandLine';
import { superUser, TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login(superUser);
});

afterAll(() => server.close());

const endOf = (endsAt: number) => server.database.system.updateTable('invitations').set({ endsAt }).execute();

describe('the token of a one-time link', () => {
  test('sets the password once, and starts no session', async () => {
    const { invitation } = await addAccount(server, token, 'once@example.com');
    const { status, headers, body } = await acceptInvitation(server, invitation);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      status: 'success',
      message: 'The password is changed.',
      email: 'once@example.com',
    });
    await server.login({ email: 'once@example.com', password: newPassword });
    expect((await acceptInvitation(server, invitation, 'another quiet otter')).status).toBe(404);
  });

  test('works for one of several requests at the same time', async () => {
    const { invitation } = await addAccount(server, token, 'race@example.com');
    const passwords = ['first of four otters', 'second of four otters', 'third of four otters'];
    const responses = await Promise.all(passwords.map((each) => acceptInvitation(server, invitation, each)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('has the same response whether it is unknown, used, replaced or expired', async () => {
    const used = await addAccount(server, token, 'used@example.com');
    await acceptInvitation(server, used.invitation);
    const replaced = await addAccount(server, token, 'replaced@example.com');
    await server.request('POST', `/api/accounts/${replaced.id}/invitation`, {
      token,
      body: { current_password: superUser.password },
    });
    const expired = await addAccount(server, token, 'expired@example.com');
    await endOf(Date.now());
    const responses = await Promise.all(
      ['x'.repeat(43), used.invitation, replaced.invitation, expired.invitation].map((each) =>
        acceptInvitation(server, each, 'short'),
      ),
    );
    for (const { status, body } of responses) expect([status, body]).toEqual([404, responses[0]?.body]);
    expect(responses[0]?.body).toMatchObject({ message: expect.stringContaining('72 hours') as unknown });
  });

  test.each([
    ['too short', 'short', 'short', 400],
    ['easy to guess', 'password1234', 'password1234', 400],
    ['the address itself', 'refused@example.com', 'refused@example.com', 400],
    ['not typed twice', newPassword, `${newPassword}s`, 409],
  ])('stays valid if the password is %s', async (_case, password, confirm_password, status) => {
    await server.database.system.deleteFrom('invitations').execute();
    await server.database.system.deleteFrom('accounts').where('email', '=', 'refused@example.com').execute();
    const { invitation } = await addAccount(server, token, 'refused@example.com');
    const body = { token: invitation, password, confirm_password };
    expect((await server.request('POST', '/api/auth/invitation', { body })).status).toBe(status);
    expect((await acceptInvitation(server, invitation)).status).toBe(200);
  });

  test('no longer works after a reset on the command line', async () => {
    const { invitation } = await addAccount(server, token, 'command@example.com');
    expect(
      (await runInThisProcess('account', ['reset', 'command@example.com'], environmentOf(server))).code,
    ).toBe(0);
    expect((await acceptInvitation(server, invitation)).status).toBe(404);
  });
});

test('guesses of tokens are limited per IP address', async () => {
  const limited = await server.sibling({ RATE_LIMIT: 'on' });
  const { invitation } = await addAccount(server, token, 'limited@example.com');
  const from = (remoteAddress: string, each = 'x') =>
    acceptInvitation(limited, each, newPassword, { remoteAddress });
  for (let attempt = 0; attempt < 50; attempt += 1) expect((await from('192.0.2.1')).status).toBe(404);
  expect((await from('192.0.2.1', invitation)).status).toBe(429);
  expect((await from('192.0.2.2', invitation)).status).toBe(200);
  await limited.close();
});

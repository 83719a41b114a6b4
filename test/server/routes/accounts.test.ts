import { createAccount } from '../../../src/server/accounts/accounts';
import type { ReceivedMail } from '../../support/faults/mailServer';
import { TestMailServer } from '../../support/faults/mailServer';
import { acceptInvitation, addAccount, newPassword } from '../../support/site/invitedAccount';
import { enrol } from '../../support/site/secondFactor';
import { administrator, isRecord, superUser, TestServer } from '../../support/site/server/testServer';

let mailServer: TestMailServer;
let server: TestServer;
let token: string;

beforeAll(async () => {
  mailServer = await TestMailServer.start();
  server = await TestServer.start({ environment: mailServer.environment() });
  token = await server.login(superUser);
});

afterAll(async () => {
  await server.close();
  await mailServer.close();
});

const confirmation = { current_password: superUser.password };

const accounts = async (): Promise<readonly Record<string, unknown>[]> => {
  const { body } = await server.request('GET', '/api/accounts', { token });
  return isRecord(body) && Array.isArray(body.accounts) ? body.accounts.filter(isRecord) : [];
};

const accountOf = async (email: string): Promise<Record<string, unknown>> =>
  (await accounts()).find((each) => each.email === email) ?? {};

const change = (
  method: 'POST' | 'DELETE',
  id: unknown,
  part: '' | '/invitation' | '/sessions' | '/secondFactor',
  body: object = confirmation,
) => server.request(method, `/api/accounts/${String(id)}${part}`, { token, body });

/** An account with a password, as the screen shows it. */
const withPassword = async (email: string, isSuperUser = false) => {
  const account = { email, password: `the password of ${email}`, isSuperUser };
  await createAccount(server, account);
  return { ...account, id: Number((await accountOf(email)).id) };
};

const loginStatus = async (account: { email: string; password: string }): Promise<number> =>
  (await server.request('POST', '/api/auth/login', { body: account })).status;

/** The next mails to an account, without those to others, and their English subjects. */
const mailsTo = async (email: string, count: number) => {
  const mails: ReceivedMail[] = [];
  while (mails.length < count) {
    const mail = await mailServer.next();
    if (mail.to.includes(email)) mails.push(mail);
  }
  return { mails, subjects: mails.map(({ subject }) => subject.split(' / ')[1]).sort() };
};

describe('the list of accounts', () => {
  test('shows people, roles, last logins, second factors and sessions, but no secret', async () => {
    const before = Date.now();
    const owner = await withPassword('list@example.com');
    expect(await accountOf(owner.email)).toMatchObject({ lastLoginAt: null, sessions: 0, lastUseAt: null });
    const own = await server.login(owner);
    await server.login(owner);
    await enrol(server, own, owner); // ends the other session
    const { status, headers, body, raw } = await server.request('GET', '/api/accounts', { token });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({ accounts: await accounts() });
    const shown = await accountOf(owner.email);
    expect(shown).toEqual({
      id: owner.id,
      email: owner.email,
      name: '',
      role: 'administrator',
      lastLoginAt: expect.any(Number) as unknown,
      hasSecondFactor: true,
      hasPassword: true,
      sessions: 1,
      lastUseAt: expect.any(Number) as unknown,
      invitationEndsAt: null,
    });
    expect(shown.lastLoginAt).toBeGreaterThanOrEqual(before);
    expect(await accountOf(superUser.email)).toMatchObject({ role: 'superUser' });
    expect(raw.toString()).not.toMatch(/argon2|secret/i);
  });
});

describe('a new account', () => {
  test('has a name, a role, and a link for 72 hours, but no password', async () => {
    const before = Date.now();
    const { id, invitation, endsAt } = await addAccount(server, token, ' Ann@Example.com ', {
      name: ' Ann  Roy ',
    });
    expect(invitation).toMatch(/^[\w-]{43}$/);
    expect(endsAt - before).toBeGreaterThanOrEqual(72 * 3_600_000);
    expect(await accountOf('ann@example.com')).toMatchObject({
      ...{ id, name: 'Ann Roy', role: 'administrator', hasPassword: false, invitationEndsAt: endsAt },
    });
    for (const password of ['', ' ', invitation])
      expect([400, 401]).toContain(await loginStatus({ email: 'ann@example.com', password }));
    expect(JSON.stringify(await accounts())).not.toContain(invitation);
    const rows = await server.database.system.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(invitation);
  });

  test('can be a second super-user', async () => {
    const { invitation } = await addAccount(server, token, 'second@example.com', { role: 'superUser' });
    await acceptInvitation(server, invitation);
    const own = await server.login({ email: 'second@example.com', password: newPassword });
    expect((await server.request('GET', '/api/accounts', { token: own })).status).toBe(200);
  });

  test.each([
    ['an address that has an account', { email: administrator.email.toUpperCase() }, 409],
    ['no address', { email: 'ann' }, 400],
    ['an address that adds a header to mails', { email: 'a@b.c,<d@e.f>' }, 400],
    ['an unknown role', { role: 'owner' }, 400],
    ['a name that is too long', { name: 'x'.repeat(101) }, 400],
    ['a wrong password of the super-user', { current_password: 'not this one' }, 409],
    ['no password of the super-user', { current_password: undefined }, 400],
  ])('is refused with %s', async (_case, wrong, status) => {
    const before = await accounts();
    const body = { ...confirmation, email: 'new@example.com', name: '', role: 'administrator', ...wrong };
    expect((await server.request('POST', '/api/accounts', { token, body })).status).toBe(status);
    expect((await accounts()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });
});

describe('an account that is reset', () => {
  test('loses its password and its sessions at once, and gets a link', async () => {
    const owner = await withPassword('reset@example.com');
    const own = await server.login(owner);
    const { status, headers, body } = await change('POST', owner.id, '/invitation');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await server.request('GET', '/api/user', { token: own })).status).toBe(401);
    expect(await loginStatus(owner)).toBe(401);
    const { mails, subjects } = await mailsTo(owner.email, 1);
    expect(subjects).toEqual(['Your password was reset']);
    const invitation = isRecord(body) ? String(body.token) : '';
    expect(mails[0]?.raw).not.toContain(invitation);
    expect((await acceptInvitation(server, invitation)).status).toBe(200);
    expect((await mailsTo(owner.email, 1)).subjects).toEqual(['Your password was changed']);
    expect(await loginStatus({ email: owner.email, password: newPassword })).toBe(200);
  });

  test('has one link: the former one no longer works', async () => {
    const { id, invitation } = await addAccount(server, token, 'twice@example.com');
    expect((await change('POST', id, '/invitation')).status).toBe(200);
    expect((await acceptInvitation(server, invitation)).status).toBe(404);
  });

  test('still needs the code of its second factor', async () => {
    const owner = await withPassword('factor@example.com');
    await enrol(server, await server.login(owner), owner);
    const { body } = await change('POST', owner.id, '/invitation');
    await acceptInvitation(server, isRecord(body) ? String(body.token) : '');
    const login = { email: owner.email, password: newPassword };
    expect((await server.request('POST', '/api/auth/login', { body: login })).body).toMatchObject({
      error: 'code-required',
    });
    expect((await change('DELETE', owner.id, '/secondFactor')).status).toBe(200);
    expect(await loginStatus(login)).toBe(200);
    expect((await change('DELETE', owner.id, '/secondFactor')).status).toBe(409);
    expect((await mailsTo(owner.email, 4)).subjects).toEqual([
      'Two-step verification was turned off',
      'Two-step verification was turned on',
      'Your password was changed',
      'Your password was reset',
    ]);
  });
});

describe('the sessions of an account', () => {
  test('end, but the password stays', async () => {
    const owner = await withPassword('sessions@example.com');
    const own = await server.login(owner);
    expect((await change('DELETE', owner.id, '/sessions')).status).toBe(200);
    expect((await server.request('GET', '/api/user', { token: own })).status).toBe(401);
    expect((await mailsTo(owner.email, 1)).subjects).toEqual(['Your sessions were ended']);
    expect(await loginStatus(owner)).toBe(200);
  });

  test('end except the current one if they are your own', async () => {
    const other = await server.login(superUser);
    const { id } = await accountOf(superUser.email);
    expect((await change('DELETE', id, '/sessions')).status).toBe(200);
    expect((await server.request('GET', '/api/user', { token: other })).status).toBe(401);
    expect((await server.request('GET', '/api/user', { token })).status).toBe(200);
  });
});

describe('a removed account', () => {
  test('is gone with its sessions and its link', async () => {
    const owner = await withPassword('gone@example.com');
    const own = await server.login(owner);
    expect((await change('DELETE', owner.id, '')).status).toBe(200);
    expect((await mailsTo(owner.email, 1)).subjects).toEqual(['Your account was deleted']);
    expect((await server.request('GET', '/api/user', { token: own })).status).toBe(401);
    expect(await accountOf(owner.email)).toEqual({});
    expect((await change('DELETE', owner.id, '')).status).toBe(404);
    const { id, invitation } = await addAccount(server, token, 'invited@example.com');
    expect((await change('DELETE', id, '')).status).toBe(200);
    expect((await acceptInvitation(server, invitation)).status).toBe(404);
  });

  test('is never your own', async () => {
    const { id } = await accountOf(superUser.email);
    const responses = [
      await change('DELETE', id, ''),
      await change('DELETE', id, '/secondFactor'),
      await change('POST', id, '/invitation'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await server.request('GET', '/api/user', { token })).status).toBe(200);
  });
});

test('every change needs the password of the super-user, and another account has no permission', async () => {
  const owner = await withPassword('safe@example.com');
  const own = await server.login(owner);
  for (const [method, part] of [
    ['POST', '/invitation'],
    ['DELETE', '/sessions'],
    ['DELETE', '/secondFactor'],
    ['DELETE', ''],
  ] as const) {
    expect((await change(method, owner.id, part, { current_password: owner.password })).status).toBe(409);
    expect((await change(method, owner.id, part, {})).status).toBe(400);
    const url = `/api/accounts/${owner.id}${part}`;
    const body = { current_password: owner.password };
    expect((await server.request(method, url, { token: own, body })).status).toBe(403);
  }
  expect((await server.request('GET', '/api/user', { token: own })).status).toBe(200);
});

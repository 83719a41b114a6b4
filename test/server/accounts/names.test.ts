import { findAccount } from '../../../src/server/accounts/accounts';
import { deleteAccount } from '../../../src/server/accounts/deleteAccount';
import { environmentOf, runInThisProcess } from '../../support/site/server/commandLine';
import { administrator, isRecord, superUser, TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let token: string;
let superToken: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  superToken = await server.login(superUser);
});

afterAll(() => server.close());

const account = (...args: string[]) => runInThisProcess('account', args, environmentOf(server));

const rename = (name: unknown, as = token) =>
  server.request('PUT', '/api/user/name', { token: as, body: { name } });

const session = async () => (await server.request('GET', '/api/auth/session', { token })).body;

const newest = async (): Promise<unknown> => {
  const { body } = await server.request('GET', '/api/history?limit=1', { token });
  return isRecord(body) && Array.isArray(body.changes) ? body.changes[0] : undefined;
};

describe('the name of a person', () => {
  it('is shown in the history, also for earlier changes, and removed again', async () => {
    await server.request('POST', '/api/location/save', { token, body: { nameEn: 'Here' } });
    expect(await newest()).toMatchObject({ author: administrator.email, authorName: null });
    expect((await rename('  Ann\n Roy ')).status).toBe(200);
    expect(await session()).toMatchObject({ email: administrator.email, name: 'Ann Roy' });
    expect(await newest()).toMatchObject({ author: administrator.email, authorName: 'Ann Roy' });
    const { body } = await server.request('GET', '/api/history/people', { token });
    expect(body).toMatchObject({ people: [{ name: 'Ann Roy' }] });
    await rename('');
    expect(await newest()).toMatchObject({ authorName: null });
  });

  it('is not that of a colleague, nor a login of one', async () => {
    await rename('Ann Roy');
    for (const name of ['ANN  ROY', 'Ann Röy', administrator.email.toUpperCase()])
      expect(await rename(name, superToken)).toMatchObject({
        status: 409,
        body: { message: /another name/i },
      });
    expect((await rename('Ann Roy')).status).toBe(200);
    const invited = await server.request('POST', '/api/accounts', {
      token: superToken,
      body: {
        ...{ email: 'new@example.com', name: 'Ann Roy', role: 'administrator' },
        current_password: superUser.password,
      },
      headers: { 'accept-language': 'fr' },
    });
    expect(invited).toMatchObject({ status: 409, body: { message: /porte déjà le nom/ } });
    expect(await account('create', 'new@example.com', '--name', 'ann roy')).toMatchObject({ code: 1 });
  });

  it('does not change the login, nor is it open to visitors or without limits', async () => {
    await rename('Ann Roy');
    await expect(server.login()).resolves.toEqual(expect.any(String));
    expect((await server.request('PUT', '/api/user/name', { body: { name: 'x' } })).status).toBe(401);
    expect((await rename('x'.repeat(101))).status).toBe(400);
    expect(await session()).toMatchObject({ name: 'Ann Roy' });
  });

  it('says who has changed the same since', async () => {
    await rename('Ann Roy');
    const values = { nameEn: 'North', nameFr: 'Nord' };
    const added = await server.request('POST', '/api/manufacturer/save', { token: superToken, body: values });
    const id = isRecord(added.body) ? Number(added.body.id) : NaN;
    await server.request('PUT', '/api/manufacturer/update', { token, body: { id, nameEn: 'South' } });
    const update = { id, nameEn: 'East', base: values };
    expect(
      await server.request('PUT', '/api/manufacturer/update', { token: superToken, body: update }),
    ).toMatchObject({ status: 409, body: { conflicts: [{ author: 'Ann Roy' }] } });
    const undo = { id: Number(added.headers['content-version']) };
    expect(
      await server.request('POST', '/api/history/undo', { token: superToken, body: undo }),
    ).toMatchObject({
      status: 409,
      body: { message: 'This can no longer be undone: Ann Roy has changed it since.' },
    });
  });

  it('is set on the command line, and goes with the account', async () => {
    expect(await account('create', 'third@example.com', '--name', 'Léa  Côté')).toMatchObject({ code: 0 });
    expect((await account('list')).output).toMatch(/^third@example\.com {2}Léa Côté {2}temporary/m);
    expect(await account('name', 'third@example.com', 'Léa Roy')).toEqual({
      code: 0,
      output: 'The history shows third@example.com as Léa Roy.\n',
    });
    const third = await findAccount(server.database, 'third@example.com');
    if (!third) throw new Error('There is no account.');
    expect(third.name).toBe('Léa Roy');
    await server.database.system
      .updateTable('changes')
      .set({ author: third.email })
      .where('author', '=', superUser.email)
      .execute();
    const people = async () => (await server.request('GET', '/api/history/people', { token })).body;
    expect(JSON.stringify(await people())).toContain('Léa Roy');
    await deleteAccount(server.database, third);
    expect(JSON.stringify(await people())).not.toContain('Léa');
    expect(await account('name', 'third@example.com', 'x')).toMatchObject({ code: 1 });
    expect((await account('name', superUser.email)).output).toContain('by the e-mail address');
    expect(await account('name', superUser.email, 'x'.repeat(101))).toMatchObject({ code: 1 });
  });
});

describe('the super-user', () => {
  const confirmation = { current_password: superUser.password };

  const renameOther = (id: unknown, name: string, body: object = confirmation) =>
    server.request('PUT', `/api/accounts/${String(id)}/name`, { token: superToken, body: { ...body, name } });

  const idOf = async (email: string): Promise<number | undefined> =>
    (await findAccount(server.database, email))?.id;

  const nameOf = async (email: string): Promise<string | undefined> =>
    (await findAccount(server.database, email))?.name;

  it('renames an account, the own one too', async () => {
    expect((await renameOther(await idOf(administrator.email), ' Marie  Roy ')).status).toBe(200);
    expect(await nameOf(administrator.email)).toBe('Marie Roy');
    expect((await renameOther(await idOf(superUser.email), 'Owner')).status).toBe(200);
    expect(await nameOf(superUser.email)).toBe('Owner');
  });

  it.each([
    ['the name of another account', 'owner', {}, 409],
    ['a name that is too long', 'x'.repeat(101), {}, 400],
    ['a wrong password', 'Ann', { current_password: 'not this one' }, 409],
    ['no password', 'Ann', { current_password: undefined }, 400],
  ])('keeps the name with %s', async (_case, name, wrong, status) => {
    const id = await idOf(administrator.email);
    expect((await renameOther(id, name, { ...confirmation, ...wrong })).status).toBe(status);
    expect(await nameOf(administrator.email)).toBe('Marie Roy');
  });

  it('cannot rename an account that does not exist', async () =>
    expect((await renameOther(99_999, 'Nobody')).status).toBe(404));
});

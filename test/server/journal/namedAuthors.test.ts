import { createAccount } from '../../../src/server/accounts/accounts';
import { isRecord, superUser, TestServer } from '../../support/site/testServer';

/*
 * Three change one row: who is named is the one who changed what two of them contest, not who changed anything last.
 */

const third = { email: 'third@example.com', password: 'third-password-of-three' } as const;
const opened = { nameEn: 'North', nameFr: 'Nord' };

let server: TestServer;
let mine: string;
let contender: string;
let bystander: string;

beforeAll(async () => {
  server = await TestServer.start();
  await createAccount(server, { ...third, isSuperUser: false });
  [mine, contender, bystander] = await Promise.all([
    server.login(),
    server.login(superUser),
    server.login(third),
  ]);
});

afterAll(() => server.close());

const addManufacturer = async (): Promise<number> => {
  const { body } = await server.call('POST', '/api/manufacturer/save', { token: mine, body: opened });
  return isRecord(body) ? Number(body.id) : NaN;
};

const update = (token: string, body: unknown) =>
  server.call('PUT', '/api/manufacturer/update', { token, body });

/** A row of which one has changed the English name, and another the rest, so many times since. */
const contested = async (times: number) => {
  const id = await addManufacturer();
  const { headers } = await update(mine, { id, nameEn: 'South' });
  await update(contender, { id, nameEn: 'East' });
  for (let time = 0; time < times; time += 1) await update(bystander, { id, nameFr: `Est ${time}` });
  return { id, change: Number(headers['content-version']) };
};

describe.each([1, 45])('after %i other changes', (times) => {
  it('an undo that is refused names who changed the same', async () => {
    const { change } = await contested(times);
    const refused = await server.call('POST', '/api/history/undo', { token: mine, body: { id: change } });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: `This can no longer be undone: ${superUser.email} has changed it since.` },
    });
  });

  it('a conflict names who changed the contested fields', async () => {
    const { id } = await contested(times);
    const base = { ...opened, nameEn: 'South' };
    const refused = await update(mine, { id, nameEn: 'West', base });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        conflicts: [{ fields: ['nameEn'], author: superUser.email, at: expect.any(Number) as number }],
      },
    });
  });
});

it('an addition that is not undone names who changed it, not who reordered it', async () => {
  const { body, headers } = await server.call('POST', '/api/manufacturer/save', {
    token: mine,
    body: opened,
  });
  const id = isRecord(body) ? Number(body.id) : NaN;
  await update(contender, { id, nameFr: 'Est' });
  await update(bystander, { id, displayOrder: 5 });
  const change = { id: Number(headers['content-version']) };
  expect(await server.call('POST', '/api/history/undo', { token: mine, body: change })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(superUser.email) as string },
  });
});

it('an undo of a change to a row that is gone names who deleted it', async () => {
  const { id, change } = await contested(1);
  await server.call('DELETE', '/api/manufacturer/delete', { token: bystander, body: { id } });
  expect(await server.call('POST', '/api/history/undo', { token: mine, body: { id: change } })).toMatchObject(
    {
      status: 409,
      body: { message: expect.stringContaining(third.email) as string },
    },
  );
});

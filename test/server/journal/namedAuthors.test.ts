import { createAccount } from '../../../src/server/accounts/accounts';
import { isRecord, superUser, TestServer } from '../../support/site/server/testServer';

/*
 * Three administrators change one row. The error names the author of the conflicting field, not of the last change.
 */

const third = { email: 'third@example.com', password: 'third-password-of-three' } as const;
const originalValues = { nameEn: 'North', nameFr: 'Nord' };

let server: TestServer;
let ownToken: string;
let conflictingToken: string;
let otherToken: string;

beforeAll(async () => {
  server = await TestServer.start();
  await createAccount(server, { ...third, isSuperUser: false });
  [ownToken, conflictingToken, otherToken] = await Promise.all([
    server.login(),
    server.login(superUser),
    server.login(third),
  ]);
});

afterAll(() => server.close());

const addManufacturer = async (): Promise<number> => {
  const { body } = await server.request('POST', '/api/manufacturer/save', {
    token: ownToken,
    body: originalValues,
  });
  return isRecord(body) ? Number(body.id) : NaN;
};

const update = (token: string, body: unknown) =>
  server.request('PUT', '/api/manufacturer/update', { token, body });

/** Creates a row. A second administrator then changes its English name, and a third changes other fields `times` times. */
const changeByThree = async (times: number) => {
  const id = await addManufacturer();
  const { headers } = await update(ownToken, { id, nameEn: 'South' });
  await update(conflictingToken, { id, nameEn: 'East' });
  for (let time = 0; time < times; time += 1) await update(otherToken, { id, nameFr: `Est ${time}` });
  return { id, change: Number(headers['content-version']) };
};

describe.each([1, 45])('after %i other changes', (times) => {
  it('a rejected undo names the author of the conflicting change', async () => {
    const { change } = await changeByThree(times);
    const response = await server.request('POST', '/api/history/undo', {
      token: ownToken,
      body: { id: change },
    });
    expect(response).toMatchObject({
      status: 409,
      body: { message: `This can no longer be undone: ${superUser.email} has changed it since.` },
    });
  });

  it('a conflict names the author of the conflicting fields', async () => {
    const { id } = await changeByThree(times);
    const base = { ...originalValues, nameEn: 'South' };
    const response = await update(ownToken, { id, nameEn: 'West', base });
    expect(response).toMatchObject({
      status: 409,
      body: {
        conflicts: [{ fields: ['nameEn'], author: superUser.email, at: expect.any(Number) as number }],
      },
    });
  });
});

it('a rejected undo of an addition names who edited the row, not who reordered it', async () => {
  const { body, headers } = await server.request('POST', '/api/manufacturer/save', {
    token: ownToken,
    body: originalValues,
  });
  const id = isRecord(body) ? Number(body.id) : NaN;
  await update(conflictingToken, { id, nameFr: 'Est' });
  await update(otherToken, { id, displayOrder: 5 });
  const change = { id: Number(headers['content-version']) };
  expect(await server.request('POST', '/api/history/undo', { token: ownToken, body: change })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(superUser.email) as string },
  });
});

it('a rejected undo of a change to a deleted row names who deleted it', async () => {
  const { id, change } = await changeByThree(1);
  await server.request('DELETE', '/api/manufacturer/delete', { token: otherToken, body: { id } });
  expect(
    await server.request('POST', '/api/history/undo', { token: ownToken, body: { id: change } }),
  ).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(third.email) as string },
  });
});

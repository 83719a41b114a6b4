import { saveSample } from '../../../support/data/factories';
import type { TestResponse } from '../../../support/site/server/testServer';
import { isRecord, superUser, TestServer } from '../../../support/site/server/testServer';

/* Requests that hide, show and schedule rows: those that conflict with another administrator, and those that are refused. */

let server: TestServer;
let token: string;
let other: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  other = await server.login(superUser);
});

afterAll(() => server.close());

type Values = Readonly<Record<string, unknown>>;

const updateRows = (rows: readonly Values[], as = token): Promise<TestResponse> =>
  server.request('PUT', '/api/visibility/update', { token: as, body: { entity: 'tanker', rows } });

const addTanker = async (): Promise<number> => (await saveSample(server, token, 'tanker')).id;

const visibilityOf = async (id: number): Promise<Values | undefined> => {
  const { body } = await server.request('GET', '/api/visibility/all', { token });
  const rows = isRecord(body) && Array.isArray(body.visibility) ? body.visibility.filter(isRecord) : [];
  return rows.find(({ rowId }) => rowId === id);
};

const [january, february, march] = ['2030-01-01T10:00Z', '2030-02-01T10:00Z', '2030-03-01T10:00Z'];

/** Schedules a row that was never hidden, and undoes that. */
const scheduleAndUndo = async (id: number): Promise<void> => {
  const { headers } = await updateRows([{ id, isHidden: true, onlineAt: january }], other);
  const body = { id: Number(headers['content-version']) };
  expect((await server.request('POST', '/api/history/undo', { token: other, body })).status).toBe(201);
};

describe('a change of the visibility', () => {
  test('conflicts with the undo of the schedule on which it is based', async () => {
    const id = await addTanker();
    await scheduleAndUndo(id);
    const mine = { id, onlineAt: february, isHidden: true };
    const rejected = await updateRows([{ ...mine, base: { onlineAt: january, offlineAt: '' } }]);
    const current = { entity: 'tanker', rowId: id, isHidden: false, onlineAt: '', offlineAt: '' };
    expect(rejected).toMatchObject({ status: 409, body: { conflicts: [{ fields: ['onlineAt'], current }] } });
    expect(await visibilityOf(id)).toBeUndefined();
    expect((await updateRows([{ ...mine, base: { onlineAt: '', offlineAt: '' } }])).status).toBe(200);
    expect(await visibilityOf(id)).toMatchObject({ isHidden: true, onlineAt: february });
  });

  test.each([false, true])(
    'that keeps a row hidden conflicts if another administrator has shown it (row stored: %s)',
    async (isStored) => {
      const id = await addTanker();
      await (isStored
        ? updateRows([{ id, isHidden: true }]).then(() => updateRows([{ id, isHidden: false }], other))
        : scheduleAndUndo(id));
      const base = { isHidden: true, onlineAt: '', offlineAt: '' };
      const rejected = await updateRows([{ id, isHidden: true, onlineAt: february, base }]);
      expect(rejected).toMatchObject({
        status: 409,
        body: { conflicts: [{ fields: ['isHidden'], current: { rowId: id, isHidden: false } }] },
      });
      const rebased = { ...base, isHidden: false };
      expect((await updateRows([{ id, isHidden: true, onlineAt: february, base: rebased }])).status).toBe(
        200,
      );
      expect(await visibilityOf(id)).toMatchObject({ isHidden: true, onlineAt: february });
    },
  );

  test('does not conflict if another administrator has chosen the same', async () => {
    const id = await addTanker();
    await updateRows([{ id, isHidden: true }], other);
    const base = { isHidden: false };
    expect((await updateRows([{ id, isHidden: true, offlineAt: march, base }])).status).toBe(200);
    expect(await visibilityOf(id)).toMatchObject({ isHidden: true, offlineAt: march });
  });

  test('keeps a time of another administrator that it does not change', async () => {
    const id = await addTanker();
    await updateRows([{ id, isHidden: true, onlineAt: january }], other);
    const base = { isHidden: true, onlineAt: '', offlineAt: '' };
    expect((await updateRows([{ id, onlineAt: '', offlineAt: march, base }])).status).toBe(200);
    expect(await visibilityOf(id)).toMatchObject({ isHidden: true, onlineAt: january, offlineAt: march });
  });

  test('of several rows is rejected with all conflicts', async () => {
    const [undone, stored, free] = [await addTanker(), await addTanker(), await addTanker()];
    await scheduleAndUndo(undone);
    await updateRows([{ id: stored, isHidden: true, onlineAt: january }], other);
    const base = { onlineAt: march };
    const rows = [free, stored, undone].map((id) => ({ id, isHidden: true, onlineAt: february, base }));
    const rejected = await updateRows([{ id: free, isHidden: true }, ...rows.slice(1)]);
    expect(rejected).toMatchObject({
      status: 409,
      body: {
        conflicts: [
          { fields: ['onlineAt'], current: { rowId: stored, onlineAt: january }, author: superUser.email },
          { fields: ['onlineAt'], current: { rowId: undone, onlineAt: '' } },
        ],
      },
    });
    expect(await visibilityOf(free)).toBeUndefined();
  });
});

describe('a request is refused, and changes nothing,', () => {
  test('if it names a row twice', async () => {
    const id = await addTanker();
    const twice = [
      { id, isHidden: true },
      { id, onlineAt: january },
    ];
    expect(await updateRows(twice)).toMatchObject({
      status: 400,
      body: { message: `id is not valid: ${id} appears twice in one request.` },
    });
    expect(await visibilityOf(id)).toBeUndefined();
  });

  test.each(['onlineAt', 'offlineAt'])(
    'if its %s is no time, or on a day that does not exist',
    async (field) => {
      const id = await addTanker();
      for (const time of ['tomorrow', '2030-02-30T10:00Z', '2030-02-29T10:00Z', '2030-01-01T25:00Z'])
        expect(await updateRows([{ id, isHidden: true, [field]: time }])).toMatchObject({
          status: 400,
          body: {
            message: `${field} is not valid: a time in UTC such as 2027-03-14T11:30Z is expected.`,
          },
        });
      expect(await visibilityOf(id)).toBeUndefined();
      expect((await updateRows([{ id, isHidden: true, [field]: '2032-02-29T10:00Z' }])).status).toBe(200);
    },
  );

  test('if the row would go offline before it goes online', async () => {
    const [id, scheduled] = [await addTanker(), await addTanker()];
    const reversed = {
      status: 400,
      body: { message: 'offlineAt is not valid: the item must go online before it goes offline.' },
    };
    expect(await updateRows([{ id, onlineAt: march, offlineAt: february }])).toMatchObject(reversed);
    expect(await updateRows([{ id, onlineAt: march, offlineAt: march }])).toMatchObject(reversed);
    expect(await visibilityOf(id)).toBeUndefined();
    await updateRows([{ id: scheduled, isHidden: true, onlineAt: february }]);
    expect(await updateRows([{ id: scheduled, offlineAt: january }])).toMatchObject(reversed);
    expect((await updateRows([{ id: scheduled, onlineAt: '', offlineAt: january }])).status).toBe(200);
  });
});

test('a row whose stored times are reversed, such as by an import, can still be hidden and shown', async () => {
  const id = await addTanker();
  const reversed = { isHidden: 0, onlineAt: march, offlineAt: february };
  await server.database.content
    .insertInto('visibility')
    .values({ entity: 'tanker', rowId: id, ...reversed })
    .execute();
  expect((await updateRows([{ id, isHidden: true }])).status).toBe(200);
  expect((await updateRows([{ id, isHidden: false }])).status).toBe(200);
  expect(await visibilityOf(id)).toMatchObject({ isHidden: false, onlineAt: '', offlineAt: february });
});

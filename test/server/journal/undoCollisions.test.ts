import { TestServer, isRecord, superUser } from '../../support/site/server/testServer';

/*
 * An undo that collides with a later change is rejected, and the error says why.
 */

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login(superUser);
});

afterAll(() => server.close());

const change = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body: unknown) => {
  const response = await server.request(method, url, { token, body });
  expect(response.status).toBeLessThan(300);
  return {
    id: isRecord(response.body) ? Number(response.body.id) : 0,
    version: Number(response.headers['content-version']),
  };
};

const expectUndoRejected = async (id: number, message: RegExp): Promise<void> => {
  const contentBefore = (await server.request('GET', '/api/allModels')).raw.toString();
  const response = await server.request('POST', '/api/history/undo', { token, body: { id } });
  expect(response).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(message) as unknown },
  });
  expect((await server.request('GET', '/api/allModels')).raw.toString()).toBe(contentBefore);
};

test('an undo does not move a row back to a deleted parent', async () => {
  const [first, second] = [
    await change('POST', '/api/assemblyType/save', { nameEn: 'One', nameFr: 'Un' }),
    await change('POST', '/api/assemblyType/save', { nameEn: 'Two', nameFr: 'Deux' }),
  ];
  const row = await change('POST', '/api/assembly/save', { assemblyTypeId: first.id, nameEn: 'A' });
  const move = await change('PUT', '/api/assembly/update', { id: row.id, assemblyTypeId: second.id });
  await change('DELETE', '/api/assemblyType/delete', { id: first.id });
  await expectUndoRejected(move.version, /super@example\.com/);
});

/** Adds a manufacturer, and makes the journal look as if an upgrade had added a column since. @returns the change, and the column */
const addBeforeUpgrade = async () => {
  const { id, version } = await change('POST', '/api/manufacturer/save', { nameEn: 'Old', nameFr: 'Vieux' });
  const rows = server.database.system;
  const { after } = await rows
    .selectFrom('change_rows')
    .select('after')
    .where('changeId', '=', version)
    .executeTakeFirstOrThrow();
  const row = JSON.parse(after ?? '{}') as Record<string, unknown>; // as the journal writes it
  const column = Object.keys(row).find((name) => row[name] === '') ?? '';
  const { [column]: _younger, ...older } = row;
  await rows
    .updateTable('change_rows')
    .set({ after: JSON.stringify(older) })
    .where('changeId', '=', version)
    .execute();
  return { id, version, column };
};

test('an addition from before an upgrade that added a column can be undone', async () => {
  const { id, version } = await addBeforeUpgrade();
  await change('POST', '/api/history/undo', { id: version });
  expect((await server.request('GET', `/api/manufacturer/${id}`)).status).toBe(404);
});

test('such an addition is not undone once the new column is filled in', async () => {
  const { id, version, column } = await addBeforeUpgrade();
  await change('PUT', '/api/manufacturer/update', { id, [column]: 'https://example.com' });
  await expectUndoRejected(version, /super@example\.com/);
});

test('an undo does not move a text back to a language that now has another text', async () => {
  const text = { object_key: 'moved', page: 'home', language: 'en', resource: 'first' };
  const first = await change('POST', '/api/resource/save', text);
  const move = await change('PUT', '/api/resource/updateById', { id: first.id, language: 'fr' });
  await change('POST', '/api/resource/save', { ...text, resource: 'second' });
  await expectUndoRejected(move.version, /moved/);
});

test('an undo does not replace a newer description of an image', async () => {
  const name = `${'a'.repeat(64)}.png`;
  await server.files.images.put(name, Buffer.from('any'));
  const first = await change('PUT', '/api/image/describe', { name, altEn: 'First' });
  const undone = await change('POST', '/api/history/undo', { id: first.version });
  await change('PUT', '/api/image/describe', { name, altEn: 'Second' });
  await expectUndoRejected(undone.version, /super@example\.com/);
});

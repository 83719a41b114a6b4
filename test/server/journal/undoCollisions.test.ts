import { TestServer, isRecord, superUser } from '../../support/site/testServer';

/*
 * A way back to what something else has taken the place of since: it is refused, and says why.
 */

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login(superUser);
});

afterAll(() => server.close());

const change = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body: unknown) => {
  const answer = await server.call(method, url, { token, body });
  expect(answer.status).toBeLessThan(300);
  return {
    id: isRecord(answer.body) ? Number(answer.body.id) : 0,
    version: Number(answer.headers['content-version']),
  };
};

const expectRefused = async (id: number, message: RegExp): Promise<void> => {
  const before = (await server.call('GET', '/api/allModels')).raw.toString();
  const answer = await server.call('POST', '/api/history/undo', { token, body: { id } });
  expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(message) as unknown } });
  expect((await server.call('GET', '/api/allModels')).raw.toString()).toBe(before);
};

test('a row does not go back to a parent that is gone', async () => {
  const [first, second] = [
    await change('POST', '/api/assemblyType/save', { nameEn: 'One', nameFr: 'Un' }),
    await change('POST', '/api/assemblyType/save', { nameEn: 'Two', nameFr: 'Deux' }),
  ];
  const row = await change('POST', '/api/assembly/save', { assemblyTypeId: first.id, nameEn: 'A' });
  const move = await change('PUT', '/api/assembly/update', { id: row.id, assemblyTypeId: second.id });
  await change('DELETE', '/api/assemblyType/delete', { id: first.id });
  await expectRefused(move.version, /super@example\.com/);
});

test('a text does not go back into a language that has another one', async () => {
  const text = { object_key: 'moved', page: 'home', language: 'en', resource: 'first' };
  const first = await change('POST', '/api/resource/save', text);
  const move = await change('PUT', '/api/resource/updateById', { id: first.id, language: 'fr' });
  await change('POST', '/api/resource/save', { ...text, resource: 'second' });
  await expectRefused(move.version, /moved/);
});

test('a description does not come back to an image that was described anew', async () => {
  const name = `${'a'.repeat(64)}.png`;
  await server.files.images.put(name, Buffer.from('any'));
  const first = await change('PUT', '/api/image/describe', { name, altEn: 'First' });
  const undone = await change('POST', '/api/history/undo', { id: first.version });
  await change('PUT', '/api/image/describe', { name, altEn: 'Second' });
  await expectRefused(undone.version, /super@example\.com/);
});

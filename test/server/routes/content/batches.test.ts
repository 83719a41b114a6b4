import { entities } from '../../../../src/model/schema/entities';
import { saveSample } from '../../../support/data/factories';
import { ContentClient } from '../../../support/site/contentClient';
import { isRecord, TestServer } from '../../../support/site/server/testServer';

/* Several rows are deleted together, and a row is copied: each is one change, which one undo takes back. */

let server: TestServer;
let token: string;
let content: ContentClient;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  content = new ContentClient(server, token);
});

afterAll(() => server.close());

const undo = (version: unknown) =>
  server.request('POST', '/api/history/undo', { token, body: { id: Number(version) } });

const hiddenRows = async (entity: keyof typeof entities): Promise<readonly unknown[]> => {
  const { body } = await server.request('GET', '/api/visibility/all', { token });
  const rows = isRecord(body) ? body[entities[entity].collection] : undefined;
  return Array.isArray(rows) ? (rows as readonly unknown[]) : [];
};

describe('several rows', () => {
  const deleteMany = (ids: readonly number[], requestKey?: string) =>
    server.request('DELETE', '/api/realizationType/deleteMany', { token, body: { ids, requestKey } });

  const saveTypes = async (count: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let number = 1; number <= count; number += 1) {
      const { id } = await saveSample(server, token, 'realizationType');
      ids.push(id);
    }
    return ids;
  };

  test('are deleted with what belongs to them, and one undo restores all', async () => {
    const ids = await saveTypes(2);
    await saveSample(server, token, 'realization', { realizationTypeId: ids[0] ?? 0 });
    const before = [await content.list('realizationType'), await content.list('realization')];
    const deleted = await deleteMany(ids);
    expect(deleted.status).toBe(200);
    expect(await content.list('realizationType')).toHaveLength((before[0]?.length ?? 0) - 2);
    expect(await content.list('realization')).toHaveLength((before[1]?.length ?? 0) - 1);
    expect((await undo(deleted.headers['content-version'])).status).toBe(201);
    expect([await content.list('realizationType'), await content.list('realization')]).toEqual(before);
  });

  test('that others have deleted in part are deleted for the rest, and a repetition changes nothing', async () => {
    const ids = await saveTypes(2);
    await server.request('DELETE', '/api/realizationType/delete', { token, body: { id: ids[0] } });
    const first = await deleteMany(ids, 'again');
    expect(first.status).toBe(200);
    const repeated = await deleteMany(ids.slice(1), 'again');
    expect(repeated.headers['content-version']).toBe(first.headers['content-version']);
    expect((await deleteMany(ids, 'again')).headers['content-version']).toBe(
      first.headers['content-version'],
    );
    expect((await deleteMany(ids, 'other')).status).toBe(404);
  });

  test('are named by their ids', async () => {
    expect((await deleteMany([])).status).toBe(400);
    expect((await server.request('DELETE', '/api/tanker/deleteMany', { body: { ids: [1] } })).status).toBe(
      401,
    );
  });
});

describe('a copy', () => {
  const duplicate = (id: number, values?: object, requestKey?: string) =>
    server.request('POST', '/api/tanker/duplicate', { token, body: { id, values, requestKey } });

  test('is hidden, has another name, the same values and pictures, and goes with one undo', async () => {
    const { id } = await saveSample(server, token, 'tanker', {
      nameEn: 'Truck',
      price: '9',
      image: '/a.jpg',
    });
    await saveSample(server, token, 'tankerImage', { tankerId: id, image: '/b.jpg' });
    const response = await duplicate(id, { nameEn: 'Truck (copy)' });
    expect(response.status).toBe(201);
    const copy = isRecord(response.body) ? response.body : {};
    expect(copy.row).toMatchObject({ nameEn: 'Truck (copy)', price: '9', image: '/a.jpg' });
    expect((await server.request('GET', `/api/tanker/${String(copy.id)}`)).status).toBe(404);
    expect(await hiddenRows('tanker')).toEqual([copy.row]);
    expect(await hiddenRows('tankerImage')).toMatchObject([{ tankerId: copy.id, image: '/b.jpg' }]);
    expect((await undo(response.headers['content-version'])).status).toBe(201);
    expect([await hiddenRows('tanker'), await hiddenRows('tankerImage')]).toEqual([[], []]);
  });

  test('is at the end of the list of its brands', async () => {
    const { id } = await saveSample(server, token, 'tanker', { isCertipropane: true, displayOrder: 40 });
    await saveSample(server, token, 'tanker', { isCertipropane: false, displayOrder: 90 });
    const { body } = await duplicate(id);
    expect(body).toMatchObject({ row: { displayOrder: 41, isCertipropane: true } });
  });

  test('is made once, however often the request is repeated', async () => {
    const { id } = await saveSample(server, token, 'tanker');
    const first = await duplicate(id, {}, 'copy');
    const again = await duplicate(id, {}, 'copy');
    expect(again.body).toEqual(first.body);
    expect(again.headers['content-version']).toBe(first.headers['content-version']);
  });

  test('needs a row that exists, and valid values', async () => {
    expect((await duplicate(999_999)).status).toBe(404);
    const { id } = await saveSample(server, token, 'employee');
    const body = { id, values: { email: 'no address' } };
    expect((await server.request('POST', '/api/employee/duplicate', { token, body })).status).toBe(400);
  });

  test('is refused if its last day would be before the first one, which it takes from the original', async () => {
    const { id } = await saveSample(server, token, 'openingException', {
      firstDay: '2030-05-01',
      lastDay: '2030-05-02',
    });
    const copy = (values: object) =>
      server.request('POST', '/api/openingException/duplicate', { token, body: { id, values } });
    expect(await copy({ lastDay: '2030-04-01' })).toMatchObject({
      status: 400,
      body: { message: 'lastDay is not valid: the last day is before the first one.' },
    });
    expect((await copy({ firstDay: '2030-05-03' })).status).toBe(400);
    expect((await copy({ lastDay: '2030-05-04' })).status).toBe(201);
  });
});

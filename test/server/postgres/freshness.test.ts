import { ContentStore } from '../../../src/server/content/contentStore';
import { runSchedule } from '../../../src/server/content/visibility/visibilitySchedule';
import { saveSample } from '../../support/data/factories';
import { isRecord, TestServer } from '../../support/site/server/testServer';

let one: TestServer;
let other: TestServer;
let token: string;

beforeAll(async () => {
  one = await TestServer.start();
  other = await one.sibling();
  token = await one.login();
});

afterAll(async () => {
  await other.close();
  await one.close();
});

const bulk = async (server: TestServer) => {
  const { raw, headers } = await server.request('GET', '/api/allModels');
  return { content: raw.toString(), version: headers['content-version'] };
};

const save = async (server: TestServer, nameEn: string): Promise<number> => {
  const response = await server.request('POST', '/api/location/save', { token, body: { nameEn } });
  return isRecord(response.body) ? Number(response.body.id) : NaN;
};

test('a write in one process is visible in the next read of another process, in every route', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [writer, reader] = round % 2 === 0 ? [one, other] : [other, one];
    const id = await save(writer, `Depot ${round}`);
    expect((await bulk(reader)).content).toContain(`Depot ${round}`);
    await writer.request('PUT', '/api/location/update', { token, body: { id, nameEn: `Yard ${round}` } });
    const { body } = await reader.request('GET', '/api/location/all');
    expect(JSON.stringify(body)).toContain(`Yard ${round}`);
  }
});

test('two processes have the same content after concurrent writes', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `At once ${index}`);
  await Promise.all(names.map((name, index) => save(index % 2 === 0 ? one : other, name)));
  const [first, second] = [await bulk(one), await bulk(other)];
  expect(first).toEqual(second);
  for (const name of names) expect(first.content).toContain(`"${name}"`);
});

test('concurrent reads see every earlier write', async () => {
  await save(one, 'Before');
  const reads = await Promise.all(Array.from({ length: 10 }, () => bulk(other)));
  for (const { content } of reads) expect(content).toContain('"Before"');
});

test('a process that serves nobody knows the times that another process has stored', async () => {
  const idle = await ContentStore.open(one.database, one.config.readTimeoutMs);
  const { id } = await saveSample(other, token, 'tanker');
  const body = { entity: 'tanker', rows: [{ id, isHidden: true, onlineAt: '2099-03-14T11:30Z' }] };
  expect((await other.request('PUT', '/api/visibility/update', { token, body })).status).toBe(200);
  expect(await runSchedule(idle, Date.parse('2099-03-14T11:30Z'))).toBe(1);
});

import * as fc from 'fast-check';
import type { EntityName } from '../../../src/model/schema/entities';
import type { HistoryEntry } from '../../../src/model/history';
import { ContentClient } from '../../support/site/contentClient';
import { isRecord, superUser, TestServer } from '../../support/site/server/testServer';
import { repetitions } from '../../support/repetitions';

let server: TestServer;
let client: ContentClient;

beforeAll(async () => {
  server = await TestServer.start();
  client = new ContentClient(server, await server.login());
});

afterAll(() => server.close());

const change = async (
  [method, url]: readonly ['POST' | 'PUT' | 'DELETE', string],
  body: unknown,
  token = client.token,
) => {
  const response = await server.request(method, url, { token, body });
  if (response.status >= 300) throw new Error(`${url}: ${response.status} ${response.raw.toString()}`);
  return response;
};

const versionOf = ({ headers }: Awaited<ReturnType<typeof change>>): number =>
  Number(headers['content-version'] ?? NaN);

const save = async (name: EntityName, body: unknown): Promise<number> => {
  const response = await change(['POST', `/api/${name}/save`], body);
  return isRecord(response.body) ? Number(response.body.id) : NaN;
};

const history = async (query = ''): Promise<HistoryEntry[]> => {
  const { body } = await server.request('GET', `/api/history${query}`, { token: client.token });
  return isRecord(body) && Array.isArray(body.changes) ? (body.changes as HistoryEntry[]) : [];
};

const undo = (id: number, token = client.token) =>
  server.request('POST', '/api/history/undo', { token, body: { id } });

const manufacturer = { nameEn: 'North', nameFr: 'Nord', makesEn: 'Pumps', makesFr: 'Pompes', website: '' };

it('lists who changed what, with the row before and after', async () => {
  const id = await save('manufacturer', manufacturer);
  const updated = await change(['PUT', '/api/manufacturer/update'], { id, nameEn: 'South' });
  const [newest, older] = await history();
  expect(newest).toMatchObject({
    id: versionOf(updated),
    author: 'admin@example.com',
    kind: 'edit',
    rowCount: 1,
  });
  expect(newest?.rows).toEqual([
    {
      collection: 'manufacturers',
      id,
      before: { id, ...manufacturer, displayOrder: 0 },
      after: { id, ...manufacturer, nameEn: 'South', displayOrder: 0 },
    },
  ]);
  expect(older?.rows).toMatchObject([{ before: null, after: { nameEn: 'North' } }]);
  expect(Math.abs(Number(newest?.at) - Date.now())).toBeLessThan(60_000);
});

it('has one entry for a batch, and one for a deletion with all its rows', async () => {
  const id = await save('manufacturer', manufacturer);
  const image = await save('manufacturerImage', { manufacturerId: id, image: '/a.png' });
  await change(['PUT', '/api/manufacturer/update'], [{ id, displayOrder: 2 }]);
  await change(['DELETE', '/api/manufacturer/delete'], { id });
  const [deleted] = await history('?limit=1');
  expect(deleted?.rows.map((row) => [row.collection, row.id])).toEqual([
    ['manufacturerImages', image],
    ['manufacturers', id],
  ]);
});

it('lists the first 20 rows of a large change, and the last one, which is the row that was deleted', async () => {
  const id = await save('manufacturer', manufacturer);
  for (let count = 0; count < 25; count += 1)
    await save('manufacturerImage', { manufacturerId: id, image: `/${count}.png` });
  await change(['DELETE', '/api/manufacturer/delete'], { id });
  const [deleted] = await history('?limit=2');
  expect([deleted?.rowCount, deleted?.rows.length]).toEqual([26, 21]);
  expect(deleted?.rows.at(-1)).toMatchObject({ collection: 'manufacturers', id });
});

it('has no entry for an update without changes', async () => {
  const id = await save('manufacturer', manufacturer);
  const before = await history();
  const response = await change(['PUT', '/api/manufacturer/update'], { id, ...manufacturer });
  expect(response.headers['content-version']).toBeUndefined();
  expect(await history()).toEqual(before);
});

it('is read page by page', async () => {
  for (let count = 0; count < 5; count += 1) await save('manufacturer', manufacturer);
  const first = await history('?limit=2');
  const second = await history(`?limit=2&before=${first.at(-1)?.id}`);
  const ids = [...first, ...second].map(({ id }) => id);
  expect(ids.map((id) => id - Math.min(...ids))).toEqual([3, 2, 1, 0]);
});

it.each([
  ['GET', '/api/history'],
  ['POST', '/api/history/undo'],
] as const)('is not accessible to visitors: %s %s', async (method, url) => {
  expect((await server.request(method, url, method === 'POST' ? { body: { id: 1 } } : {})).status).toBe(401);
});

describe('undo', () => {
  it('restores a deleted row with its id and the rows that belong to it', async () => {
    const id = await save('manufacturer', manufacturer);
    await save('manufacturerImage', { manufacturerId: id, image: '/a.png' });
    const before = await client.bulk();
    const deleted = versionOf(await change(['DELETE', '/api/manufacturer/delete'], { id }));
    expect((await undo(deleted)).status).toBe(201);
    expect(await client.bulk()).toBe(before);
    const [newest, older] = await history();
    expect(newest).toMatchObject({ kind: 'undo', undoes: deleted, undoneBy: null });
    expect(older).toMatchObject({ id: deleted, undoneBy: newest?.id });
  });

  it('can itself be undone, and then repeated', async () => {
    const id = await save('manufacturer', manufacturer);
    const deleted = versionOf(await change(['DELETE', '/api/manufacturer/delete'], { id }));
    const after = await client.bulk();
    const undone = versionOf(await undo(deleted));
    expect((await undo(deleted)).status).toBe(409);
    expect((await undo(undone)).status).toBe(201);
    expect(await client.bulk()).toBe(after);
    expect((await undo(deleted)).status).toBe(201);
  });

  it('keeps later changes to other fields', async () => {
    const id = await save('manufacturer', manufacturer);
    const renamed = versionOf(await change(['PUT', '/api/manufacturer/update'], { id, nameEn: 'South' }));
    await change(['PUT', '/api/manufacturer/update'], { id, displayOrder: 7 });
    await undo(renamed);
    expect(await client.find('manufacturer', id)).toEqual({ id, ...manufacturer, displayOrder: 7 });
  });

  it('is rejected after a newer change to the same field, and names its author', async () => {
    const id = await save('manufacturer', manufacturer);
    const renamed = versionOf(await change(['PUT', '/api/manufacturer/update'], { id, nameEn: 'South' }));
    const other = await server.login(superUser);
    await change(['PUT', '/api/manufacturer/update'], { id, nameEn: 'East' }, other);
    const before = await client.bulk();
    const response = await undo(renamed);
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({
      status: 'fail',
      message: 'This can no longer be undone: super@example.com has changed it since.',
    });
    expect(await client.bulk()).toBe(before);
  });

  it('of an addition is rejected if other rows now belong to it', async () => {
    const response = await change(['POST', '/api/manufacturer/save'], manufacturer);
    const id = isRecord(response.body) ? Number(response.body.id) : NaN;
    const image = await save('manufacturerImage', { manufacturerId: id, image: '/a.png' });
    expect((await undo(versionOf(response))).status).toBe(409);
    expect(await client.find('manufacturerImage', image)).toBeDefined();
  });

  it('needs the same permissions as the change itself', async () => {
    const other = await server.login(superUser);
    const text = { object_key: 'k', page: 'super', language: 'en', resource: 'x' };
    const version = versionOf(await change(['POST', '/api/resource/save'], text, other));
    expect((await undo(version)).status).toBe(403);
    expect((await undo(version, other)).status).toBe(201);
  });

  it('of an unknown change responds with 404', async () => {
    expect((await undo(9999)).status).toBe(404);
  });
});

describe('random changes, undone one after the other', () => {
  const words = fc.constantFrom('a', 'B', 'é', '', '"', '<p>x</p>');
  const step = fc.record({
    kind: fc.constantFrom('add', 'addChild', 'update', 'batch', 'delete', 'text', 'textDelete'),
    pick: fc.nat(1000),
    word: words,
    order: fc.nat(50),
  });
  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

  const pickFrom = <Value>(list: readonly Value[], pick: number): Value | undefined =>
    list[pick % list.length];

  const runStep = async ({ kind, pick, word, order }: Step, count: number): Promise<number | undefined> => {
    const parents = await client.list('manufacturer');
    const parent = pickFrom(parents, pick);
    const texts = (await server.request('GET', '/api/resource/all')).body;
    const rows = isRecord(texts) && Array.isArray(texts.resources) ? texts.resources : [];
    const text = pickFrom<{ id: number }>(rows, pick);
    const call = (): Promise<Awaited<ReturnType<typeof change>>> | undefined => {
      if (kind === 'add')
        return change(['POST', '/api/manufacturer/save'], { nameEn: `x${word}`, nameFr: 'x' });
      if (kind === 'text') {
        const added = {
          object_key: `k${count}`,
          language: 'fr',
          resource: `x${word}`,
          isHtml: pick % 2 === 0,
        };
        return superToken.then((token) => change(['POST', '/api/resource/save'], added, token));
      }
      if (kind === 'textDelete') return text && change(['DELETE', '/api/resource/delete'], { id: text.id });
      if (!parent) return undefined;
      if (kind === 'addChild') {
        const image = { manufacturerId: parent.id, image: `/${word}`, descriptionEn: word };
        return change(['POST', '/api/manufacturerImage/save'], image);
      }
      if (kind === 'update')
        return change(['PUT', '/api/manufacturer/update'], { id: parent.id, nameFr: `y${word}` });
      if (kind === 'batch') {
        const batch = parents.map(({ id }, index) => ({ id, displayOrder: (index + order) % 50 }));
        return change(['PUT', '/api/manufacturer/update'], batch);
      }
      return change(['DELETE', '/api/manufacturer/delete'], { id: parent.id });
    };
    const response = await call();
    return response && 'content-version' in response.headers ? versionOf(response) : undefined;
  };

  let superToken: Promise<string>;
  it('restore every earlier state, byte for byte', async () => {
    superToken = server.login(superUser);
    const steps = fc.sample(step, { numRuns: repetitions(70, 200), seed: 20_260_101 });
    const states: string[] = [await client.bulk()];
    const versions: number[] = [];
    for (const [count, each] of steps.entries()) {
      const version = await runStep(each, count);
      if (version === undefined) continue;
      versions.push(version);
      states.push(await client.bulk());
    }
    expect(versions.length).toBeGreaterThan(steps.length * 0.6);
    for (const version of versions.toReversed()) {
      expect(await client.bulk()).toBe(states.pop());
      expect((await undo(version)).status).toBe(201);
    }
    expect(await client.bulk()).toBe(states.pop());
    expect(states).toEqual([]);
  });
});

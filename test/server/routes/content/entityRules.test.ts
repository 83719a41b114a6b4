import { childrenOf, entities, entityNames } from '../../../../src/model/schema/entities';
import { columnsOf } from '../../../../src/model/schema/fields';
import { parentField } from '../../../../src/model/schema/entities/entity';
import { ContentClient } from '../../../support/site/contentClient';
import { sampleRow, saveSample } from '../../../support/data/factories';
import { TestServer } from '../../../support/site/server/testServer';

let server: TestServer;
let token: string;
let content: ContentClient;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  content = new ContentClient(server, token);
});

afterAll(() => server.close());

const children = entityNames.flatMap((name) => childrenOf(name).map((child) => [child, name] as const));

describe.each(children)('%s, which belongs to a %s', (name, parentName) => {
  const parent = parentField(entities[name]);
  const field = parent?.name ?? '';

  test('is deleted with its parent, but rows of other parents stay', async () => {
    const deletedRow = await saveSample(server, token, name);
    const otherRow = await saveSample(server, token, name);
    await server.request('DELETE', `/api/${parentName}/delete`, {
      token,
      body: { id: Number(deletedRow[field]) },
    });
    expect(await content.find(name, deletedRow.id)).toBeUndefined();
    expect(await content.find(name, otherRow.id)).toEqual(otherRow);
  });

  test('cannot belong to a parent that does not exist', async () => {
    const orphan = sampleRow(name, { [field]: 1_999_999 });
    await content.expectRejected(['POST', `/api/${name}/save`], orphan, [
      400,
      new RegExp(`^The item that this belongs to does not exist\\. .* deleted \\(${field}\\)`),
    ]);
    const headers = { 'accept-language': 'fr' };
    const french = await server.request('POST', `/api/${name}/save`, { token, body: orphan, headers });
    expect(french.body).toMatchObject({
      message: `L’élément auquel celui-ci appartient n’existe pas. Il a peut-être été supprimé (${field}).`,
    });
    const { id } = await saveSample(server, token, name);
    await content.expectRejected(['PUT', `/api/${name}/update`], { id, [field]: 1_999_999 }, [
      400,
      new RegExp(`^The item that this belongs to does not exist\\. .* deleted \\(${field}\\)`),
    ]);
  });

  test('accepts the id of its parent as a number or as text, and always returns it in the same form', async () => {
    const row = await saveSample(server, token, name);
    const id = Number(row[field]);
    for (const parentId of [id, String(id)]) {
      const saved = await saveSample(server, token, name, { [field]: parentId });
      const expected = parent?.as === 'text' ? String(id) : id;
      expect((await content.find(name, saved.id))?.[field]).toBe(expected);
    }
  });
});

describe('measures', () => {
  test('accept a number or a text, and are stored as text', async () => {
    const { id } = await saveSample(server, token, 'tanker');
    await server.request('PUT', '/api/tanker/update', {
      token,
      body: { id, price: 125000, kilometers: '1,5' },
    });
    expect(await content.find('tanker', id)).toMatchObject({ price: '125000', kilometers: '1,5' });
  });
});

describe('a batch', () => {
  const update = ['PUT', '/api/galleryImage/update'] as const;

  test('of 20,001 rows is rejected, and one at the limit is accepted', async () => {
    const most = Array.from({ length: 20_001 }, (_, index) => ({ id: 2_000_000_000 + index }));
    await content.expectRejected(update, most, [400, /20000 at most/]);
    await content.expectRejected(update, most.slice(1), [404, /no longer exists/]);
  });

  test('that reorders renumbers 300 rows in one request', async () => {
    const added = Array.from({ length: 300 }, () => sampleRow('galleryImage'));
    const saved = await server.request('POST', '/api/galleryImage/saveMany', {
      token,
      body: { rows: added },
    });
    const { ids } = saved.body as { readonly ids: readonly number[] }; // the shape of the API's response
    const rows = added.map((row, index) => ({ ...row, id: ids[index] ?? 0 }));
    const batch = rows.reverse().map((row, index) => ({ ...row, displayOrder: index + 1 }));
    const { status } = await server.request(...update, { token, body: batch });
    expect(status).toBe(200);
    for (const row of [batch[0], batch[150], batch[299]]) {
      expect(await content.find('galleryImage', row?.id ?? 0)).toEqual(row);
    }
  });
});

test('a row whose rich texts all have the maximum length is saved', async () => {
  const long = 'é'.repeat(99_000);
  const richTexts = columnsOf(entities.jobPosting.fields).filter(
    ({ field }) => field.kind === 'localizedRichText',
  );
  expect(richTexts.length).toBeGreaterThan(1);
  const values = Object.fromEntries(richTexts.map(({ name }) => [name, long]));
  const body = sampleRow('jobPosting', values);
  expect((await server.request('POST', '/api/jobPosting/save', { token, body })).status).toBe(201);
});

test('numbers in a tanker’s texts are stored as texts', async () => {
  const truck = await saveSample(server, token, 'tanker');
  const numbers = { unitId: 5012, year: 2024, capacity: 45000.5 };
  const change = await server.request('PUT', '/api/tanker/update', {
    token,
    body: { id: truck.id, ...numbers },
  });
  expect(change.status).toBe(200);
  expect(await content.find('tanker', truck.id)).toMatchObject({
    unitId: '5012',
    year: '2024',
    capacity: '45000.5',
  });
});

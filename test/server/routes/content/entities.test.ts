import { entities, entityNames } from '../../../../src/model/schema/entities';
import type { EntityName } from '../../../../src/model/schema/entities';
import type { Column } from '../../../../src/model/schema/fields';
import { columnsOf, defaultValue } from '../../../../src/model/schema/fields';
import { ContentClient } from '../../../support/site/contentClient';
import { sampleRow, saveSample } from '../../../support/data/factories';
import { variedNames } from '../../../support/data/variedNames';
import { isRecord, TestServer } from '../../../support/site/server/testServer';

let server: TestServer;
let token: string;
let content: ContentClient;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  content = new ContentClient(server, token);
});

afterAll(() => server.close());

const columnsIn = (name: EntityName): readonly Column[] => columnsOf(entities[name].fields);

const isMandatory = ({ field }: Column): boolean => 'required' in field;

describe.each(entityNames)('%s', (name) => {
  test('can be saved, listed, changed and deleted', async () => {
    const row = await saveSample(server, token, name);
    expect(await content.find(name, row.id)).toEqual(row);
    const change = { id: row.id, displayOrder: 41 };
    expect((await server.request('PUT', `/api/${name}/update`, { token, body: [change] })).status).toBe(200);
    expect(await content.find(name, row.id)).toEqual({ ...row, ...change });
    const body = { id: row.id };
    expect((await server.request('DELETE', `/api/${name}/delete`, { token, body })).status).toBe(200);
    expect(await content.find(name, row.id)).toBeUndefined();
  });
});

describe.each(variedNames)('%s', (name) => {
  const columns = columnsIn(name);

  test('POST save gives a missing field its default', async () => {
    const sample = await saveSample(server, token, name);
    const mandatory = Object.fromEntries(
      columns.filter(isMandatory).map((each) => [each.name, sample[each.name]]),
    );
    const { body } = await server.request('POST', `/api/${name}/save`, { token, body: mandatory });
    const id = isRecord(body) ? Number(body.id) : 0;
    const defaults = Object.fromEntries(columns.map((each) => [each.name, defaultValue(each.field)]));
    expect(await content.find(name, id)).toEqual({ ...defaults, ...mandatory, id });
  });
});

describe('POST save', () => {
  test('responds with 201 and only the id', async () => {
    const { status, body } = await server.request('POST', '/api/tanker/save', {
      token,
      body: sampleRow('tanker'),
    });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number) as unknown });
  });

  test('ignores unknown fields and an id in the request', async () => {
    const body = { ...sampleRow('tanker'), id: 987_654, isAdmin: true, rowid: 987_654 };
    const response = await server.request('POST', '/api/tanker/save', { token, body });
    const id = isRecord(response.body) ? Number(response.body.id) : 0;
    expect(id).not.toBe(987_654);
    expect(Object.keys((await content.find('tanker', id)) ?? {})).toEqual([
      'id',
      ...columnsIn('tanker').map((each) => each.name),
    ]);
  });
});

describe('PUT update', () => {
  const update = ['PUT', '/api/tanker/update'] as const;

  test('changes only the given fields', async () => {
    const row = await saveSample(server, token, 'tanker');
    const { status, body } = await server.request(...update, {
      token,
      body: [{ id: row.id, displayOrder: 41, unknown: 'x' }],
    });
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'success', message: expect.stringMatching(/\w/) as unknown });
    expect(await content.find('tanker', row.id)).toEqual({ ...row, displayOrder: 41 });
  });

  test('accepts one object as well as an array', async () => {
    const row = await saveSample(server, token, 'tanker');
    const changed = { ...row, displayOrder: 42 };
    expect((await server.request(...update, { token, body: changed })).status).toBe(200);
    expect(await content.find('tanker', row.id)).toEqual(changed);
  });

  test('changes nothing if one row of a batch is unknown or invalid', async () => {
    const { id } = await saveSample(server, token, 'tanker');
    const valid = { id, displayOrder: 77 };
    await content.expectAllRejected(update, [
      [
        [valid, { id: 2_000_000_000, displayOrder: 1 }],
        [404, /no longer exists/],
      ],
      [
        [valid, { id, displayOrder: 'first' }],
        [400, /^displayOrder is/],
      ],
    ]);
  });
});

describe('DELETE delete', () => {
  test('responds with 404 the second time', async () => {
    const { id } = await saveSample(server, token, 'tanker');
    const { body } = await server.request('DELETE', '/api/tanker/delete', { token, body: { id } });
    expect(body).toEqual({ message: expect.stringMatching(/\w/) as unknown });
    await content.expectRejected(['DELETE', '/api/tanker/delete'], { id }, [404, /no longer exists/]);
  });
});

import { entities, entityNames } from '../../../src/model/entities';
import type { EntityName } from '../../../src/model/entities';
import type { Column } from '../../../src/model/fields';
import { columnsOf, defaultValue } from '../../../src/model/fields';
import { ContentCaller } from '../../support/contentCaller';
import { sampleParent, sampleRow, saveSample } from '../../support/factories';
import { isRecord, TestServer } from '../../support/testServer';

let server: TestServer;
let token: string;
let content: ContentCaller;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  content = new ContentCaller(server, token);
});

afterAll(() => server.close());

const columnsIn = (name: EntityName): readonly Column[] => columnsOf(entities[name].fields);

const isMandatory = ({ field }: Column): boolean => 'required' in field;

describe.each(entityNames)('%s', (name) => {
  const columns = columnsIn(name);
  const texts = columns.filter(({ type, field }) => type === 'string' && field.kind !== 'parent');

  test('POST save keeps every field, GET all shows it under the collection of the bulk load', async () => {
    const row = await saveSample(server, token, name);
    expect(await content.find(name, row.id)).toEqual(row);
  });

  test('POST save answers 201 and the id alone', async () => {
    const values = await sampleParent(server, token, name);
    const { status, body } = await server.call('POST', `/api/${name}/save`, {
      token,
      body: sampleRow(name, values),
    });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number) as unknown });
  });

  test('POST save gives a field that is missing its default', async () => {
    const sample = await saveSample(server, token, name);
    const mandatory = Object.fromEntries(
      columns.filter(isMandatory).map((each) => [each.name, sample[each.name]]),
    );
    const { body } = await server.call('POST', `/api/${name}/save`, { token, body: mandatory });
    const id = isRecord(body) ? Number(body.id) : 0;
    const defaults = Object.fromEntries(columns.map((each) => [each.name, defaultValue(each.field)]));
    expect(await content.find(name, id)).toEqual({ ...defaults, ...mandatory, id });
  });

  test('POST save stores no field that is unknown, nor an id of the caller', async () => {
    const values = await sampleParent(server, token, name);
    const body = { ...sampleRow(name, values), id: 987_654, isAdmin: true, rowid: 987_654 };
    const answer = await server.call('POST', `/api/${name}/save`, { token, body });
    const id = isRecord(answer.body) ? Number(answer.body.id) : 0;
    expect(id).not.toBe(987_654);
    expect(Object.keys((await content.find(name, id)) ?? {})).toEqual([
      'id',
      ...columns.map((each) => each.name),
    ]);
  });

  test('POST save refuses each required field that is missing or blank, by its name', async () => {
    for (const column of columns.filter(isMandatory)) {
      const { [column.name]: _left, ...rest } = sampleRow(name);
      await content.expectRefused(['POST', `/api/${name}/save`], rest, [
        400,
        new RegExp(`^${column.name} is required`),
      ]);
      if (column.field.kind === 'parent') continue;
      const blank = { ...rest, [column.name]: ' \t\u00a0' };
      await content.expectRefused(['POST', `/api/${name}/save`], blank, [
        400,
        new RegExp(`^${column.name} is required`),
      ]);
    }
  });

  test.each([['save'], ['update']])(
    '%s refuses a value of another type, by its name, and coerces none',
    async (call) => {
      const row = await saveSample(server, token, name);
      for (const column of columns) {
        const { field } = column;
        const wrong: unknown[] = [{}, [], column.type === 'string' ? true : 'abc'];
        if (field.kind !== 'file') wrong.push(null);
        if (column.type === 'integer') wrong.push(1.5, -1, 2 ** 31, '');
        if (column.type === 'boolean') wrong.push(0, 1, 'true');
        const isFigure = field.kind === 'measure' || (field.kind === 'text' && field.figures);
        if (column.type === 'string' && !isFigure && field.kind !== 'parent') wrong.push(5);
        if (field.kind === 'order' || field.kind === 'integer') wrong.push('5');
        for (const value of wrong) {
          const body = { ...row, [column.name]: value };
          const method = call === 'save' ? 'POST' : 'PUT';
          await content.expectRefused([method, `/api/${name}/${call}`], body, [
            400,
            new RegExp(`^${column.name} is`),
          ]);
        }
      }
    },
  );

  test('save refuses a text that is too long, by its name', async () => {
    for (const column of texts) {
      const body = sampleRow(name, { [column.name]: 'x'.repeat(100_001) });
      await content.expectRefused(['POST', `/api/${name}/save`], body, [
        400,
        new RegExp(`^${column.name} is`),
      ]);
    }
  });

  test('PUT update changes what it names and leaves the rest', async () => {
    const row = await saveSample(server, token, name);
    const { status, body } = await server.call('PUT', `/api/${name}/update`, {
      token,
      body: [{ id: row.id, displayOrder: 41, unknown: 'x' }],
    });
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'success', message: expect.stringMatching(/\w/) as unknown });
    expect(await content.find(name, row.id)).toEqual({ ...row, displayOrder: 41 });
  });

  test('PUT update takes one object as well as an array', async () => {
    const row = await saveSample(server, token, name);
    const changed = { ...row, displayOrder: 42 };
    expect((await server.call('PUT', `/api/${name}/update`, { token, body: changed })).status).toBe(200);
    expect(await content.find(name, row.id)).toEqual(changed);
  });

  test('PUT update of a batch with an unknown row changes nothing', async () => {
    const row = await saveSample(server, token, name);
    const batch = [
      { id: row.id, displayOrder: 77 },
      { id: 2_000_000_000, displayOrder: 1 },
    ];
    await content.expectRefused(['PUT', `/api/${name}/update`], batch, [404, /no longer exists/]);
  });

  test('PUT update of a batch with one invalid row changes nothing', async () => {
    const row = await saveSample(server, token, name);
    const batch = [
      { id: row.id, displayOrder: 77 },
      { id: row.id, displayOrder: 'first' },
    ];
    await content.expectRefused(['PUT', `/api/${name}/update`], batch, [400, /^displayOrder is/]);
  });

  test('PUT update refuses to empty what is always required', async () => {
    const row = await saveSample(server, token, name);
    for (const column of columns) {
      if (!('required' in column.field) || column.field.required !== 'always') continue;
      const body = { id: row.id, [column.name]: column.field.kind === 'parent' ? 'x' : '  ' };
      await content.expectRefused(['PUT', `/api/${name}/update`], body, [
        400,
        new RegExp(`^${column.name} is`),
      ]);
    }
  });

  test('PUT update refuses what is neither row nor rows', async () => {
    for (const body of ['"text"', '5', 'null', 'true', '[1]', '[[{"id":1}]]', '[null]']) {
      await content.expectRefused(['PUT', `/api/${name}/update`], body, [400, /not in the form/]);
    }
    await content.expectRefused(['PUT', `/api/${name}/update`], {}, [400, /^id is required/]);
  });

  test('DELETE delete removes the row, and answers 404 the second time', async () => {
    const { id } = await saveSample(server, token, name);
    const { status, body } = await server.call('DELETE', `/api/${name}/delete`, { token, body: { id } });
    expect(status).toBe(200);
    expect(body).toEqual({ message: expect.stringMatching(/\w/) as unknown });
    expect(await content.find(name, id)).toBeUndefined();
    await content.expectRefused(['DELETE', `/api/${name}/delete`], { id }, [404, /no longer exists/]);
  });

  test.each([["1' OR '1'='1"], ['1'], [null], [[1]], [{ id: 1 }], [0], [-1], [1.5], [1e12]])(
    'DELETE delete refuses the id %j',
    (id) => content.expectRefused(['DELETE', `/api/${name}/delete`], { id }, [400, /^id is not valid/]),
  );
});

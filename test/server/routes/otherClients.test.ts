import { entities } from '../../../src/model/schema/entities';
import type { Column } from '../../../src/model/schema/fields';
import { columnsOf, defaultValue } from '../../../src/model/schema/fields';
import { ContentClient } from '../../support/site/contentClient';
import type { SampleRow } from '../../support/data/factories';
import { sampleParent, sampleRow, saveSample } from '../../support/data/factories';
import { variedNames } from '../../support/data/variedNames';
import { isRecord, superUser, TestServer } from '../../support/site/server/testServer';

/*
 * Requests as other clients of the same API send them.
 */

let server: TestServer;
let token: string;
let content: ContentClient;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login(superUser);
  content = new ContentClient(server, token);
});

afterAll(() => server.close());

const isMandatory = ({ field }: Column): boolean => 'required' in field;

/** Fields whose value is a whole number, on the wire as a number or as a text. */
const isWholeNumber = ({ field, type }: Column): boolean => type === 'integer' || field.kind === 'parent';

/** A column's value as the other type: a number as a text, a text of digits as a number. */
const asOtherType = (column: Column, value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  const digits = isWholeNumber(column) || ['text', 'localizedText', 'measure'].includes(column.field.kind);
  return digits && /^\d+$/.test(String(value)) ? Number(value) : value;
};

describe.each(variedNames)('%s', (name) => {
  const columns = columnsOf(entities[name].fields);

  test('null means the same as a missing field', async () => {
    const sample = await saveSample(server, token, name);
    const values = columns.map((each) => [each.name, isMandatory(each) ? sample[each.name] : null]);
    const nulls = { ...Object.fromEntries(values), requestKey: null, base: null } as object;
    const saved = await server.request('POST', `/api/${name}/save`, { token, body: nulls });
    expect(saved.status).toBe(201);
    const id = isRecord(saved.body) ? Number(saved.body.id) : 0;
    const defaults = columns.map((each) => [
      each.name,
      isMandatory(each) ? sample[each.name] : defaultValue(each.field),
    ]);
    expect(await content.find(name, id)).toEqual({ ...Object.fromEntries(defaults), id });
    const allNull = { id: sample.id, ...Object.fromEntries(columns.map((each) => [each.name, null])) };
    const changed = await server.request('PUT', `/api/${name}/update`, {
      token,
      body: [{ ...allNull, base: allNull }],
    });
    expect(changed.status).toBe(200);
    expect(await content.find(name, sample.id)).toEqual(sample);
    await content.expectAllRejected(
      ['POST', `/api/${name}/save`],
      columns
        .filter(isMandatory)
        .map((column) => [
          { ...sample, [column.name]: null },
          [400, new RegExp(`^${column.name} is required`)],
        ]),
    );
  });

  test('takes a number as a text and a text as a number, and responds with the type of the column', async () => {
    const parent = await sampleParent(server, token, name);
    const digits = columns
      .filter(({ field }) => ['text', 'localizedText', 'measure'].includes(field.kind))
      .map((each, index) => [each.name, String(index + 100)]);
    const row = sampleRow(name, { ...parent, ...(Object.fromEntries(digits) as SampleRow) });
    const other = Object.fromEntries(columns.map((each) => [each.name, asOtherType(each, row[each.name])]));
    expect(other).not.toEqual(row);
    const { body } = await server.request('POST', `/api/${name}/save`, { token, body: other });
    const id = isRecord(body) ? Number(body.id) : 0;
    expect(await content.find(name, id)).toEqual({ ...row, id });
    const update = { token, body: [{ id: String(id), displayOrder: '79', base: { displayOrder: '77' } }] };
    expect((await server.request('PUT', `/api/${name}/update`, update)).status).toBe(409);
    const change = { token, body: { id: String(id), displayOrder: ' 78 ' } };
    expect((await server.request('PUT', `/api/${name}/update`, change)).status).toBe(200);
    expect(await content.find(name, id)).toEqual({ ...row, id, displayOrder: 78 });
    const deletion = { token, body: { id: String(id) } };
    expect((await server.request('DELETE', `/api/${name}/delete`, deletion)).status).toBe(200);
  });
});

test('a choice accepts a value outside its options, and an update without a column does not change it', async () => {
  const values = { tankerTypeId: 7, condition: 'rebuilt', availability: 'In six weeks' };
  const { id, ...tanker } = await saveSample(server, token, 'tanker', values);
  const known = Object.fromEntries(Object.entries(tanker).filter(([name]) => name !== 'condition'));
  expect(
    (await server.request('PUT', '/api/tanker/update', { token, body: [{ id, ...known, price: '1' }] }))
      .status,
  ).toBe(200);
  expect(await content.find('tanker', id)).toEqual({ ...tanker, price: '1', id });
});

describe('a text of the site', () => {
  let serial = 0;

  const saveText = async (values: object = {}) => {
    serial += 1;
    const text = { object_key: `key-${serial}`, language: 'en', page: 'home', resource: 'Old', ...values };
    const { body } = await server.request('POST', '/api/resource/save', { token, body: text });
    return { ...text, id: isRecord(body) ? Number(body.id) : 0, isHtml: false };
  };

  const findText = async (id: number): Promise<unknown> => {
    const { body } = await server.request('GET', '/api/resource/all');
    const texts: unknown[] = isRecord(body) && Array.isArray(body.resources) ? body.resources : [];
    return texts.find((text) => isRecord(text) && text.id === id);
  };

  test.each([[null], ['']])('is updated in both languages with the language %j', async (language) => {
    const english = await saveText();
    const { object_key, page } = english;
    const french = await saveText({ object_key, language: 'fr' });
    const body = { object_key, page, language, resource: 'Same', isHtml: null };
    expect((await server.request('PUT', '/api/resource/update', { token, body })).status).toBe(200);
    for (const text of [english, french])
      expect(await findText(text.id)).toEqual({ ...text, resource: 'Same' });
  });

  test.each([[null], ['']])(
    'is updated by an id as text, a number as text, and the language %j',
    async (language) => {
      const text = await saveText();
      const body = { id: String(text.id), language, resource: 2027, isHtml: null };
      expect((await server.request('PUT', '/api/resource/updateById', { token, body })).status).toBe(200);
      expect(await findText(text.id)).toEqual({ ...text, resource: '2027' });
    },
  );
});

describe('a long text', () => {
  const limits = columnsOf(entities.tanker.fields)
    .concat(columnsOf(entities.product.fields), columnsOf(entities.realization.fields))
    .filter(({ fieldName }) => ['description', 'additionalInformation'].includes(fieldName));

  test('descriptions and additional information hold 20,000 characters, other texts 2,000', async () => {
    expect(limits).toHaveLength(6);
    for (const name of ['tanker', 'product', 'realization'] as const) {
      const long = columnsOf(entities[name].fields).filter((column) =>
        limits.some((each) => each.name === column.name),
      );
      const texts = Object.fromEntries(long.map((column) => [column.name, 'é'.repeat(20_000)]));
      const row = await saveSample(server, token, name, texts);
      expect(await content.find(name, row.id)).toMatchObject(texts);
      await content.expectAllRejected(
        ['PUT', `/api/${name}/update`],
        long.map((column) => [
          { id: row.id, [column.name]: 'é'.repeat(20_001) },
          [400, new RegExp(`^${column.name} is too long. Use no more than 20000`)],
        ]),
      );
    }
    const { id } = await saveSample(server, token, 'tanker');
    await content.expectRejected(['PUT', '/api/tanker/update'], { id, pump: 'x'.repeat(2001) }, [
      400,
      /^pump is too long. Use no more than 2000/,
    ]);
  });
});

test('a request without a body may name the type of one', async () => {
  const own = await server.login();
  const headers = { 'content-type': 'application/json' };
  const logout = () => server.request('POST', '/api/auth/logout', { token: own, body: '', headers });
  expect((await logout()).status).toBe(200);
  expect((await logout()).status).toBe(401);
  expect((await server.request('POST', '/api/tanker/save', { token, body: '', headers })).status).toBe(400);
});

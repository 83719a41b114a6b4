import { entities, entityNames } from '../../../../src/model/schema/entities';
import type { EntityName } from '../../../../src/model/schema/entities';
import type { Column } from '../../../../src/model/schema/fields';
import { columnsOf } from '../../../../src/model/schema/fields';
import type { RejectedRequest } from '../../../support/site/contentClient';
import { ContentClient } from '../../../support/site/contentClient';
import { sampleRow, saveSample } from '../../../support/data/factories';
import { variedNames } from '../../../support/data/variedNames';
import { TestServer } from '../../../support/site/server/testServer';

/* Requests that are rejected before they reach the database: it does not matter which one it is. */

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

/** Values that are neither of a column's type nor the same value as a number or a text. */
const wrongValues = ({ type, field }: Column): unknown[] => {
  const wrong: unknown[] = [{}, [], type === 'string' ? true : 'abc'];
  if (type === 'integer') wrong.push(1.5, -1, 2 ** 31, '', '1.5', '-1', '2147483648', '0x10', '1e3');
  if (type === 'boolean') wrong.push(0, 1, 'true');
  if (field.kind === 'company') wrong.push(5);
  return wrong;
};

describe.each(entityNames)('%s', (name) => {
  test('POST save rejects a row without a required field, and names the field', () =>
    content.expectAllRejected(
      ['POST', `/api/${name}/save`],
      columnsIn(name)
        .filter(isMandatory)
        .map((column) => {
          const { [column.name]: _missing, ...rest } = sampleRow(name);
          return [rest, [400, new RegExp(`^${column.name} is required`)]];
        }),
    ));
});

describe.each(variedNames)('%s', (name) => {
  const columns = columnsIn(name);

  test('POST save rejects a blank required field, and names it', () =>
    content.expectAllRejected(
      ['POST', `/api/${name}/save`],
      columns
        .filter((column) => isMandatory(column) && column.field.kind !== 'parent')
        .map((column) => [
          sampleRow(name, { [column.name]: ' \t\u00a0' }),
          [400, new RegExp(`^${column.name} is required`)],
        ]),
    ));

  test.each([
    ['save', 'POST'],
    ['update', 'PUT'],
  ] as const)('%s rejects a value of another type, and names the field', async (call, method) => {
    const row = await saveSample(server, token, name);
    const rejectedRequests = columns.flatMap((column) =>
      wrongValues(column).map((value): RejectedRequest => [
        { ...row, [column.name]: value },
        [400, new RegExp(`^${column.name} is`)],
      ]),
    );
    await content.expectAllRejected([method, `/api/${name}/${call}`], rejectedRequests);
  });

  test('save rejects a text that is too long, and names the field', () =>
    content.expectAllRejected(
      ['POST', `/api/${name}/save`],
      columns
        .filter(({ type, field }) => type === 'string' && field.kind !== 'parent')
        .map((column) => [
          sampleRow(name, { [column.name]: 'x'.repeat(100_001) }),
          [400, new RegExp(`^${column.name} is`)],
        ]),
    ));

  test('PUT update rejects an empty value for a field that is always required', async () => {
    const { id } = await saveSample(server, token, name);
    const required = columns.filter(({ field }) => 'required' in field && field.required === 'always');
    await content.expectAllRejected(
      ['PUT', `/api/${name}/update`],
      required.map((column) => [
        { id, [column.name]: column.field.kind === 'parent' ? 'x' : '  ' },
        [400, new RegExp(`^${column.name} is`)],
      ]),
    );
  });
});

describe('PUT update', () => {
  const update = ['PUT', '/api/tanker/update'] as const;

  test('rejects a body that is neither a row nor an array of rows', async () => {
    const invalidBodies = ['"text"', '5', 'null', 'true', '[1]', '[[{"id":1}]]', '[null]'];
    await content.expectAllRejected(
      update,
      invalidBodies.map((body) => [body, [400, /a list of objects, is expected/]]),
    );
    await content.expectRejected(update, {}, [400, /^id is required/]);
  });
});

describe('DELETE delete', () => {
  test('rejects an invalid id', () =>
    content.expectAllRejected(
      ['DELETE', '/api/tanker/delete'],
      ["1' OR '1'='1", '1.0', '', '-1', [1], { id: 1 }, 0, -1, 1.5, 1e12].map((id) => [
        { id },
        [400, /^id is not valid/],
      ]),
    ));

  test('needs an id', () =>
    content.expectAllRejected(
      ['DELETE', '/api/tanker/delete'],
      [{}, { id: null }].map((body) => [body, [400, /^id is required/]]),
    ));
});

test.each([{ lastDay: '2026-12-23' }, { firstDay: '2026-12-27' }])(
  'a change of one day is compared with the day that is stored: %j is refused',
  async (values) => {
    const days = { firstDay: '2026-12-24', lastDay: '2026-12-26' };
    const { id } = await saveSample(server, token, 'openingException', days);
    const update = (body: object) => server.request('PUT', '/api/openingException/update', { token, body });
    expect((await update({ id, ...values })).status).toBe(400);
    expect(await content.find('openingException', id)).toMatchObject(days);
    expect((await update({ id, noteEn: 'Christmas' })).status).toBe(200);
  },
);

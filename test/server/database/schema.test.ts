import { entities, entityNames } from '../../../src/model/schema/entities';
import { columnsOf } from '../../../src/model/schema/fields';
import { journalTables } from '../../../src/server/content/rows/tables';
import { migrate } from '../../../src/server/database/migrate';
import { TestServer } from '../../support/site/server/testServer';

/** PostgreSQL's names of the column types that both databases have. */
const commonNames: Readonly<Record<string, string>> = { int4: 'integer' };

const typeOf = (dataType: string): string => {
  const name = dataType.toLowerCase();
  return commonNames[name] ?? name;
};

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

test('the migrated schema has exactly the columns of the table of entities', async () => {
  const stored = await server.database.system.introspection.getTables();
  for (const table of journalTables) {
    const found = stored.find(({ name }) => name === table.name);
    const columns = (found?.columns ?? []).map(({ name, dataType }) => `${name} ${typeOf(dataType)}`);
    const expected = ['id integer', ...table.columns.map(({ name, type }) => `${name} ${type}`)];
    expect([table.name, ...columns.sort()]).toEqual([table.name, ...expected.sort()]);
  }
  const known = [
    ...journalTables.map(({ name }) => name),
    ...[
      'accepted_pairs',
      'accounts',
      'sessions',
      'tries',
      'known_addresses',
      'content_version',
      'changes',
      'change_rows',
    ],
    ...[
      'picture_facts',
      'document_texts',
      'recovery_codes',
      'invitations',
      'inquiries',
      'inquiry_mails',
      'erased_inquiries',
      'site_secrets',
    ],
  ];
  expect(stored.map(({ name }) => name).sort()).toEqual(known.sort());
});

test('every kind of content has a database table', () => {
  for (const name of entityNames) {
    const table = journalTables.find((each) => each.name === entities[name].collection);
    expect(table?.columns.map((column) => column.name)).toEqual(
      columnsOf(entities[name].fields).map((column) => column.name),
    );
  }
});

test('no id is used twice', async () => {
  const token = await server.login();
  const save = async (): Promise<unknown> =>
    (await server.request('POST', '/api/location/save', { token, body: { nameEn: 'Here' } })).body;
  const first = await save();
  await server.request('DELETE', '/api/location/delete', { token, body: first });
  expect(await save()).not.toEqual(first);
});

test('a second migration changes nothing', async () => {
  await expect(migrate(server.database)).resolves.toBeUndefined();
});

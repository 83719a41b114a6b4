import { maxJsonBytes } from '../../../src/model/limits';
import type { ImportReport } from '../../../src/model/import/report';
import { multipart } from '../../support/data/multipart';
import { ContentClient } from '../../support/site/contentClient';
import { TestServer, superUser } from '../../support/site/server/testServer';
import { backendText, contentOf, importInto } from '../../support/site/transfer';

/*
 * The import of content by the super-user, over HTTP.
 */

let server: TestServer;
let token: string;

beforeEach(async () => {
  server = await TestServer.start();
  token = await server.login(superUser);
});

afterEach(() => server.close());

type Options = Readonly<Record<string, string | readonly string[]>>;

const send = (path: string, content: unknown, options: Options = {}, language = 'en') => {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(options))
    for (const value of [values].flat()) query.append(name, value);
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const form = multipart({ field: 'file', name: 'content.json', content: Buffer.from(text) });
  const headers = { ...form.headers, 'accept-language': language };
  return server.request('POST', `/api/import${path}?${query}`, { token, body: form.body, headers });
};

const check = async (content: unknown, options: Options = {}, language = 'en'): Promise<ImportReport> => {
  const { status, body } = await send('/check', content, options, language);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as ImportReport;
};

const apply = async (content: unknown, options: Options = {}) => {
  const { version } = await check(content, options);
  return send('', content, { ...options, version: String(version) });
};

const existing = {
  resources: [backendText(1)],
  tankers: [
    { id: 1, nameEn: 'One' },
    { id: 2, nameEn: 'Two' },
  ],
  employees: [{ id: 1, firstName: 'Ada' }],
};

const incoming = {
  resources: [backendText(1, { isHtml: true, resource: '<p style="color:red">Red</p>' })],
  tankers: [
    { id: 2, nameEn: 'Second' },
    { id: 3, nameEn: 'Three', colour: 'red', image: 'http://pictures.example/1.jpg' },
  ],
  employees: [
    { id: 1, firstName: 'Ada' },
    { id: 2, firstName: 'Bob', company: 'Old Name', descriptionEn: 'Plain' },
  ],
};

test('a check counts the differences by kind, names single values in the language of the request, and changes nothing', async () => {
  await importInto(server, existing);
  const before = await contentOf(server);
  const report = await check(incoming, {}, 'fr');
  const counts = Object.fromEntries(report.collections.map(({ collection, ...each }) => [collection, each]));
  const none = { added: 0, changed: 0, removed: 0, same: 0, kept: 0, leftOut: 0, cleaned: 0 };
  expect(counts).toEqual({
    resources: { ...none, changed: 1, cleaned: 1 },
    tankers: { ...none, added: 1, changed: 1, removed: 1, leftOut: 1 },
    employees: { ...none, added: 1, same: 1, leftOut: 1 },
  });
  expect(report.notes).toContainEqual({
    collection: 'tankers',
    id: null,
    isLeftOut: true,
    message: 'le champ «\u00a0colour\u00a0» est inconnu; il est laissé de côté (éléments touchés\u00a0: 1)',
  });
  const leftOut = report.notes.map(({ isLeftOut }) => isLeftOut);
  expect(leftOut).toContain(false);
  expect(leftOut.lastIndexOf(true)).toBeLessThan(leftOut.indexOf(false));
  expect(report).toMatchObject({
    unknownCompanies: ['Old Name'],
    paragraphs: 1,
    insecurePictures: 1,
    moreNotes: 0,
  });
  expect(await contentOf(server)).toEqual(before);
});

test.each([
  ['en', 'nothing is imported; rows are removed with the row that they belong to (rows removed: 2)'],
  [
    'fr',
    'rien n’en est importé; des éléments sont supprimés avec leur élément parent (éléments supprimés\u00a0: 2)',
  ],
])('a check says one thing about rows that go with their parents: %s', async (language, message) => {
  const locations = [{ id: 1 }, { id: 2 }];
  const telephones = [1, 2, 2].map((locationId, index) => ({ id: index + 1, locationId }));
  await importInto(server, { locations, telephones, tankers: existing.tankers });
  const { collections, notes } = await check({ locations: [{ id: 1 }] }, {}, language);
  expect(collections).toMatchObject([
    { collection: 'locations', removed: 1 },
    { collection: 'telephones', removed: 2, same: 1 },
  ]);
  expect(notes.filter(({ collection }) => collection === 'telephones')).toEqual([
    { collection: 'telephones', id: null, isLeftOut: false, message },
  ]);
  expect(notes.filter(({ collection }) => collection === 'tankers')).toHaveLength(1);
});

test('an import is one change of the super-user, which one undo takes back', async () => {
  await importInto(server, existing);
  const before = await contentOf(server);
  const { status, body } = await apply(incoming, { map: 'company:Old Name=Norcuve' });
  expect(status).toBe(201);
  const { tankers, employees } = await contentOf(server);
  expect(tankers).toMatchObject([{ nameEn: 'Second' }, { nameEn: 'Three' }]);
  expect(employees?.map(({ company }) => company)).toEqual(['', 'Norcuve']);
  const { id } = body as { id: number };
  const history = await server.request('GET', '/api/history', { token });
  expect(history.body).toMatchObject({
    changes: [
      { id, kind: 'import', author: superUser.email, rowCount: 5 },
      { kind: 'import', author: null },
    ],
  });
  expect((await server.request('POST', '/api/history/undo', { token, body: { id } })).status).toBe(201);
  expect(await contentOf(server)).toEqual(before);
});

test('readers see the imported content at once', async () => {
  await apply(existing);
  expect(await new ContentClient(server, '').list('tanker')).toMatchObject([
    { nameEn: 'One' },
    { nameEn: 'Two' },
  ]);
});

test('only the chosen collections are imported, and those that the file lacks stay', async () => {
  await importInto(server, existing);
  await apply(incoming, { only: 'tankers' });
  expect(await contentOf(server)).toMatchObject({
    resources: [{ resource: 'Text 1' }],
    tankers: [{ id: 2 }, { id: 3 }],
    employees: [{ id: 1 }],
  });
  await apply({ tankers: [] });
  expect(await contentOf(server)).toMatchObject({ tankers: [], employees: [{ id: 1 }] });
});

test('an import after somebody else changed the content asks for a new check, and changes nothing', async () => {
  const { version } = await check(existing);
  await apply({ employees: existing.employees });
  const response = await send('', existing, { version: String(version) });
  expect(response).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Check the file again') as unknown },
  });
  expect(await contentOf(server)).toMatchObject({ tankers: [] });
});

test('an import of what is there already is no change', async () => {
  await importInto(server, existing);
  expect(await apply(existing)).toMatchObject({ status: 201, body: { id: null } });
});

test.each([
  ['no JSON', '{"tankers":', 400, /is not JSON/],
  ['other JSON', { things: [] }, 400, /not the content of a site/],
  ['too deep', `{"tankers":${'['.repeat(200)}${']'.repeat(200)}}`, 400, /not the content of a site/],
  ['nothing', '', 400, /empty/],
  ['too large', ' '.repeat(maxJsonBytes + 1), 413, /16 MB|too large/],
])('a file with %s is rejected with a reason', async (_case, content, status, message) => {
  const response = await send('/check', content);
  expect(response).toMatchObject({
    status,
    body: { message: expect.stringMatching(message) as unknown },
  });
});

test.each([{ only: 'tanker' }, { map: 'company' }, { map: 'company:A=Nobody' }])(
  'unknown options are rejected: %j',
  async (options) => {
    expect((await send('/check', existing, options)).status).toBe(400);
  },
);

import { ContentCaller } from '../../support/contentCaller';
import { isRecord, superUser, TestServer } from '../../support/testServer';

/*
 * The way back is open to every administrator: it must lead nowhere that its calls do not.
 */

let server: TestServer;
let administrator: ContentCaller;
let owner: ContentCaller;

beforeEach(async () => {
  server = await TestServer.start();
  administrator = new ContentCaller(server, await server.login());
  owner = new ContentCaller(server, await server.login(superUser));
});

afterEach(() => server.close());

type Call = readonly ['POST' | 'PUT' | 'DELETE', string];

/** Makes a change and gives its id in the history. */
const change = async ({ token }: ContentCaller, [method, url]: Call, body: unknown): Promise<number> => {
  const { status, headers } = await server.call(method, url, { token, body });
  expect(status).toBeLessThan(300);
  return Number(headers['content-version']);
};

const addText = async (values: Record<string, unknown>): Promise<{ id: number; change: number }> => {
  const body = { object_key: 'key', language: 'en', page: 'home', resource: 'first', ...values };
  const answer = await server.call('POST', '/api/resource/save', { token: owner.token, body });
  return {
    id: isRecord(answer.body) ? Number(answer.body.id) : 0,
    change: Number(answer.headers['content-version']),
  };
};

const update: Call = ['PUT', '/api/resource/updateById'];
const remove: Call = ['DELETE', '/api/resource/delete'];
const undo: Call = ['POST', '/api/history/undo'];

const expectUndoRefused = (id: number, status: number) =>
  administrator.expectRefused(undo, { id }, [status, /./]);

test('texts of the super-user come back, go and change for the super-user alone', async () => {
  const { id, change: added } = await addText({ page: 'super' });
  await expectUndoRefused(added, 403);
  await expectUndoRefused(await change(owner, update, { id, resource: 'second' }), 403);
  const removed = await change(owner, remove, { id });
  await expectUndoRefused(removed, 403);
  expect(await change(owner, undo, { id: removed })).toBeGreaterThan(removed);
});

test('what makes a text HTML is taken back by the super-user alone', async () => {
  const { id } = await addText({});
  const flagged = await change(owner, update, { id, isHtml: true });
  await expectUndoRefused(flagged, 403);
  expect(await change(owner, undo, { id: flagged })).toBeGreaterThan(flagged);
});

test('plain text does not come back as markup where the text was made HTML since', async () => {
  const { id } = await addText({ resource: '<img src=x onerror=alert(1)>' });
  const edited = await change(administrator, update, { id, resource: '<p>clean</p>' });
  await change(owner, update, { id, isHtml: true });
  await expectUndoRefused(edited, 409);
  expect(await administrator.bulk()).not.toContain('onerror');
});

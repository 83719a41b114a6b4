import type { Action } from '../../../src/model/permissions';
import { hasPermission } from '../../../src/model/permissions';
import { ContentClient } from '../../support/site/contentClient';
import { isRecord, superUser, TestServer } from '../../support/site/server/testServer';

/*
 * Every administrator can use undo. It must allow nothing that the other routes forbid.
 */

let server: TestServer;
let administrator: ContentClient;
let owner: ContentClient;

beforeAll(async () => {
  server = await TestServer.start();
  administrator = new ContentClient(server, await server.login());
  owner = new ContentClient(server, await server.login(superUser));
});

afterAll(() => server.close());

type Call = readonly ['POST' | 'PUT' | 'DELETE', string];

/** Makes a change. @returns its id in the history */
const change = async ({ token }: ContentClient, [method, url]: Call, body: unknown): Promise<number> => {
  const { status, headers } = await server.request(method, url, { token, body });
  expect(status).toBeLessThan(300);
  return Number(headers['content-version']);
};

let textCount = 0;

const addText = async (values: Record<string, unknown>): Promise<{ id: number; change: number }> => {
  textCount += 1;
  const body = { object_key: `key-${textCount}`, language: 'en', page: 'home', resource: 'first', ...values };
  const response = await server.request('POST', '/api/resource/save', { token: owner.token, body });
  return {
    id: isRecord(response.body) ? Number(response.body.id) : 0,
    change: Number(response.headers['content-version']),
  };
};

const update: Call = ['PUT', '/api/resource/updateById'];
const remove: Call = ['DELETE', '/api/resource/delete'];
const undo: Call = ['POST', '/api/history/undo'];

const addPlain = async (page: string) => addText({ page });
const addHtml = async (page: string) => addText({ page, isHtml: true });

/** Changes of the super-user, by what their undo does. */
const undoCases = {
  'changes a text': async (page: string) =>
    change(owner, update, { id: (await addPlain(page)).id, resource: 'second' }),
  'removes a text': async (page: string) => (await addPlain(page)).change,
  'removes an HTML text': async (page: string) => (await addHtml(page)).change,
  'restores a text': async (page: string) => change(owner, remove, { id: (await addPlain(page)).id }),
  'restores an HTML text': async (page: string) => change(owner, remove, { id: (await addHtml(page)).id }),
  'makes a text plain': async (page: string) =>
    change(owner, update, { id: (await addPlain(page)).id, isHtml: true }),
  'makes a text HTML': async (page: string) =>
    change(owner, update, { id: (await addHtml(page)).id, isHtml: false }),
};

type UndoCase = keyof typeof undoCases;

/** The changes that each permission about texts allows to undo. A new permission does not compile until it is listed here. */
const undoCasesOf: Readonly<
  Record<Extract<Action, `${string}Text` | 'changeHtmlFlag'>, readonly UndoCase[]>
> = {
  changeText: ['changes a text'],
  deleteText: ['removes a text', 'removes an HTML text'],
  addText: ['restores a text', 'restores an HTML text'],
  changeHtmlFlag: ['makes a text plain', 'makes a text HTML'],
  changeSuperText: Object.keys(undoCases) as UndoCase[], // an object literal has only its own keys
};

const cases = Object.entries(undoCasesOf).flatMap(([action, names]) =>
  names.map((undoCase): [string, UndoCase, Action] => [
    action === 'changeSuperText' ? 'super' : 'home',
    undoCase,
    action as Action, // a key of the record
  ]),
);

const undoBy = async (client: ContentClient, id: number) =>
  (await server.request(...undo, { token: client.token, body: { id } })).status;

test.each(cases)('on the page %s an undo that %s needs the permission %s', async (page, undoCase, action) => {
  const id = await undoCases[undoCase](page);
  const contentBefore = await administrator.bulk();
  expect(await undoBy(administrator, id)).toBe(hasPermission('administrator', action) ? 201 : 403);
  if (hasPermission('administrator', action)) return;
  expect(await administrator.bulk()).toBe(contentBefore);
  expect(await undoBy(owner, id)).toBe(hasPermission('superUser', action) ? 201 : 403);
});

test('an administrator may undo a deletion of their own, but not one that needs more permissions', async () => {
  const { id } = await addText({ isHtml: true });
  const ownDeletion = await change(administrator, remove, { id });
  expect(await undoBy(administrator, ownDeletion)).toBe(201);
  expect(await undoBy(administrator, await change(owner, remove, { id }))).toBe(403);
});

test('undoing a change to plain text is rejected if the text was edited in between, so that it cannot become HTML', async () => {
  const { id } = await addText({ isHtml: true, resource: '<p>clean</p>' });
  const madePlain = await change(owner, update, { id, isHtml: false });
  await change(administrator, update, { id, resource: '<p onclick=alert(1)>' });
  const contentBefore = await owner.bulk();
  await owner.expectRejected(undo, { id: madePlain }, [409, /admin@example\.com/]);
  expect(await owner.bulk()).toBe(contentBefore);
});

test('undoing a change to plain text succeeds if nobody edited the text in between', async () => {
  const { id } = await addText({ isHtml: true, resource: '<p>clean</p>' });
  const madePlain = await change(owner, update, { id, isHtml: false });
  await change(owner, update, { id, language: 'fr' });
  expect(await undoBy(owner, madePlain)).toBe(201);
  expect(await owner.bulk()).toContain('<p>clean</p>');
});

test('an undo does not restore plain text as HTML if the text became HTML in between', async () => {
  const { id } = await addText({ resource: '<img src=x onerror=alert(1)>' });
  const edited = await change(administrator, update, { id, resource: '<p>clean</p>' });
  await change(owner, update, { id, isHtml: true });
  await administrator.expectRejected(undo, { id: edited }, [409, /./]);
  expect(await administrator.bulk()).not.toContain('onerror');
});

import type { Action } from '../../../src/model/permissions';
import { may } from '../../../src/model/permissions';
import { ContentCaller } from '../../support/site/contentCaller';
import { isRecord, superUser, TestServer } from '../../support/site/testServer';

/*
 * The way back is open to every administrator: it must lead nowhere that its calls do not.
 */

let server: TestServer;
let administrator: ContentCaller;
let owner: ContentCaller;

beforeAll(async () => {
  server = await TestServer.start();
  administrator = new ContentCaller(server, await server.login());
  owner = new ContentCaller(server, await server.login(superUser));
});

afterAll(() => server.close());

type Call = readonly ['POST' | 'PUT' | 'DELETE', string];

/** Makes a change and gives its id in the history. */
const change = async ({ token }: ContentCaller, [method, url]: Call, body: unknown): Promise<number> => {
  const { status, headers } = await server.call(method, url, { token, body });
  expect(status).toBeLessThan(300);
  return Number(headers['content-version']);
};

let added = 0;

const addText = async (values: Record<string, unknown>): Promise<{ id: number; change: number }> => {
  added += 1;
  const body = { object_key: `key-${added}`, language: 'en', page: 'home', resource: 'first', ...values };
  const answer = await server.call('POST', '/api/resource/save', { token: owner.token, body });
  return {
    id: isRecord(answer.body) ? Number(answer.body.id) : 0,
    change: Number(answer.headers['content-version']),
  };
};

const update: Call = ['PUT', '/api/resource/updateById'];
const remove: Call = ['DELETE', '/api/resource/delete'];
const undo: Call = ['POST', '/api/history/undo'];

const addPlain = async (page: string) => addText({ page });
const addHtml = async (page: string) => addText({ page, isHtml: true });

/** A change of the super-user of each kind that a way back may be for, by what the way back does. */
const ways = {
  'changes a text': async (page: string) =>
    change(owner, update, { id: (await addPlain(page)).id, resource: 'second' }),
  'removes a text': async (page: string) => (await addPlain(page)).change,
  'removes an HTML text': async (page: string) => (await addHtml(page)).change,
  'brings a text back': async (page: string) => change(owner, remove, { id: (await addPlain(page)).id }),
  'brings an HTML text back': async (page: string) => change(owner, remove, { id: (await addHtml(page)).id }),
  'makes a text plain': async (page: string) =>
    change(owner, update, { id: (await addPlain(page)).id, isHtml: true }),
  'makes a text HTML': async (page: string) =>
    change(owner, update, { id: (await addHtml(page)).id, isHtml: false }),
};

type Way = keyof typeof ways;

/** What each action over texts lets somebody take back: one that the rights get and that is not here does not compile. */
const waysOf: Readonly<Record<Extract<Action, `${string}Text` | 'changeHtmlFlag'>, readonly Way[]>> = {
  changeText: ['changes a text'],
  deleteText: ['removes a text', 'removes an HTML text'],
  addText: ['brings a text back', 'brings an HTML text back'],
  changeHtmlFlag: ['makes a text plain', 'makes a text HTML'],
  changeSuperText: Object.keys(ways) as Way[], // the keys of a literal object are its own
};

const cases = Object.entries(waysOf).flatMap(([action, some]) =>
  some.map((way): [string, Way, Action] => [
    action === 'changeSuperText' ? 'super' : 'home',
    way,
    action as Action, // a key of the record
  ]),
);

const undoBy = async (caller: ContentCaller, id: number) =>
  (await server.call(...undo, { token: caller.token, body: { id } })).status;

test.each(cases)(
  'on the page %s a way back that %s is open to whoever has the right to %s',
  async (page, way, action) => {
    const id = await ways[way](page);
    const before = await administrator.bulk();
    expect(await undoBy(administrator, id)).toBe(may('administrator', action) ? 201 : 403);
    if (may('administrator', action)) return;
    expect(await administrator.bulk()).toBe(before);
    expect(await undoBy(owner, id)).toBe(may('superUser', action) ? 201 : 403);
  },
);

test('whoever may delete a text may take that back, but not what another has deleted', async () => {
  const { id } = await addText({ isHtml: true });
  const own = await change(administrator, remove, { id });
  expect(await undoBy(administrator, own)).toBe(201);
  expect(await undoBy(administrator, await change(owner, remove, { id }))).toBe(403);
});

test('plain text does not become markup where what made the text plain is taken back', async () => {
  const { id } = await addText({ isHtml: true, resource: '<p>clean</p>' });
  const made = await change(owner, update, { id, isHtml: false });
  await change(administrator, update, { id, resource: '<p onclick=alert(1)>' });
  const before = await owner.bulk();
  await owner.expectRefused(undo, { id: made }, [409, /admin@example\.com/]);
  expect(await owner.bulk()).toBe(before);
});

test('what made a text plain is taken back where nobody has changed what it says', async () => {
  const { id } = await addText({ isHtml: true, resource: '<p>clean</p>' });
  const made = await change(owner, update, { id, isHtml: false });
  await change(owner, update, { id, language: 'fr' });
  expect(await undoBy(owner, made)).toBe(201);
  expect(await owner.bulk()).toContain('<p>clean</p>');
});

test('plain text does not come back as markup where the text was made HTML since', async () => {
  const { id } = await addText({ resource: '<img src=x onerror=alert(1)>' });
  const edited = await change(administrator, update, { id, resource: '<p>clean</p>' });
  await change(owner, update, { id, isHtml: true });
  await administrator.expectRefused(undo, { id: edited }, [409, /./]);
  expect(await administrator.bulk()).not.toContain('onerror');
});

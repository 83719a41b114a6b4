import { clearImmediate, setImmediate } from 'node:timers';
import { ContentClient } from '../../support/site/contentClient';
import { checkJsonSize } from '../../../src/server/http/request/jsonBody';
import { saveSample } from '../../support/data/factories';
import { multipart } from '../../support/data/multipart';
import { superUser, TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let token: string;
let ids: readonly number[];

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  const saved: number[] = [];
  for (let index = 0; index < 20; index += 1) saved.push((await saveSample(server, token, 'employee')).id);
  ids = saved;
});

afterAll(() => server.close());

const update = (rows: readonly object[]) =>
  server.request('PUT', '/api/employee/update', { token, body: rows });

const employees = () => new ContentClient(server, token).list('employee');

let slowTime = 0;

/**
 * Runs work on a clock by which each step takes longer than a request may keep the others waiting. @returns how often other
 * requests had a turn
 */
const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  slowTime = Math.max(slowTime, performance.now()); // later than the last turn by either clock
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (slowTime += 50));
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await work();
  clearImmediate(next);
  clock.mockRestore();
  return turns;
};

test('text that is nested too deeply is rejected, and nothing is changed', async () => {
  const before = await employees();
  for (const end of ['</em>', '</i>']) {
    const descriptionEn = `${'<em>'.repeat(6000)}x${end.repeat(6000)}`;
    const { status, body } = await update(ids.map((id) => ({ id, descriptionEn })));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'descriptionEn is formatted too deeply. Use no more than 50 elements within each other.',
    });
  }
  expect(await employees()).toEqual(before);
});

/** Bodies of JSON that take seconds to parse, of 9 to 15 MB. */
const hostileBodies: Readonly<Record<string, () => string>> = {
  'lists within each other': () => '['.repeat(5e6) + ']'.repeat(5e6),
  'an object with a million keys': () =>
    `{${Array.from({ length: 9e5 }, (_, index) => `"k${index}":1`).join()}}`,
  'millions of lists': () => `[${'[],'.repeat(4e6)}[]]`,
  'a million rows': () => `[${`{"id":${ids[0]}},`.repeat(1e6)}{"id":${ids[0]}}]`,
  'hundreds of thousands of rows': () => `[${'{"id":1,"firstName":"x"},'.repeat(4e5)}{"id":1}]`,
};

test.each(Object.entries(hostileBodies))('%s are refused before they are parsed', async (_kind, write) => {
  const before = await employees();
  const body = Buffer.from(write());
  const parse = jest.spyOn(JSON, 'parse');
  const request = { method: 'PUT', url: '/api/employee/update', payload: body } as const;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await server.app.inject({ ...request, headers });
  expect(response.statusCode).toBe(413);
  expect(parse.mock.calls.filter(([text]) => text.length > 1e6)).toEqual([]);
  parse.mockRestore();
  expect(response.json()).toMatchObject({ message: expect.stringMatching(/too many values/) as unknown });
  expect(await employees()).toEqual(before);
});

test('the largest update is accepted: 20,000 rows with their values before', () => {
  const row = { firstName: 'x', descriptionEn: 'y', email: 'x@example.com', company: 'Norcuve' };
  const rows = Array.from({ length: 20_000 }, (_, index) => ({ id: index + 1, ...row, base: row }));
  expect(() => checkJsonSize(Buffer.from(JSON.stringify(rows)))).not.toThrow();
});

test('during a long change, other requests get their turns', async () => {
  const descriptionEn = '<strong>x</strong>'.repeat(1500);
  const rows = ids.map((id) => ({ id, descriptionEn, descriptionFr: descriptionEn }));
  const turns = await turnsDuring(async () => expect((await update(rows)).status).toBe(200));
  expect(turns).toBeGreaterThan(ids.length / 2); // one or two if the work never pauses
  expect(await employees()).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: ids[0], descriptionEn })]),
  );
});

test('during the check of a large import, other requests get their turns', async () => {
  const descriptionEn = '<strong>x</strong>'.repeat(1500);
  const employees = ids.map((id) => ({ id, descriptionEn, descriptionFr: descriptionEn }));
  const content = Buffer.from(JSON.stringify({ employees }));
  const form = multipart({ field: 'file', name: 'content.json', content });
  const superToken = await server.login(superUser);
  const check = () => server.request('POST', '/api/import/check', { token: superToken, ...form });
  const turns = await turnsDuring(async () => expect((await check()).status).toBe(200));
  expect(turns).toBeGreaterThan(ids.length / 2); // one or two if the work never pauses
});

test('one request changes a limited amount of formatted text, while unchanged text does not count', async () => {
  const descriptionEn = '<strong>x</strong>'.repeat(5000);
  const tooMuch = ids.map((id) => ({ id, descriptionEn, descriptionFr: descriptionEn }));
  expect((await update(tooMuch)).status).toBe(413);
  const half = tooMuch.slice(0, 10);
  expect((await update(half)).status).toBe(200);
  expect((await update([...half, ...tooMuch.slice(10, 15)])).status).toBe(200);
});

import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/server/app';
import type { Database } from '../../../src/server/database/database';
import { openDatabase } from '../../../src/server/database/database';
import { HangingProxy } from '../../support/hangingProxy';
import { TestServer } from '../../support/testServer';

/**
 * How long the database may take, in milliseconds. Bounds below are made of it alone: a call that waits for the database takes at
 * least so long on any machine, and a queue of them that long each.
 */
const patience = 1_000;

let server: TestServer;
let proxy: HangingProxy;
let database: Database;
let app: FastifyInstance;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  const { config, files } = server;
  proxy = await HangingProxy.start(config.databaseUrl ?? '');
  database = openDatabase({ ...config, databaseUrl: proxy.url }, patience);
  app = await buildApp({ config, database, files });
});

afterAll(async () => {
  proxy.resume();
  await app.close();
  await database.close();
  proxy.close();
  await server.close();
});

const answerTo = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const begun = performance.now();
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode: status } = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status, milliseconds: performance.now() - begun };
};

const calls = {
  'is it ready': () => answerTo('GET', '/readyz'),
  'a visit': () => answerTo('GET', '/api/allModels'),
  'a page of the history': () => answerTo('GET', '/api/history'),
  'a change': () => answerTo('POST', '/api/location/save', { nameEn: 'Depot', nameFr: 'Dépôt' }),
};

const answersToAll = () => Promise.all(Object.values(calls).map((call) => call()));

const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);

const slowest = (answers: readonly { readonly milliseconds: number }[]) =>
  Math.max(...answers.map(({ milliseconds }) => milliseconds));

const unavailable = [503, 503, 503, 503];

const count = async (): Promise<number> => (await server.call('GET', '/api/allModels')).raw.length;

const untilReady = async (): Promise<void> => {
  while ((await calls['is it ready']()).status !== 200) await setImmediate();
};

test('a database that hangs is said to be unavailable in a bounded time, and used again when it answers', async () => {
  expect(statuses(await answersToAll())).toEqual([200, 200, 200, 201]);
  const before = await count();
  proxy.hang();
  const first = await answersToAll();
  expect(statuses(first)).toEqual(unavailable);
  expect(slowest(first)).toBeLessThan(unavailable.length * patience);
  const others = await answersToAll();
  expect(statuses(others)).toEqual(unavailable);
  expect(slowest(others)).toBeLessThan(patience); // told by those before: none waited for the database
  proxy.resume();
  await untilReady();
  expect(await count()).toBe(before);
  expect(statuses(await answersToAll())).toEqual([200, 200, 200, 201]);
});

const changes = 12;

test('changes that wait for their turn when it falls silent do not wait for that one after the other', async () => {
  const answers = await server.database.system.transaction().execute(async (transaction) => {
    await transaction.updateTable('content_version').set({ id: 1 }).execute(); // it is their turn after this
    const waiting = Array.from({ length: changes }, () => calls['a change']());
    await waiting[0];
    proxy.hang();
    return Promise.all(waiting);
  });
  proxy.resume();
  expect(new Set(statuses(answers))).toEqual(new Set([503]));
  expect(slowest(answers)).toBeLessThan(changes * patience);
  await untilReady();
  expect(statuses([await calls['a change']()])).toEqual([201]);
});

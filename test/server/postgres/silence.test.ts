import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/server/app';
import type { Database } from '../../../src/server/database/database';
import { openDatabase } from '../../../src/server/database/database';
import { HangingProxy } from '../../support/faults/hangingProxy';
import { TestServer } from '../../support/site/testServer';

/*
 * How long callers wait is a matter of the pool: test/server/database/watchedPool.test.ts. Here the clock stands still, unless a
 * test lets time pass, so that a slow machine is not taken for a database that does not answer.
 */

/** How long the database may take, in milliseconds. */
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

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'hrtime'] });
});

afterEach(() => jest.useRealTimers());

const statusOf = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode;
};

const calls = {
  'is it ready': () => statusOf('GET', '/readyz'),
  'a visit': () => statusOf('GET', '/api/allModels'),
  'a page of the history': () => statusOf('GET', '/api/history'),
  'a change': () => statusOf('POST', '/api/location/save', { nameEn: 'Depot', nameFr: 'Dépôt' }),
};

const all = () => Promise.all(Object.values(calls).map((call) => call()));

const available = [200, 200, 200, 201];
const unavailable = [503, 503, 503, 503];

/** Lets time pass until something is done that waits for the database. */
const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  const state = { isDone: false };
  void work.finally(() => (state.isDone = true));
  while (!state.isDone) {
    jest.advanceTimersByTime(patience);
    await setImmediate();
  }
  return work;
};

const count = async (): Promise<number> => (await server.call('GET', '/api/allModels')).raw.length;

const untilReady = async (): Promise<void> => {
  while ((await calls['is it ready']()) !== 200) jest.advanceTimersByTime(patience);
};

test('a database that hangs is said to be unavailable, and used again when it answers', async () => {
  expect(await all()).toEqual(available);
  const before = await count();
  proxy.hang();
  expect(await inTime(all())).toEqual(unavailable);
  expect(await all()).toEqual(unavailable); // told by those before: none waited for the database
  proxy.resume();
  await untilReady();
  expect(await count()).toBe(before);
  expect(await all()).toEqual(available);
});

test('changes that wait for their turn when it falls silent are told too', async () => {
  const statuses = await server.database.system.transaction().execute(async (transaction) => {
    await transaction.updateTable('content_version').set({ id: 1 }).execute(); // it is their turn after this
    const waiting = Array.from({ length: 12 }, () => calls['a change']());
    await inTime(Promise.race(waiting));
    proxy.hang();
    return inTime(Promise.all(waiting));
  });
  proxy.resume();
  expect(new Set(statuses)).toEqual(new Set([503]));
  await untilReady();
  expect(await calls['a change']()).toBe(201);
});

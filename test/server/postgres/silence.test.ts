import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/server/app';
import type { Database } from '../../../src/server/database/database';
import { openDatabase } from '../../../src/server/database/database';
import { HangingProxy } from '../../support/faults/hangingProxy';
import { TestServer } from '../../support/site/testServer';

/*
 * test/server/database/circuitBreakerPool.test.ts tests how long requests wait. Here the clock stands still unless a test advances
 * it, so that a slow machine does not look like a database that hangs.
 */

/** The time limit of the database, in milliseconds. */
const timeoutMs = 1_000;

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
  database = openDatabase({ ...config, databaseUrl: proxy.url }, timeoutMs);
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

const requests = {
  'the readiness check': () => statusOf('GET', '/readyz'),
  'the bulk load': () => statusOf('GET', '/api/allModels'),
  'a page of the history': () => statusOf('GET', '/api/history'),
  'a change': () => statusOf('POST', '/api/location/save', { nameEn: 'Depot', nameFr: 'Dépôt' }),
};

const sendAll = () => Promise.all(Object.values(requests).map((call) => call()));

const available = [200, 200, 200, 201];
const unavailable = [503, 503, 503, 503];

/** Advances the clock until work that waits for the database has ended. */
const advanceUntilDone = async <Result>(work: Promise<Result>): Promise<Result> => {
  const state = { isDone: false };
  void work.finally(() => (state.isDone = true));
  while (!state.isDone) {
    jest.advanceTimersByTime(timeoutMs);
    await setImmediate();
  }
  return work;
};

const contentLength = async (): Promise<number> => (await server.call('GET', '/api/allModels')).raw.length;

const untilReady = async (): Promise<void> => {
  while ((await requests['the readiness check']()) !== 200) jest.advanceTimersByTime(timeoutMs);
};

test('if the database hangs, requests respond with 503, and succeed once it responds again', async () => {
  expect(await sendAll()).toEqual(available);
  const lengthBefore = await contentLength();
  proxy.hang();
  expect(await advanceUntilDone(sendAll())).toEqual(unavailable);
  expect(await sendAll()).toEqual(unavailable); // rejected at once: none waits for the database
  proxy.resume();
  await untilReady();
  expect(await contentLength()).toBe(lengthBefore);
  expect(await sendAll()).toEqual(available);
});

test('changes that wait for a lock when the database hangs respond with 503 too', async () => {
  const statuses = await server.database.system.transaction().execute(async (transaction) => {
    await transaction.updateTable('content_version').set({ id: 1 }).execute(); // takes the lock
    const waiting = Array.from({ length: 12 }, () => requests['a change']());
    await advanceUntilDone(Promise.race(waiting));
    proxy.hang();
    return advanceUntilDone(Promise.all(waiting));
  });
  proxy.resume();
  expect(new Set(statuses)).toEqual(new Set([503]));
  await untilReady();
  expect(await requests['a change']()).toBe(201);
});

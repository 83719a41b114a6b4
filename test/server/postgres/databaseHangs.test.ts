import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/server/app';
import { readTimeoutMs } from '../../../src/server/database/availability';
import type { Database } from '../../../src/server/database/database';
import { openDatabase } from '../../../src/server/database/database';
import { HangingProxy } from '../../support/faults/hangingProxy';
import { TestServer } from '../../support/site/server/testServer';
import { buildSmallClient } from '../pages/builtClient';

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
let client: Awaited<ReturnType<typeof buildSmallClient>>;
let token: string;

const stopClock = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'hrtime'] });

beforeAll(async () => {
  server = await TestServer.start();
  client = await buildSmallClient();
  token = await server.login();
  const { config, files } = server;
  proxy = await HangingProxy.start(config.databaseUrl ?? '');
  stopClock(); // the first connection may take longer than the time limit
  database = openDatabase({ ...config, databaseUrl: proxy.url }, timeoutMs);
  app = await buildApp({
    config: { ...config, readTimeoutMs, metrics: true },
    database,
    files,
    assetsDirectory: client.directory,
  });
  jest.useRealTimers();
});

afterAll(async () => {
  proxy.resume();
  await app.close();
  await database.close();
  proxy.close();
  await server.close();
  await client.remove();
});

beforeEach(() => {
  isOver = false;
  stopClock();
});

afterEach(() => {
  isOver = true;
  proxy.resume();
  jest.useRealTimers();
});

const respond = (method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${token}`, host: 'norcuve.localhost' };
  return app.inject({ method, url, headers, ...(payload && { payload }) });
};

const statusOf = async (...request: Parameters<typeof respond>): Promise<number> =>
  (await respond(...request)).statusCode;

const readiness = async (): Promise<unknown> => (await respond('GET', '/readyz')).json();

/** The paths that a visitor needs. */
const readPaths = ['/', '/tankers', '/sitemap.xml', '/robots.txt', '/api/allModels', '/api/resource/all'];

const read = () => Promise.all(readPaths.map((path) => respond('GET', path)));

const readStatuses = async () => (await read()).map(({ statusCode }) => statusCode);

const requests = {
  'a page of the history': () => statusOf('GET', '/api/history'),
  'a change': () => statusOf('POST', '/api/location/save', { nameEn: 'Depot', nameFr: 'Dépôt' }),
};

const sendAll = () => Promise.all(Object.values(requests).map((call) => call()));

const available = [200, 201];
const unavailable = [503, 503];

/** Ends the transactions that a test holds open. */
const releases: (() => void)[] = [];

const allRead = readPaths.map(() => 200);

/** Whether the test has ended, so that no loop outlives it. */
let isOver = false;

/** Advances the clock by a number of milliseconds, after a number of real ones: work that goes on needs some of them. */
const advance = async (stepMs: number, realMs = stepMs / 10): Promise<void> => {
  if (isOver) throw new Error('The test has ended.');
  await setTimeout(realMs);
  jest.advanceTimersByTime(stepMs);
};

/** Advances the clock until work that waits for the database has ended. */
const advanceUntilDone = async <Result>(
  work: Promise<Result>,
  stepMs = timeoutMs / 10,
  realMs?: number,
): Promise<Result> => {
  const state = { isDone: false };
  void work.finally(() => (state.isDone = true)).catch(() => undefined);
  while (!state.isDone) await advance(stepMs, realMs);
  return work;
};

const untilReady = async (): Promise<void> => {
  while ((await respond('GET', '/readyz')).body !== '{"status":"ok"}') await advance(timeoutMs / 10);
};

const databaseMetric = async (): Promise<string | undefined> =>
  /^site_database_available (\d)$/m.exec((await respond('GET', '/metrics')).body)?.[1];

test('if the database hangs, changes respond with 503, and succeed once it responds again', async () => {
  expect(await sendAll()).toEqual(available);
  proxy.hang();
  expect(await advanceUntilDone(sendAll())).toEqual(unavailable);
  expect(await sendAll()).toEqual(unavailable); // rejected at once: none waits for the database
  const change = await respond('POST', '/api/location/save', { nameEn: 'Depot', nameFr: 'Dépôt' });
  expect(Number(change.headers['retry-after'])).toBeGreaterThan(0);
  proxy.resume();
  await untilReady();
  expect(await sendAll()).toEqual(available);
});

test('if the database hangs, pages and content come from memory in half its time limit, and say that they may be old', async () => {
  const before = await read();
  expect(before.map(({ statusCode }) => statusCode)).toEqual(allRead);
  expect(before.map(({ headers }) => headers.warning)).toEqual(readPaths.map(() => undefined));
  expect(await databaseMetric()).toBe('1');
  proxy.hang();
  const startedAt = Date.now();
  const responses = await advanceUntilDone(read(), 50, 50);
  expect(Date.now() - startedAt).toBeLessThan(timeoutMs / 2);
  expect(responses.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
  expect(await readStatuses()).toEqual(allRead); // at once: the clock stands still
  expect((await respond('GET', '/tankers')).headers.warning).toBe('111 - "Revalidation Failed"');
  expect((await respond('GET', '/api/allModels')).headers.warning).toBe('111 - "Revalidation Failed"');
  expect(await advanceUntilDone(readiness(), 10)).toEqual({ status: 'degraded', problems: ['database'] });
  expect(await databaseMetric()).toBe('0');
  await server.request('POST', '/api/location/save', { token, body: { nameEn: 'By another process' } });
  proxy.resume();
  await untilReady();
  const [page, , , , bulk] = await read();
  expect(page?.headers.warning).toBeUndefined();
  expect(bulk?.body).toContain('By another process');
});

test('if all connections are in use, reads come from memory', async () => {
  const held = Array.from({ length: 10 }, () =>
    database.system.transaction().execute(async (transaction) => {
      await transaction.selectFrom('content_version').selectAll().execute();
      await new Promise<void>((resolve) => releases.push(resolve));
    }),
  );
  while (releases.length < held.length && !isOver) await setImmediate();
  expect(await advanceUntilDone(readStatuses(), 10)).toEqual(allRead);
  for (const release of releases.splice(0)) release();
  await Promise.all(held);
  await untilReady();
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

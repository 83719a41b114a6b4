import fastify from 'fastify';
import { installErrorHandler } from '../../../src/server/http/errors';
import { installLoadShedding, LoadShedding } from '../../../src/server/http/loadShedding';

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'hrtime'] });
});

afterAll(() => jest.useRealTimers());

/** A server whose requests each take a time of a clock that the test owns. */
const start = (requestMs: number) => {
  const clock = { now: 0 };
  const load = new LoadShedding(() => clock.now);
  const app = fastify();
  installErrorHandler(app);
  installLoadShedding(app, load);
  app.get('/', () => {
    clock.now += requestMs;
    return 'page';
  });
  const statuses = async (count: number): Promise<number[]> => {
    const responses = [];
    for (let index = 0; index < count; index += 1) responses.push(await app.inject('/'));
    return responses.map(({ statusCode }) => statusCode);
  };
  return { app, clock, load, statuses };
};

test('requests are rejected before they wait for a second, and served again afterwards', async () => {
  const { app, clock, load, statuses } = start(5);
  load.startTurn();
  const served = (await statuses(200)).filter((status) => status === 200);
  expect(clock.now).toBeLessThan(1000);
  expect(served.length).toBeGreaterThan(50);
  expect(load.count).toBe(200 - served.length);
  const rejected = await app.inject('/');
  expect(rejected.statusCode).toBe(503);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  load.startTurn();
  expect(await statuses(10)).toEqual(Array.from({ length: 10 }, () => 200));
  await app.close();
});

test('many fast requests, and a few after a long pause, are served', async () => {
  const { app, clock, load, statuses } = start(0.1);
  load.startTurn();
  expect(new Set(await statuses(300))).toEqual(new Set([200]));
  load.startTurn();
  clock.now += 60_000;
  expect(new Set(await statuses(40))).toEqual(new Set([200]));
  await app.close();
});

import { CircuitBreakerPool } from '../../../src/server/database/circuitBreakerPool';

const timeoutMs = 1_000;

/** After a timeout the pool sends no query for this long, in milliseconds. */
const retryDelayMs = 1_000;

interface QueryResult {
  readonly rows: never[];
}

let hangs: boolean;
let connections: number;
let released: (Error | undefined)[];

/** A driver's pool that responds at once, or never while it hangs. */
const driver = {
  connect: () => {
    connections += 1;
    return Promise.resolve({
      query: () =>
        hangs ? new Promise<QueryResult>(() => undefined) : Promise.resolve<QueryResult>({ rows: [] }),
      release: (error?: Error) => released.push(error),
    });
  },
  end: () => Promise.resolve(),
};

let pool: CircuitBreakerPool;

beforeEach(() => {
  jest.useFakeTimers();
  [hangs, connections, released] = [false, 0, []];
  pool = new CircuitBreakerPool(driver as never, timeoutMs); // the driver's results have more fields than the pool reads
});

afterEach(() => jest.useRealTimers());

const query = async (): Promise<string> => {
  try {
    const client = await pool.connect();
    return await client
      .query('select 1', [])
      .then(
        () => 'succeeded',
        () => 'unavailable',
      )
      .finally(() => client.release());
  } catch {
    return 'unavailable at once';
  }
};

/** Sends concurrent queries. @returns their outcomes, and how long they took together */
const queryConcurrently = async (count: number) => {
  const start = Date.now();
  const pending = Promise.all(Array.from({ length: count }, query));
  const state = { isDone: false };
  void pending.then(() => (state.isDone = true));
  await jest.advanceTimersByTimeAsync(0);
  while (!state.isDone) await jest.advanceTimersByTimeAsync(50);
  return { outcomes: await pending, milliseconds: Date.now() - start };
};

test('a database that responds gets every query', async () => {
  expect(await queryConcurrently(3)).toEqual({
    outcomes: Array<string>(3).fill('succeeded'),
    milliseconds: 0,
  });
  expect(released).toEqual([undefined, undefined, undefined]);
});

describe('a database that does not respond', () => {
  beforeEach(async () => {
    await queryConcurrently(1);
    await jest.advanceTimersByTimeAsync(10);
    hangs = true;
  });

  test('fails all waiting queries after the timeout, and their connections are destroyed', async () => {
    expect(await queryConcurrently(12)).toEqual({
      outcomes: Array<string>(12).fill('unavailable'),
      milliseconds: timeoutMs,
    });
    expect(released.slice(1)).toEqual(Array.from({ length: 12 }, () => expect.any(Error) as unknown));
  });

  test('fails later queries at once', async () => {
    await queryConcurrently(1);
    const before = connections;
    expect(await queryConcurrently(3)).toEqual({
      outcomes: Array<string>(3).fill('unavailable at once'),
      milliseconds: 0,
    });
    expect(connections).toBe(before);
  });

  test('gets one query after the retry delay, and all queries once that one succeeds', async () => {
    await queryConcurrently(1);
    await jest.advanceTimersByTimeAsync(retryDelayMs);
    expect((await queryConcurrently(2)).outcomes.sort()).toEqual(['unavailable', 'unavailable at once']);
    await jest.advanceTimersByTimeAsync(retryDelayMs);
    hangs = false;
    expect((await queryConcurrently(2)).outcomes.sort()).toEqual(['succeeded', 'unavailable at once']);
    expect((await queryConcurrently(2)).outcomes).toEqual(['succeeded', 'succeeded']);
  });

  test('still gets other queries if only one query is slow', async () => {
    const client = await pool.connect();
    const slow = client.query('select 1', []).catch(() => 'unavailable');
    hangs = false;
    await jest.advanceTimersByTimeAsync(timeoutMs / 2);
    expect(await query()).toBe('succeeded');
    await jest.advanceTimersByTimeAsync(timeoutMs);
    expect(await slow).toBe('unavailable');
    expect(await query()).toBe('succeeded');
  });
});

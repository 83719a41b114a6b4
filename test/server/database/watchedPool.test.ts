import { WatchedPool } from '../../../src/server/database/watchedPool';

const patience = 1_000;

/** After a silence nobody asks for so long, in milliseconds. */
const pause = 1_000;

interface Answer {
  readonly rows: never[];
}

let isSilent: boolean;
let connections: number;
let released: (Error | undefined)[];

/** A driver's pool that answers at once, or not at all while it is silent. */
const driver = {
  connect: () => {
    connections += 1;
    return Promise.resolve({
      query: () => (isSilent ? new Promise<Answer>(() => undefined) : Promise.resolve<Answer>({ rows: [] })),
      release: (error?: Error) => released.push(error),
    });
  },
  end: () => Promise.resolve(),
};

let pool: WatchedPool;

beforeEach(() => {
  jest.useFakeTimers();
  [isSilent, connections, released] = [false, 0, []];
  pool = new WatchedPool(driver as never, patience); // the driver's answers have more than what is read of them
});

afterEach(() => jest.useRealTimers());

const ask = async (): Promise<string> => {
  try {
    const client = await pool.connect();
    return await client
      .query('select 1', [])
      .then(
        () => 'answered',
        () => 'unavailable',
      )
      .finally(() => client.release());
  } catch {
    return 'unavailable at once';
  }
};

/** What callers are told who ask at the same time, and how long it takes. */
const askAtOnce = async (count: number) => {
  const begun = Date.now();
  const asked = Promise.all(Array.from({ length: count }, ask));
  const state = { isDone: false };
  void asked.then(() => (state.isDone = true));
  await jest.advanceTimersByTimeAsync(0);
  while (!state.isDone) await jest.advanceTimersByTimeAsync(50);
  return { answers: await asked, milliseconds: Date.now() - begun };
};

test('a database that answers is asked by everybody', async () => {
  expect(await askAtOnce(3)).toEqual({ answers: Array<string>(3).fill('answered'), milliseconds: 0 });
  expect(released).toEqual([undefined, undefined, undefined]);
});

describe('a database that does not answer', () => {
  beforeEach(async () => {
    await askAtOnce(1);
    await jest.advanceTimersByTimeAsync(10);
    isSilent = true;
  });

  test('is given up by all who wait for it at the same time, and their connections are thrown away', async () => {
    expect(await askAtOnce(12)).toEqual({
      answers: Array<string>(12).fill('unavailable'),
      milliseconds: patience,
    });
    expect(released.slice(1)).toEqual(Array.from({ length: 12 }, () => expect.any(Error) as unknown));
  });

  test('is not waited for by those who come after them', async () => {
    await askAtOnce(1);
    const before = connections;
    expect(await askAtOnce(3)).toEqual({
      answers: Array<string>(3).fill('unavailable at once'),
      milliseconds: 0,
    });
    expect(connections).toBe(before);
  });

  test('is asked by one of them after a pause, and by all once it has answered', async () => {
    await askAtOnce(1);
    await jest.advanceTimersByTimeAsync(pause);
    expect((await askAtOnce(2)).answers.sort()).toEqual(['unavailable', 'unavailable at once']);
    await jest.advanceTimersByTimeAsync(pause);
    isSilent = false;
    expect((await askAtOnce(2)).answers.sort()).toEqual(['answered', 'unavailable at once']);
    expect((await askAtOnce(2)).answers).toEqual(['answered', 'answered']);
  });

  test('is asked by others where it only takes long for one of them', async () => {
    const client = await pool.connect();
    const slow = client.query('select 1', []).catch(() => 'unavailable');
    isSilent = false;
    await jest.advanceTimersByTimeAsync(patience / 2);
    expect(await ask()).toBe('answered');
    await jest.advanceTimersByTimeAsync(patience);
    expect(await slow).toBe('unavailable');
    expect(await ask()).toBe('answered');
  });
});

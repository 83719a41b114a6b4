import { setImmediate } from 'node:timers/promises';
import { ChangeStream } from '../../support/site/server/changeStream';
import { randomNumbers } from '../../support/faults/acknowledgedWork';
import type { PageSite } from './pageServer';
import { origin, startPageServer } from './pageServer';

/*
 * Rows with random schedules, probed in every place where a visitor could see them while the times pass: no row is seen early, and
 * all are seen later (`npm run bench` measures how soon). The clock of the server jumps from one time to the next, and stands still in between.
 */

const rowCount = 3;
const minuteMs = 60_000;

const random = randomNumbers(20_261_124);
let clock = Math.ceil(Date.now() / minuteMs) * minuteMs;
let site: PageSite;

beforeAll(async () => {
  site = await startPageServer();
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
});

afterAll(async () => {
  jest.restoreAllMocks();
  await site.close();
});

interface Scheduled {
  readonly id: number;
  readonly name: string;
  readonly onlineAt: number;
  readonly offlineAt: number;
}

const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;

const addRow = async (start: number, index: number): Promise<Scheduled> => {
  const name = `Probed ${String.fromCharCode(65 + index)}`;
  const onlineAt = start + Math.ceil(random() * 4) * minuteMs;
  const offlineAt = onlineAt + Math.ceil(random() * 4) * minuteMs;
  const id = await site.save('tanker', { nameEn: name, nameFr: name, isCertipropane: false, isHidden: true });
  const rows = [{ id, onlineAt: timeOf(onlineAt), offlineAt: timeOf(offlineAt) }];
  const body = { entity: 'tanker', rows };
  const { status } = await site.server.request('PUT', '/api/visibility/update', { token: site.token, body });
  expect(status).toBe(200);
  return { id, name, onlineAt, offlineAt };
};

const isOnline = ({ onlineAt, offlineAt }: Scheduled): boolean => onlineAt <= clock && clock < offlineAt;

/** The names of the rows that a place shows. */
const places: Readonly<Record<string, (rows: readonly Scheduled[]) => Promise<readonly string[]>>> = {
  'bulk load': (rows) => named(rows, '/api/allModels/'),
  list: (rows) => named(rows, '/api/tanker/all'),
  'page of the list': async (rows) => {
    const text = await shown('/tankers');
    return rows.filter(({ name }) => text.includes(name)).map(({ name }) => name);
  },
  sitemap: async (rows) => {
    const text = await read('/sitemap.xml');
    return rows.filter(({ id }) => text.includes(`/tankers/${id}<`)).map(({ name }) => name);
  },
  'page of the row': async (rows) => {
    const found = await Promise.all(rows.map(({ id }) => shown(`/tankers/${id}`)));
    return rows.filter(({ name }, index) => found[index]?.includes(name)).map(({ name }) => name);
  },
};

const read = async (address: string): Promise<string> => {
  const { raw } = await site.server.request('GET', address, { headers: { host: new URL(origin).host } });
  return raw.toString();
};

/** A page, once it is rendered. */
const shown = async (address: string): Promise<string> =>
  (await site.read(address)).page.documentElement.textContent;

const named = async (rows: readonly Scheduled[], address: string): Promise<readonly string[]> => {
  const text = await read(address);
  return rows.filter(({ name }) => text.includes(name)).map(({ name }) => name);
};

const seen = async (rows: readonly Scheduled[]): Promise<Readonly<Record<string, readonly string[]>>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(places).map(async ([place, look]) => [place, await look(rows)] as const),
    ),
  );

const expected = (rows: readonly Scheduled[]) => {
  const names = rows.filter(isOnline).map(({ name }) => name);
  return Object.fromEntries(Object.keys(places).map((place) => [place, names]));
};

/** Follows the changes of rows, as an open page does, and notes what comes at the wrong time. */
const follow = async (address: string, rows: readonly Scheduled[]) => {
  const stream = await ChangeStream.open(address, '');
  const shown = new Map<unknown, boolean>();
  const wrong: unknown[] = [];
  const listen = async (): Promise<void> => {
    for (;;) {
      const { data } = await stream.next();
      for (const change of data.rows ?? []) {
        const { id, row } = change as { id: number; row: unknown };
        const scheduled = rows.find((each) => each.id === id);
        shown.set(id, row !== null);
        if (scheduled && isOnline(scheduled) !== (row !== null)) wrong.push({ change, clock: timeOf(clock) });
      }
    }
  };
  listen().catch(() => undefined); // until it is closed
  return { shown, wrong, close: () => stream.close() };
};

test('no row is seen before its time, anywhere, and all are later', async () => {
  const address = await site.server.listen();
  const start = clock;
  const rows: Scheduled[] = [];
  for (let index = 0; index < rowCount; index += 1) rows.push(await addRow(start, index));
  const stream = await follow(address, rows);
  const times = [...new Set(rows.flatMap(({ onlineAt, offlineAt }) => [onlineAt, offlineAt]))].toSorted(
    (one, other) => one - other,
  );
  for (const time of times) {
    clock = time - 1;
    expect(await seen(rows)).toEqual(expected(rows));
    clock = time;
    const wanted = JSON.stringify(rows.filter(isOnline).map(({ name }) => name));
    while (JSON.stringify(await named(rows, '/api/tanker/all')) !== wanted) await setImmediate(); // lets the timers of the server run
    expect(await seen(rows)).toEqual(expected(rows));
  }
  while (rows.some(({ id }) => stream.shown.get(id) !== false)) await setImmediate();
  expect(stream.wrong).toEqual([]);
  stream.close();
});

import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { manufacturer } from '../../../src/model/entities/manufacturer';
import { parseConfig } from '../../../src/server/config';
import { openDatabase } from '../../../src/server/database/database';
import { currentVersion, rowsSince } from '../../../src/server/database/journal';
import { contentTables, decodeRow } from '../../../src/server/database/tables';
import type { HistoryRow } from '../../../src/model/history';
import { multipart } from '../../support/multipart';
import { launch, ServerProcess } from '../../support/serverProcess';
import { administrator, isRecord } from '../../support/testServer';
import { makeStorage } from '../../support/testStorage';
import type { TestStorage } from '../../support/testStorage';

/** Kills while requests run, and kills while the server starts for the first time. */
const kills = 8;
const killsOfStarts = 2;
const batchSize = 40;

/** Random numbers from 0 to 1 that are the same at each run. */
const randomNumbers = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What was asked of the server, and what it had acknowledged when it was killed. */
class Expected {
  readonly saved = new Map<number, string>();
  readonly batch: number[] = [];
  batchAcknowledged = 0;
  batchAsked = 0;
  /** The digests of files by name: those that were sent, and those that were acknowledged. */
  readonly sent = new Map<string, string>();
  readonly uploaded: string[] = [];
  serial = 0;
}

const save = async (server: ServerProcess, token: string, nameEn: string): Promise<number> => {
  const row = { nameEn, nameFr: nameEn, displayOrder: 0 };
  const { status, body } = await server.send('POST', '/api/manufacturer/save', row, token);
  expect(status).toBe(201);
  return isRecord(body) ? Number(body.id) : NaN;
};

const saveOne = async (server: ServerProcess, token: string, expected: Expected): Promise<void> => {
  const name = `Saved ${(expected.serial += 1)}`;
  expected.saved.set(await save(server, token, name), name);
};

const updateBatch = async (server: ServerProcess, token: string, expected: Expected): Promise<void> => {
  const displayOrder = (expected.batchAsked += 1);
  const rows = expected.batch.map((id) => ({ id, displayOrder }));
  const { status } = await server.send('PUT', '/api/manufacturer/update', rows, token);
  expect(status).toBe(200);
  expected.batchAcknowledged = displayOrder;
};

const upload = async (server: ServerProcess, token: string, expected: Expected): Promise<void> => {
  const name = `sheet-${(expected.serial += 1)}.pdf`;
  const content = Buffer.alloc(600_000, `%PDF-1.7 ${name} `);
  expected.sent.set(name, digest(content));
  const { body, headers } = multipart({ field: 'file', name, content });
  const init = {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { ...headers, authorization: `Bearer ${token}` },
  };
  expect((await server.call('/api/file/upload', init)).status).toBe(201);
  expected.uploaded.push(name);
};

/** Goes on until the server is gone; any other end is a failure of the test. */
const repeat = async (isKilled: () => boolean, work: () => Promise<void>): Promise<void> => {
  for (;;) {
    try {
      await work();
    } catch (error) {
      if (isKilled() && String(error).startsWith('TypeError: ')) return; // of fetch: the connection broke
      throw error;
    }
  }
};

/** Kills the server while everything is under way: some time after each kind of work has been acknowledged. */
const workUntilKilled = async (
  server: ServerProcess,
  token: string,
  expected: Expected,
  delay: number,
): Promise<void> => {
  let isKilled = false;
  const begun = [saveOne, saveOne, updateBatch, upload].map((each) => {
    const first = each(server, token, expected);
    const rest = first.then(() =>
      repeat(
        () => isKilled,
        () => each(server, token, expected),
      ),
    );
    return { first, rest };
  });
  await Promise.all(begun.map(({ first }) => first));
  await wait(delay);
  isKilled = true;
  await server.end('SIGKILL');
  await Promise.all(begun.map(({ rest }) => rest));
};

/** What the server serves is what it had acknowledged, and nothing is half done. */
const checkServed = async (server: ServerProcess, token: string, expected: Expected): Promise<void> => {
  const { body } = await server.call('/api/manufacturer/all');
  const rows = (isRecord(body) ? body[manufacturer.collection] : []) as {
    id: number;
    nameEn: string;
    displayOrder: number;
  }[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  expect([...expected.saved].filter(([id, name]) => byId.get(id)?.nameEn !== name)).toEqual([]);
  const orders = new Set(expected.batch.map((id) => byId.get(id)?.displayOrder));
  expect(orders.size).toBe(1);
  const [order = NaN] = orders;
  expect(order).toBeGreaterThanOrEqual(expected.batchAcknowledged);
  expect(order).toBeLessThanOrEqual(expected.batchAsked);
  const listed = await server.call('/api/file', { headers: { authorization: `Bearer ${token}` } });
  const names = listed.body as string[];
  expect(expected.uploaded.filter((name) => !names.includes(name))).toEqual([]);
  for (const name of names) {
    const file = await fetch(`${server.origin}/api/file/download/${name}`);
    expect([name, digest(new Uint8Array(await file.arrayBuffer()))]).toEqual([name, expected.sent.get(name)]);
  }
};

/** The journal, played from its beginning, leads to the content, and to its version. */
const checkJournal = async (storage: TestStorage): Promise<void> => {
  const database = openDatabase(parseConfig(storage.environment));
  try {
    const { rows, version } = await rowsSince(database, 0);
    expect(await currentVersion(database)).toBe(version);
    const played = new Map<string, HistoryRow>();
    for (const { collection, id, after } of rows) {
      if (after) played.set(`${collection} ${id}`, after);
      else played.delete(`${collection} ${id}`);
    }
    const stored = new Map<string, HistoryRow>();
    for (const table of contentTables) {
      const found = await database.content.selectFrom(table.name).selectAll().execute();
      for (const row of found) stored.set(`${table.name} ${Number(row.id)}`, decodeRow(table, row));
    }
    expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(played));
  } finally {
    await database.close();
  }
};

test(`kill -9, ${kills + killsOfStarts} times: what was acknowledged is there, and nothing is half there`, async () => {
  const storage = await makeStorage();
  const environment = { ...storage.environment, ADMIN_PASSWORD: administrator.password };
  const random = randomNumbers(20_260_101);
  for (let kill = 0; kill < killsOfStarts; kill += 1) {
    const child = launch(environment);
    const exit = new Promise((resolve) => child.once('exit', resolve));
    await wait(300 + random() * 900);
    child.kill('SIGKILL');
    await exit;
  }
  let server = await ServerProcess.start(environment);
  const token = await server.login(administrator);
  const expected = new Expected();
  for (let row = 0; row < batchSize; row += 1) expected.batch.push(await save(server, token, `Batch ${row}`));
  for (let kill = 0; kill < kills; kill += 1) {
    await workUntilKilled(server, token, expected, random() * 150);
    server = await ServerProcess.start(environment);
    await checkServed(server, token, expected);
    await checkJournal(storage);
  }
  expect(await server.end('SIGTERM')).toBe(0);
  await storage.remove();
}, 300_000);

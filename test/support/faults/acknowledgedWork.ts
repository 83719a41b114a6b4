import { createHash } from 'node:crypto';
import { manufacturer } from '../../../src/model/schema/entities/manufacturer';
import type { HistoryRow } from '../../../src/model/history';
import { parseConfig } from '../../../src/server/config';
import type { Environment } from '../../../src/server/system/environment';
import { openDatabase } from '../../../src/server/database/database';
import { currentVersion, rowsSince } from '../../../src/server/journal/journal';
import { decodeRow, journalTables } from '../../../src/server/content/rows/tables';
import { multipart } from '../data/multipart';
import type { ServerProcess } from '../site/server/serverProcess';
import { isRecord } from '../site/server/testServer';

const batchSize = 40;

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A request that the server rejected. */
export class UnsuccessfulRequest extends Error {
  constructor(readonly status: number) {
    super(`The server responded with status ${status}.`);
  }
}

interface Row {
  readonly id: number;
  readonly nameEn: string;
  readonly displayOrder: number;
}

/** Changes that an administrator makes on a server that may be killed at any time, and which of them were acknowledged. */
export class AcknowledgedWork {
  private readonly saved = new Map<number, string>();
  private readonly batch: number[] = [];
  private batchAcknowledged = 0;
  private batchRequested = 0;
  /** The digests of the files that were sent, by name. `uploaded` has the names that were acknowledged. */
  private readonly sent = new Map<string, string>();
  private readonly uploaded: string[] = [];
  private serial = 0;

  constructor(private readonly token: string) {}

  /** Creates the rows that batches change. */
  async begin(server: ServerProcess): Promise<void> {
    for (let row = 0; row < batchSize; row += 1) this.batch.push(await this.save(server, `Batch ${row}`));
  }

  async saveOne(server: ServerProcess): Promise<void> {
    const name = `Saved ${(this.serial += 1)}`;
    this.saved.set(await this.save(server, name), name);
  }

  async updateBatch(server: ServerProcess): Promise<void> {
    const displayOrder = (this.batchRequested += 1);
    const rows = this.batch.map((id) => ({ id, displayOrder }));
    const { status } = await server.send('PUT', '/api/manufacturer/update', rows, this.token);
    if (status !== 200) throw new UnsuccessfulRequest(status);
    this.batchAcknowledged = displayOrder;
  }

  async upload(server: ServerProcess): Promise<void> {
    const name = `sheet-${(this.serial += 1)}.pdf`;
    const content = Buffer.alloc(600_000, `%PDF-1.7 ${name} `);
    this.sent.set(name, digest(content));
    const { body, headers } = multipart({ field: 'file', name, content });
    const { status } = await server.request('/api/file/upload', {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { ...headers, authorization: `Bearer ${this.token}` },
    });
    if (status !== 201) throw new UnsuccessfulRequest(status);
    this.uploaded.push(name);
  }

  /** Checks that the server has everything that it acknowledged, and no half-done change. */
  async checkServed(server: ServerProcess): Promise<void> {
    const { body } = await server.request('/api/manufacturer/all');
    const rows = (isRecord(body) ? body[manufacturer.collection] : []) as readonly Row[]; // the shape of the API's response
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect([...this.saved].filter(([id, name]) => byId.get(id)?.nameEn !== name)).toEqual([]);
    const orders = new Set(this.batch.map((id) => byId.get(id)?.displayOrder));
    expect(orders.size).toBe(1);
    const [order = NaN] = orders;
    expect(order).toBeGreaterThanOrEqual(this.batchAcknowledged);
    expect(order).toBeLessThanOrEqual(this.batchRequested);
    await this.checkFiles(server);
  }

  private async checkFiles(server: ServerProcess): Promise<void> {
    const response = await server.request('/api/file', {
      headers: { authorization: `Bearer ${this.token}` },
    });
    const names = response.body as readonly string[];
    expect(this.uploaded.filter((name) => !names.includes(name))).toEqual([]);
    for (const name of names) {
      const file = await fetch(`${server.origin}/api/file/download/${name}`);
      expect([name, digest(new Uint8Array(await file.arrayBuffer()))]).toEqual([name, this.sent.get(name)]);
    }
  }

  private async save(server: ServerProcess, nameEn: string): Promise<number> {
    const row = { nameEn, nameFr: nameEn, displayOrder: 0 };
    const { status, body } = await server.send('POST', '/api/manufacturer/save', row, this.token);
    if (status !== 201) throw new UnsuccessfulRequest(status);
    return isRecord(body) ? Number(body.id) : NaN;
  }
}

/** Checks that replaying the whole journal gives the stored content and its version. */
export async function checkJournal(environment: Environment): Promise<void> {
  const database = openDatabase(parseConfig(environment));
  try {
    const { rows, version } = await rowsSince(database, 0);
    expect(await currentVersion(database)).toBe(version);
    const replayed = new Map<string, HistoryRow>();
    for (const { collection, id, after } of rows) {
      if (after) replayed.set(`${collection} ${id}`, after);
      else replayed.delete(`${collection} ${id}`);
    }
    const stored = new Map<string, HistoryRow>();
    for (const table of journalTables) {
      const found = await database.content.selectFrom(table.name).selectAll().execute();
      for (const row of found) stored.set(`${table.name} ${Number(row.id)}`, decodeRow(table, row));
    }
    expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(replayed));
  } finally {
    await database.close();
  }
}

/** Repeats work until it fails with an expected error. @throws any other error */
const repeatUntil = async (
  isExpected: (error: unknown) => boolean,
  work: () => Promise<void>,
): Promise<void> => {
  for (;;) {
    try {
      await work();
    } catch (error) {
      if (isExpected(error)) return;
      throw error;
    }
  }
};

/**
 * Repeats several kinds of work concurrently, and kills the process that they need once each kind was acknowledged once.
 * @param isExpected whether the kill can cause this error
 */
export async function workUntilKilled(
  works: readonly (() => Promise<void>)[],
  kill: () => Promise<void>,
  isExpected: (error: unknown) => boolean,
): Promise<void> {
  let isKilled = false;
  const started = works.map((work) => {
    const first = work();
    return { first, rest: first.then(() => repeatUntil((error) => isKilled && isExpected(error), work)) };
  });
  await Promise.all(started.map(({ first }) => first));
  isKilled = true;
  await kill();
  await Promise.all(started.map(({ rest }) => rest));
}

/** Random numbers from 0 to 1 that are the same at each run. */
export function randomNumbers(seed: number) {
  return (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

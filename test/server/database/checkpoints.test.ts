import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { checkpointBytes } from '../../../src/server/database/checkpoints';
import { databaseFile, openDatabase } from '../../../src/server/database/database';
import type { Database } from '../../../src/server/database/database';
import { findDamage } from '../../../src/server/database/integrity';
import { endWithThisProcess, forwardErrors } from '../../support/childProcess';

let dataDirectory: string;
let file: string;

beforeEach(() => {
  dataDirectory = mkdtempSync(path.join(tmpdir(), 'checkpoints-test-'));
  file = databaseFile(dataDirectory);
});

afterEach(() => rmSync(dataDirectory, { recursive: true }));

const sizeOf = (name: string): number => statSync(name, { throwIfNoEntry: false })?.size ?? 0;

const insert = async ({ system }: Database, length: number): Promise<void> => {
  await sql`insert into notes (content) values (${'x'.repeat(length)})`.execute(system);
};

const openWithTable = async (): Promise<Database> => {
  const database = openDatabase({ dataDirectory });
  await sql`create table if not exists notes (content text)`.execute(database.system);
  return database;
};

test('a long WAL is copied into the database after the commit, and does not grow with the writes', async () => {
  const database = await openWithTable();
  await insert(database, 3 * checkpointBytes);
  expect(sizeOf(file)).toBeLessThan(checkpointBytes); // the commit itself copies nothing
  expect(sizeOf(`${file}-wal`)).toBeGreaterThan(3 * checkpointBytes);
  while (sizeOf(`${file}-wal`) > checkpointBytes || sizeOf(file) < 3 * checkpointBytes) {
    await insert(database, 1);
    await setImmediate();
  }
  await insert(database, 2 * checkpointBytes);
  await database.close();
  expect(sizeOf(`${file}-wal`)).toBe(0);
  expect(sizeOf(file)).toBeGreaterThan(5 * checkpointBytes);
});

test('every committed row is there after kill -9 during checkpoints, and the file is intact', async () => {
  await (await openWithTable()).close();
  let stored = 0;
  for (const added of [20, 70]) {
    let committed = 0;
    const writer = spawn(
      process.execPath,
      ['--import', 'tsx', 'test/support/faults/writeForEver.ts', dataDirectory],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    endWithThisProcess(writer);
    forwardErrors(writer);
    for await (const line of createInterface(writer.stdout)) {
      committed = Number(line);
      if (committed >= stored + added) break; // the writer goes on until it is killed
    }
    const exit = once(writer, 'exit');
    writer.kill('SIGKILL');
    await exit;
    expect(committed).toBeGreaterThanOrEqual(stored + added);
    expect(await findDamage(file)).toBeUndefined();
    const database = await openWithTable();
    const { rows } = await sql<{ count: number }>`select count(*) as count from notes`.execute(
      database.system,
    );
    stored = rows[0]?.count ?? 0;
    expect(stored).toBeGreaterThanOrEqual(committed);
    await database.close();
  }
});

test('the bytes of deleted rows leave the files, as soon as no other connection reads them', async () => {
  const database = await openWithTable();
  const secret = 'Xylographe';
  const isInFiles = (): boolean =>
    [file, `${file}-wal`].some((name) => existsSync(name) && readFileSync(name).includes(secret));
  await sql`insert into notes (content) values (${secret})`.execute(database.system);
  const reader = openDatabase({ dataDirectory });
  await reader.system.transaction().execute(async (transaction) => {
    await sql`select * from notes`.execute(transaction);
    await sql`delete from notes`.execute(database.system);
    await database.eraseTraces(); // does not wait for the reader
    expect(isInFiles()).toBe(true);
  });
  while (isInFiles()) {
    await insert(database, 1);
    await setImmediate();
  }
  await reader.close();
  await database.close();
});

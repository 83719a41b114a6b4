import { execFileSync } from 'node:child_process';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { databaseFile } from '../../../src/server/database/database';
import { multipart } from '../../support/data/multipart';
import { ServerProcess } from '../../support/site/server/serverProcess';
import { administrator, isRecord, TestServer } from '../../support/site/server/testServer';
import { createStorage } from '../../support/site/server/testStorage';
import type { TestStorage } from '../../support/site/server/testStorage';

let storage: TestStorage;
let server: ServerProcess;
let token: string;

const startServer = async (): Promise<void> => {
  storage = await createStorage();
  server = await ServerProcess.start({ ...storage.environment, ADMIN_PASSWORD: administrator.password });
  token = await server.login(administrator);
};

let serial = 0;

const save = (text = 'Rangée') => {
  serial += 1;
  const row = { nameEn: `Row ${serial}`, nameFr: text, displayOrder: serial };
  return server.send('POST', '/api/manufacturer/save', row, token);
};

const upload = (bytes: number) => {
  const content = Buffer.alloc(bytes, '%PDF-1.7 ');
  const { body, headers } = multipart({ field: 'file', name: `sheet-${bytes}.pdf`, content });
  const init = {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { ...headers, authorization: `Bearer ${token}` },
  };
  return server.request('/api/file/upload', init);
};

const namesIn = (body: unknown): string[] => {
  const rows = isRecord(body) && Array.isArray(body.manufacturers) ? (body.manufacturers as unknown[]) : [];
  return rows.map((row) => (isRecord(row) ? String(row.nameEn) : ''));
};

const names = async (): Promise<string[]> => namesIn((await server.request('/api/manufacturer/all')).body);

const files = async (): Promise<unknown> =>
  (await server.request('/api/file', { headers: { authorization: `Bearer ${token}` } })).body;

const unavailable = {
  status: 503,
  body: { status: 'fail', message: expect.stringMatching(/Try again/) as unknown },
};

/** Limits the size of each file that the server writes, or removes the limit. The effect is that of a full disk or a quota. */
const limitFiles = (bytes: number | 'unlimited'): void => {
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`]);
};

test('when the disk is full, changes fail with "try again", no row is lost, and changes succeed once there is space', async () => {
  await startServer();
  expect((await save()).status).toBe(201);
  const namesBefore = await names();
  limitFiles(4096);
  expect(await save('x'.repeat(200))).toEqual(unavailable);
  expect(await upload(50_000)).toEqual(unavailable);
  expect(await names()).toEqual(namesBefore);
  expect(await files()).toEqual([]);
  limitFiles('unlimited');
  expect((await save()).status).toBe(201);
  expect((await upload(50_000)).status).toBe(201);
  expect(await names()).toHaveLength(namesBefore.length + 1);
  expect(await files()).toEqual(['sheet-50000.pdf']);
  await server.end('SIGKILL');
  await storage.remove();
});

test('if another process locks the database, a change fails after a wait, and succeeds once the lock is gone', async () => {
  const site = await TestServer.start();
  const siteToken = await site.login();
  const saveHere = () =>
    site.request('POST', '/api/manufacturer/save', {
      token: siteToken,
      body: { nameEn: 'Row', nameFr: 'Rangée' },
    });
  const namesHere = async () => namesIn((await site.request('GET', '/api/manufacturer/all')).body);
  const { rows } = await sql`pragma busy_timeout`.execute(site.database.system);
  expect(rows).toEqual([{ timeout: 5_000 }]);
  await sql`pragma busy_timeout = 300`.execute(site.database.system); // nobody has to wait so long for this test
  const other = new DatabaseSync(databaseFile(site.config.dataDirectory));
  other.exec('BEGIN EXCLUSIVE');
  const start = performance.now();
  expect(await saveHere()).toMatchObject(unavailable);
  expect(performance.now() - start).toBeGreaterThan(250);
  expect(await namesHere()).toEqual([]);
  other.exec('ROLLBACK');
  other.close();
  expect((await saveHere()).status).toBe(201);
  expect(await namesHere()).toEqual(['Row']);
  await site.close();
});

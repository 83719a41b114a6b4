import { execFileSync } from 'node:child_process';
import { DatabaseSync } from '@photostructure/sqlite';
import { databaseFile } from '../../../src/server/database/database';
import { multipart } from '../../support/data/multipart';
import { ServerProcess } from '../../support/site/server/serverProcess';
import { administrator, isRecord } from '../../support/site/server/testServer';
import { createStorage } from '../../support/site/server/testStorage';
import type { TestStorage } from '../../support/site/server/testStorage';

let storage: TestStorage;
let server: ServerProcess;
let token: string;

const directory = (): string => storage.environment.DATA_DIR ?? '';

beforeEach(async () => {
  storage = await createStorage();
  server = await ServerProcess.start({ ...storage.environment, ADMIN_PASSWORD: administrator.password });
  token = await server.login(administrator);
});

afterEach(async () => {
  await server.end('SIGKILL');
  await storage.remove();
});

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

const names = async (): Promise<string[]> => {
  const { body } = await server.request('/api/manufacturer/all');
  const rows = isRecord(body) && Array.isArray(body.manufacturers) ? (body.manufacturers as unknown[]) : [];
  return rows.map((row) => (isRecord(row) ? String(row.nameEn) : ''));
};

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
});

test('if another process locks the database, a change fails after a wait, and succeeds once the lock is gone', async () => {
  const other = new DatabaseSync(databaseFile(directory()));
  other.exec('BEGIN EXCLUSIVE');
  const namesBefore = await names();
  expect(await save()).toEqual(unavailable);
  expect(await names()).toEqual(namesBefore);
  other.exec('ROLLBACK');
  other.close();
  expect((await save()).status).toBe(201);
  expect(await names()).toHaveLength(namesBefore.length + 1);
});

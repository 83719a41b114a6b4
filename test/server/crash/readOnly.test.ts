import { once } from 'node:events';
import { chmodSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { multipart } from '../../support/data/multipart';
import { launch, ServerProcess } from '../../support/site/server/serverProcess';
import { administrator, isRecord } from '../../support/site/server/testServer';
import { createStorage } from '../../support/site/server/testStorage';
import type { TestStorage } from '../../support/site/server/testStorage';

let storage: TestStorage;
let server: ServerProcess;

beforeEach(async () => {
  storage = await createStorage();
  server = await ServerProcess.start(environment());
});

afterEach(async () => {
  setWritable(true);
  await server.end('SIGKILL');
  await storage.remove();
});

const environment = () => ({ ...storage.environment, ADMIN_PASSWORD: administrator.password });

/** Makes the data folder and every folder in it writable or read-only. */
const setWritable = (isWritable: boolean): void => {
  const directory = storage.environment.DATA_DIR ?? '';
  const folders = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const folder of [directory, ...folders]) chmodSync(folder, isWritable ? 0o755 : 0o555);
};

const save = (token: string, name: string) =>
  server.send('POST', '/api/manufacturer/save', { nameEn: name, nameFr: name }, token);

const upload = (token: string) => {
  const { body, headers } = multipart({ field: 'file', name: 'sheet.pdf', content: '%PDF-1.7 whole' });
  const init = { body: new Uint8Array(body), headers: { ...headers, authorization: `Bearer ${token}` } };
  return server.request('/api/file/upload', { method: 'POST', ...init });
};

const names = async (): Promise<unknown> => {
  const { body } = await server.request('/api/manufacturer/all');
  const rows = isRecord(body) && Array.isArray(body.manufacturers) ? (body.manufacturers as unknown[]) : [];
  return rows.map((row) => isRecord(row) && row.nameEn);
};

test('in a data folder that becomes read-only, uploads fail and all else works; uploads work again once it is writable', async () => {
  const token = await server.login(administrator);
  expect((await save(token, 'Before')).status).toBe(201);
  setWritable(false);
  expect(await upload(token)).toEqual({
    status: 503,
    body: { status: 'fail', message: expect.stringMatching(/Try again/) as unknown },
  });
  expect((await save(token, 'While read-only')).status).toBe(201); // the database is open
  setWritable(true);
  expect(await upload(token)).toMatchObject({ status: 201, body: { fileName: 'sheet.pdf' } });
  expect(await names()).toEqual(['Before', 'While read-only']);
});

test('a start in a read-only data folder ends with an error that names the cause, and loses nothing', async () => {
  expect((await save(await server.login(administrator), 'Acknowledged')).status).toBe(201);
  await server.end('SIGKILL');
  setWritable(false);
  const child = launch(environment(), 'pipe');
  const errorOutput = child.stderr ? text(child.stderr) : '';
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(1);
  expect(await errorOutput).toMatch(/^DATA_DIR: \S+ cannot be written: this user has no permission\n$/);
  setWritable(true);
  server = await ServerProcess.start(environment());
  expect(await names()).toEqual(['Acknowledged']);
});

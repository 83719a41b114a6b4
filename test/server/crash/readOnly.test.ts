import { once } from 'node:events';
import { chmodSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { multipart } from '../../support/data/multipart';
import { launch, ServerProcess } from '../../support/site/serverProcess';
import { administrator, isRecord } from '../../support/site/testServer';
import { makeStorage } from '../../support/site/testStorage';
import type { TestStorage } from '../../support/site/testStorage';

let storage: TestStorage;
let server: ServerProcess;

beforeEach(async () => {
  storage = await makeStorage();
  server = await ServerProcess.start(environment());
}, 120_000);

afterEach(async () => {
  permit(true);
  await server.end('SIGKILL');
  await storage.remove();
});

const environment = () => ({ ...storage.environment, ADMIN_PASSWORD: administrator.password });

/** Lets the data folder be written to, and every folder within, or takes that away. */
const permit = (isWritable: boolean): void => {
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
  return server.call('/api/file/upload', { method: 'POST', ...init });
};

const names = async (): Promise<unknown> => {
  const { body } = await server.call('/api/manufacturer/all');
  const rows = isRecord(body) && Array.isArray(body.manufacturers) ? (body.manufacturers as unknown[]) : [];
  return rows.map((row) => isRecord(row) && row.nameEn);
};

test('in a folder that may not be written to any more, uploads say so and all else goes on; then they are taken again', async () => {
  const token = await server.login(administrator);
  expect((await save(token, 'Before')).status).toBe(201);
  permit(false);
  expect(await upload(token)).toEqual({
    status: 503,
    body: { status: 'fail', message: expect.stringMatching(/Try again/) as unknown },
  });
  expect((await save(token, 'Meanwhile')).status).toBe(201); // the database is open
  permit(true);
  expect(await upload(token)).toMatchObject({ status: 201, body: { fileName: 'sheet.pdf' } });
  expect(await names()).toEqual(['Before', 'Meanwhile']);
}, 120_000);

test('a start in such a folder ends and names what is wrong, and loses nothing', async () => {
  expect((await save(await server.login(administrator), 'Acknowledged')).status).toBe(201);
  await server.end('SIGKILL');
  permit(false);
  const child = launch(environment(), 'pipe');
  const said = child.stderr ? text(child.stderr) : '';
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(1);
  expect(await said).toMatch(/EACCES\W+permission denied/i); // the words of Node 20 and 24 differ
  permit(true);
  server = await ServerProcess.start(environment());
  expect(await names()).toEqual(['Acknowledged']);
}, 120_000);

import { openSync, closeSync, statSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { initialContent } from '../../../src/server/content/initialContent';
import { databaseFile } from '../../../src/server/database/database';
import { administrator, TestServer } from '../../support/site/server/testServer';

let server: TestServer;

beforeEach(async () => {
  server = await TestServer.start({ content: initialContent, environment: { DEMO_CONTENT: 'off' } });
});

afterEach(() => server.close());

const readiness = async (): Promise<unknown> => (await server.request('GET', '/readyz')).body;

const pageSize = 4096;

/** Overwrites the second half of the file: pages of texts. */
const damage = async (): Promise<void> => {
  await sql`pragma wal_checkpoint(truncate)`.execute(server.database.system);
  const path = databaseFile(server.config.dataDirectory);
  const pages = Math.floor(statSync(path).size / pageSize);
  const file = openSync(path, 'r+');
  for (let page = Math.floor(pages / 2); page < pages; page += 1)
    writeSync(file, Buffer.alloc(pageSize, 0xee), 0, pageSize, page * pageSize);
  closeSync(file);
};

test('a damaged database file is found after the start, and the site still serves its content', async () => {
  expect(await readiness()).toEqual({ status: 'ok' });
  await damage();
  await server.listen();
  while (JSON.stringify(await readiness()) === '{"status":"ok"}') await wait(20);
  expect(await readiness()).toMatchObject({
    status: 'degraded',
    problems: expect.arrayContaining(['damage']) as unknown,
  });
  expect((await server.request('GET', '/api/allModels')).status).toBe(200);
});

test('if the disk is full, a login says so', async () => {
  await sql`pragma max_page_count = 1`.execute(server.database.system); // no page may be added
  let response = await server.request('GET', '/healthz');
  for (let logins = 0; logins < 200 && response.status === 200; logins += 1)
    response = await server.request('POST', '/api/auth/login', {
      body: administrator,
    });
  expect(response.status).toBe(503);
  expect(response.body).toEqual({
    status: 'fail',
    message:
      'The disk of the server is full. Until there is space again, nobody can log in or save anything.',
  });
  expect((await server.request('GET', '/api/allModels')).status).toBe(200);
});

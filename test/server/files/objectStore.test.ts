import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { noProgress } from '../../../src/server/archive/backup/progress';
import { openArchive, restoreArchive } from '../../../src/server/archive/backup/restore';
import { environmentOf, runInThisProcess } from '../../support/site/server/commandLine';
import { multipart } from '../../support/data/multipart';
import { TestObjectStore } from '../../support/faults/objectStore';
import { filesOf, openSite } from '../../support/site/openedSite';
import { pixel } from '../../support/data/pixel';
import { isRecord, TestServer } from '../../support/site/server/testServer';

let objects: TestObjectStore;
let server: TestServer;
let other: TestServer;
let token: string;
let clientId: string;

beforeAll(async () => {
  objects = await TestObjectStore.start();
  server = await TestServer.start({
    environment: objects.environment('site'),
  });
  other = await server.sibling();
  token = await server.login();
  const { body } = await server.request('GET', '/api/auth/session', { token });
  clientId = isRecord(body) && isRecord(body.imageHost) ? String(body.imageHost.clientId) : '';
});

afterAll(async () => {
  await other.close();
  await server.close();
  await objects.close();
});

afterEach(() => {
  objects.faultOf = () => undefined;
});

const pdf = '%PDF-1.7\n%%EOF\n';

const upload = (to: TestServer, name: string, content: string = pdf) =>
  to.request('POST', '/api/file/upload', { token, ...multipart({ field: 'file', name, content }) });

const uploadImage = () => {
  const { body, headers } = multipart({ field: 'image', name: 'a.png', content: pixel });
  return server.request('POST', '/api/image', {
    body,
    headers: { ...headers, authorization: `Client-ID ${clientId}` },
  });
};

const nameOf = ({ body }: { readonly body: unknown }): string => String(isRecord(body) && body.fileName);

test('all servers of a site list and serve a document from the object store', async () => {
  const { status, body } = await upload(server, 'fiche d’été (1).pdf');
  expect([status, body]).toMatchObject([201, { fileName: 'fiche d’été (1).pdf' }]);
  for (const each of [server, other]) {
    const response = await each.request(
      'GET',
      `/api/file/download/${encodeURIComponent('fiche d’été (1).pdf')}`,
    );
    expect(response.raw.toString()).toBe(pdf);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
    });
    expect((await each.request('GET', '/api/file', { token })).body).toContain('fiche d’été (1).pdf');
  }
  expect((await server.request('GET', '/api/file/download/missing.pdf')).status).toBe(404);
  expect(existsSync(path.join(server.config.dataDirectory, 'files', 'fiche d’été (1).pdf'))).toBe(false);
});

test('all servers of a site serve an image from the object store', async () => {
  const { status, body } = await uploadImage();
  expect(status).toBe(200);
  const { link } = (body as { data: { link: string } }).data;
  const response = await other.request('GET', link);
  expect([response.status, response.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await sharp(response.raw).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 });
  expect((await uploadImage()).body).toEqual(body);
});

test('concurrent uploads of the same name to two servers get different names', async () => {
  const contents = [0, 1, 2, 3].map((index) => `${pdf}${index}`);
  const names = await Promise.all(
    contents.map(async (content, index) =>
      nameOf(await upload(index % 2 ? server : other, 'same.pdf', content)),
    ),
  );
  expect([...names].sort()).toEqual(['same-2.pdf', 'same-3.pdf', 'same-4.pdf', 'same.pdf']);
  for (const [index, name] of names.entries())
    expect((await server.request('GET', `/api/file/download/${name}`)).raw.toString()).toBe(contents[index]);
});

test('while the object store is down, only its files are unavailable; they return with the store', async () => {
  const name = nameOf(await upload(server, 'kept.pdf'));
  objects.faultOf = () => 'down';
  const responses = await Promise.all([
    upload(server, 'refused.pdf'),
    uploadImage(),
    server.request('GET', `/api/file/download/${name}`),
    server.request('GET', '/api/file', { token }),
  ]);
  for (const { status, body } of responses) {
    expect(status).toBe(503);
    expect(body).toEqual({
      status: 'fail',
      message: 'The server is not available at the moment. Try again shortly.',
    });
  }
  expect((await server.request('GET', '/api/allModels/')).status).toBe(200);
  expect((await server.request('GET', '/readyz')).status).toBe(200);
  objects.faultOf = () => undefined;
  expect((await server.request('GET', `/api/file/download/${name}`)).raw.toString()).toBe(pdf);
  expect(nameOf(await upload(server, 'refused.pdf'))).toBe('refused.pdf');
});

test('a backup of a site with an object store can be restored into a folder and into another object store', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'object-store-test-'));
  const archive = path.join(folder, 'site.tar.gz');
  await uploadImage();
  await upload(server, 'of the backup.pdf');
  const files = await filesOf(server.files);
  const result = await runInThisProcess('backup', [archive], {
    ...environmentOf(server),
    ...objects.environment('site'),
  });
  expect(result).toEqual({
    code: 0,
    output: expect.stringContaining(`and ${Object.keys(files).length} files`) as unknown,
  });
  const storages = [{}, objects.environment('restored')];
  for (const [index, storage] of storages.entries()) {
    const site = await openSite({ DATA_DIR: path.join(folder, String(index)), ...storage });
    await restoreArchive(site, await openArchive(archive, noProgress), { progress: noProgress });
    expect(await filesOf(site.files)).toEqual(files);
    await site.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

import { prune } from '../../../src/server/archive/prune';
import { storeDocument } from '../../../src/server/files/documents';
import { storeImage } from '../../../src/server/images/storeImage';
import { environmentOf, runCommand, runInThisProcess } from '../../support/site/server/commandLine';
import { saveSample } from '../../support/data/factories';
import { pixel } from '../../support/data/pixel';
import { TestServer } from '../../support/site/server/testServer';

const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let token: string;

beforeEach(async () => {
  server = await TestServer.start();
  token = await server.login();
});

afterEach(() => server.close());

const makeOlder = (days: number): Promise<unknown> =>
  server.database.system
    .updateTable('changes')
    .set(({ eb }) => ({ at: eb('at', '-', days * day) }))
    .execute();

const runPrune = async (...args: string[]): Promise<string> =>
  (await runInThisProcess('prune', args, environmentOf(server))).output;

const history = async (): Promise<number> =>
  (await server.database.system.selectFrom('changes').select('id').execute()).length;

test('a dry run lists what nothing names, and deletes nothing', async () => {
  const picture = (await storeImage(server.files.images, pixel)).name;
  const other = (await storeImage(server.files.images, Buffer.concat([pixel, Buffer.from('.')]))).name;
  const used = await storeDocument(server.files.documents, 'used.pdf', Buffer.from('%PDF-1.7 used'));
  const unused = await storeDocument(server.files.documents, 'unused.pdf', Buffer.from('%PDF-1.7'));
  await saveSample(server, token, 'product', { fileName: used, image: `/api/image/${picture}` });
  const { output } = await runCommand('prune', [], environmentOf(server));
  expect(output).toContain(`Documents that nothing names: 1\n  ${unused}\n`);
  expect(output).toContain(`Images that nothing names: 1\n  ${other}\n`);
  expect(output).toContain('Changes of the history older than 12m: 0\n');
  expect(output).toContain('Dry run: nothing was deleted.');
  expect(await server.files.documents.list()).toHaveLength(2);
  expect(await server.files.images.list()).toHaveLength(2);
});

test('a dry run leaves the database free for others while it reads', async () => {
  await saveSample(server, token, 'tanker');
  await makeOlder(400);
  await saveSample(server, token, 'tanker');
  const before = await history();
  const saveMeanwhile = async (): Promise<string[]> => {
    const other = await server.sibling();
    await saveSample(other, await other.login(), 'tanker', { nameEn: 'Meanwhile' });
    await other.close();
    return [];
  };
  const documents = { ...server.files.documents, list: saveMeanwhile };
  const site = { database: server.database, files: { ...server.files, documents } };
  await prune(site, { before: Date.now() - 30 * day, apply: false });
  expect(await history()).toBe(before + 1);
});

test.each(['price list.pdf', "Guide d'entretien.pdf", 'Prix & délais.pdf'])(
  'a document stays if only formatted text links to it: %s',
  async (name) => {
    const linked = await storeDocument(server.files.documents, name, Buffer.from('%PDF-1.7'));
    const descriptionEn = `<p><a href="/api/file/download/${encodeURIComponent(linked)}">Prices</a></p>`;
    await saveSample(server, token, 'employee', { descriptionEn });
    expect(await runPrune()).toContain('Documents that nothing names: 0\n');
  },
);

test('--apply waits until the site is stopped', async () => {
  expect(await runPrune('--apply')).toMatch(/The site is running. Stop it/);
  expect(await runPrune('--keep', 'long')).toMatch(/prune \[--keep/);
});

test('a file that only the history names stays as long as its change', async () => {
  const picture = (await storeImage(server.files.images, pixel)).name;
  const { id } = await saveSample(server, token, 'product', { image: `/api/image/${picture}` });
  await server.request('DELETE', '/api/product/delete', { token, body: { id } });
  expect(await runPrune()).toContain('Images that nothing names: 0\n');
  await makeOlder(400);
  await saveSample(server, token, 'tanker');
  const before = await history();
  const output = await runPrune();
  expect(output).toContain(`Changes of the history older than 12m: ${before - 1}\n`);
  expect(output).toContain(`Images that nothing names: 1\n  ${picture}\n`);
  expect(await history()).toBe(before);
});

test('a change with a wrong clock takes no newer or older change along', async () => {
  for (let each = 0; each < 3; each += 1) await saveSample(server, token, 'tanker');
  const { id } = await server.database.system
    .selectFrom('changes')
    .select('id')
    .orderBy('id', 'desc')
    .offset(1)
    .limit(1)
    .executeTakeFirstOrThrow();
  await server.database.system.updateTable('changes').set({ at: 0 }).where('id', '=', id).execute();
  const before = await history();
  expect(await prune(server, { before: Date.now() - 30 * day, apply: true })).toMatchObject({ changes: 0 });
  expect(await history()).toBe(before);
});

test('an interrupted pruning leaves no variant behind when it is repeated', async () => {
  const { name } = await storeImage(server.files.images, pixel);
  await server.files.variants.put(`${name}-360.webp`, pixel);
  jest.spyOn(server.files.variants, 'delete').mockRejectedValueOnce(new Error('The disk failed'));
  const options = { before: 0, apply: true };
  await expect(prune(server, options)).rejects.toThrow('The disk failed');
  await prune(server, options);
  expect(await server.files.images.list()).toEqual([]);
  expect(await server.files.variants.list()).toEqual([]);
});

test('after a pruning the newest changes can be undone, and browsers with older content load it again', async () => {
  await saveSample(server, token, 'tanker', { nameEn: 'Old' });
  await makeOlder(40);
  await saveSample(server, token, 'tanker', { nameEn: 'New' });
  const picture = (await storeImage(server.files.images, pixel)).name;
  expect(await prune(server, { before: Date.now() - 30 * day, apply: true })).toMatchObject({
    images: [picture],
  });
  expect(await server.files.images.list()).toEqual([]);
  const after = await server.sibling();
  const changes = await after.database.system.selectFrom('changes').select('id').execute();
  expect(changes).toHaveLength(1);
  const { body } = await after.request('GET', '/api/tanker/all');
  expect(JSON.stringify(body)).toContain('Old');
  expect(JSON.stringify(body)).toContain('New');
  const undone = await after.request('POST', '/api/history/undo', {
    token: await after.login(),
    body: { id: changes[0]?.id },
  });
  expect(undone.status).toBe(201);
  const { firstVersion } = await after.database.system
    .selectFrom('content_version')
    .select('firstVersion')
    .executeTakeFirstOrThrow();
  expect(firstVersion).toBe(Number(changes[0]?.id) - 1);
  await after.close();
});

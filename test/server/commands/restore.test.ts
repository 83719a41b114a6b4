import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ArchiveError } from '../../../src/server/archive/backup/archiveError';
import { backUp } from '../../../src/server/archive/backup/backup';
import { noProgress } from '../../../src/server/archive/backup/progress';
import { openArchive, restoreArchive } from '../../../src/server/archive/backup/restore';
import type { FileStore } from '../../../src/server/files/fileStore';
import type { Entries } from '../../support/site/archives';
import {
  contentThen,
  packedByFirstRelease,
  repack,
  packed,
  unpack,
  withOneBitFlipped,
} from '../../support/site/archives';
import { environmentOf, runCommand, runInThisProcess } from '../../support/site/server/commandLine';
import { saveSample } from '../../support/data/factories';
import { bulkOf, filesOf, openSite } from '../../support/site/openedSite';
import { startSampleSite } from '../../support/site/sampleSite';
import { TestServer } from '../../support/site/server/testServer';
import { createStorage } from '../../support/site/server/testStorage';

let folder: string;
let archive: Buffer;
let content: Entries;
let original: { readonly bulk: string; readonly files: Readonly<Record<string, string>> };

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'restore-test-'));
  const file = path.join(folder, 'site.tar.gz');
  const server = await startSampleSite();
  await backUp(server, { file, progress: noProgress });
  original = { bulk: await bulkOf(server.app), files: await filesOf(server.files) };
  await server.close();
  archive = readFileSync(file);
  content = await unpack(archive);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

let fileCount = 0;

const write = (bytes: Buffer): string => {
  fileCount += 1;
  const file = path.join(folder, `${fileCount}.tar.gz`);
  writeFileSync(file, bytes);
  return file;
};

const withoutManifest = (): Entries => content.slice(0, -1);

/** The entries, with a change in those whose name begins with `start`. */
const changed = (start: string, change: (text: string) => string): Entries =>
  content.map(([name, bytes]) => [
    name,
    name.startsWith(start) ? Buffer.from(change(bytes.toString('latin1')), 'latin1') : bytes,
  ]);

const extra = (name: string): [string, Buffer] => [name, Buffer.from('%PDF-1.7 more')];

const damagedArchives: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'is empty': () => Buffer.alloc(0),
  'lacks its last byte': () => archive.subarray(0, -1),
  'lacks its end': () => archive.subarray(0, -200),
  'ends in the middle': () => archive.subarray(0, archive.length / 2),
  'is a tar that ends early': () => gzipSync(gunzipSync(archive).subarray(0, 10_240)),
  'is not compressed': () => gunzipSync(archive),
  'is a text file': () => Buffer.from('{"resources":[]}'),
  'is a compressed text file': () => gzipSync('{"resources":[]}'),
  'is an archive of something else': () => repack([['photos/1.txt', Buffer.from('hello')]]),
  'has the manifest of something else': () => repack([['manifest.json', Buffer.from('{"name":"app"}')]]),
  'has no manifest': () => repack(withoutManifest()),
  'lacks an entry': () => repack(content.slice(1)),
  'has an entry twice': () => repack([...content.slice(0, 1), ...content]),
  'has a row that was changed': () =>
    repack(changed('tables/tankers/', (text) => text.replace('"nameEn"', '"nameFr"'))),
  'has a file that was changed': () => repack(changed('files/', (text) => text.replace('%PDF', '%pdf'))),
  'has entries after its manifest': () => repack([...content, extra('files/documents/more.pdf')]),
  'has a row that is not an object': () => packed(changed('tables/tankers/', (text) => `${text}[1]\n`)),
  'has a row that is not JSON': () => packed(changed('tables/tankers/', (text) => `${text}{"id":\n`)),
  'has a row that ends early': () => packed(changed('tables/tankers/', (text) => text.slice(0, -1))),
  'has a row with other columns': () =>
    packed(changed('tables/tankers/', (text) => text.replace('"price"', '"cost"'))),
  'has a newer format': () => packed(content, { version: 2 }),
  'is from a newer version of the site': () => packed(content, { migration: '999-later' }),
  'has a file name that leaves the folder': () => packed([extra('files/documents/../../x.pdf'), ...content]),
  'has a file name that leaves the folder on Windows': () =>
    packed([extra('files/documents/..\\x.pdf'), ...content]),
  'has an absolute file name': () => packed([extra('/tmp/x.pdf'), ...content]),
  'has a table name that leaves the folder': () => packed([extra('tables/../x/1.jsonl'), ...content]),
};

describe('a restore changes nothing and rejects a file that', () => {
  test.each(Object.keys(damagedArchives))('%s', async (damage) => {
    const file = write((await damagedArchives[damage]?.()) ?? Buffer.alloc(0));
    await expect(openArchive(file, noProgress)).rejects.toThrow(ArchiveError);
  });

  test('has one flipped bit that changes its content', async () => {
    const damaged = withOneBitFlipped(archive, 60);
    for (const bytes of damaged) {
      await expect(openArchive(write(bytes), noProgress)).rejects.toThrow(ArchiveError);
    }
    expect(damaged.length).toBeGreaterThan(50);
  });

  test('does not exist, or is a folder', async () => {
    await expect(openArchive(path.join(folder, 'nowhere.tar.gz'), noProgress)).rejects.toThrow(
      'no such file',
    );
    const directory = path.join(folder, 'beside-a-folder');
    expect(await runInThisProcess('restore', [folder], { DATA_DIR: directory })).toEqual({
      code: 1,
      output: 'This is a folder, not a backup.\n',
    });
  });

  test('is damaged: the command says so, and creates nothing', async () => {
    const directory = path.join(folder, 'empty-machine');
    const { code, output } = await runInThisProcess('restore', [write(archive.subarray(0, -200))], {
      DATA_DIR: directory,
    });
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('The file is damaged, incomplete, or not a backup') as unknown,
    ]);
    expect(existsSync(directory)).toBe(false);
  });
});

/** A file store that writes the file and then reports a full disk. */
const fullStore = (store: FileStore): FileStore => ({
  put: async (name, content) => {
    await store.put(name, content);
    throw new Error('ENOSPC: no space left on device');
  },
  replace: (name, content) => store.replace(name, content),
  delete: (name) => store.delete(name),
  get: (name) => store.get(name),
  exists: (name) => store.exists(name),
  list: () => store.list(),
});

describe('a restore over an existing site', () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await TestServer.start();
    await saveSample(server, await server.login(), 'location', { nameEn: 'Only here' });
  });

  afterEach(() => server.close());

  const state = async () => ({ bulk: await bulkOf(server.app), files: await filesOf(server.files) });

  /** The state that another process reads. */
  const stateInNewProcess = async () => {
    const copy = await openSite(environmentOf(server));
    const found = { bulk: await bulkOf(copy.app), files: await filesOf(copy.files) };
    await copy.close();
    return found;
  };

  test('is rejected without --overwrite', async () => {
    const before = await state();
    const checked = await openArchive(write(archive), noProgress);
    await expect(restoreArchive(server, checked, { progress: noProgress })).rejects.toThrow('--overwrite');
    expect(await state()).toEqual(before);
  });

  test('is rejected while the site runs', async () => {
    const before = await state();
    const args = [write(archive), '--overwrite'];
    const { code, output } = await runCommand('restore', args, environmentOf(server));
    expect([code, output]).toEqual([1, expect.stringContaining('Stop the site') as unknown]);
    expect(await state()).toEqual(before);
  });

  test('replaces the content with --overwrite, but keeps files that only the site has', async () => {
    await server.files.documents.put('only-here.pdf', Buffer.from('%PDF here'));
    const [document = ''] = Object.keys(original.files).filter((name) => name.endsWith('.pdf'));
    await server.files.documents.put(document, Buffer.from('%PDF other'));
    const checked = await openArchive(write(archive), noProgress);
    await restoreArchive(server, checked, { overwrite: true, progress: noProgress });
    const copy = await openSite(environmentOf(server));
    expect(await bulkOf(copy.app)).toBe(original.bulk);
    expect(await filesOf(copy.files)).toEqual({ ...original.files, 'only-here.pdf': '%PDF here' });
    await copy.close();
  });

  test('changes nothing if the disk becomes full in the middle', async () => {
    const [document = ''] = Object.keys(original.files).filter((name) => name.endsWith('.pdf'));
    await server.files.documents.put(document, Buffer.from('%PDF other'));
    const before = await state();
    const { database, files } = server;
    const full = { database, files: { ...files, images: fullStore(files.images) } };
    const checked = await openArchive(write(archive), noProgress);
    await expect(restoreArchive(full, checked, { overwrite: true, progress: noProgress })).rejects.toThrow(
      /nothing was changed: .*ENOSPC/,
    );
    expect(await stateInNewProcess()).toEqual(before);
  });

  test('changes nothing if a row of the archive violates a rule of the database', async () => {
    const before = await state();
    const withOrphan = changed('tables/telephones/', (text) =>
      text.replace(/"locationId":\d+/, '"locationId":77'),
    );
    const checked = await openArchive(write(await packed(withOrphan)), noProgress);
    await expect(restoreArchive(server, checked, { overwrite: true, progress: noProgress })).rejects.toThrow(
      ArchiveError,
    );
    expect(await stateInNewProcess()).toEqual(before);
  });
});

test('a restore over an empty site needs --overwrite if it would replace a different file of the same name', async () => {
  const storage = await createStorage();
  const site = await openSite(storage.environment);
  const [document = ''] = Object.keys(original.files).filter((name) => name.endsWith('.pdf'));
  await site.files.documents.put(document, Buffer.from('%PDF other'));
  const checked = await openArchive(write(archive), noProgress);
  await expect(restoreArchive(site, checked, { progress: noProgress })).rejects.toThrow('--overwrite');
  expect(
    readdirSync(path.join(site.config.dataDirectory, 'images')).filter((name) => name !== '.unfinished'),
  ).toEqual([]);
  await site.close();
  await storage.remove();
});

test('an archive from an older version of the site is restored and migrated', async () => {
  const earlier = await packedByFirstRelease(content);
  const storage = await createStorage();
  const site = await openSite(storage.environment);
  await restoreArchive(site, await openArchive(write(earlier), noProgress), { progress: noProgress });
  await site.close();
  const copy = await openSite(storage.environment);
  expect(await contentThen(await bulkOf(copy.app))).toEqual(await contentThen(original.bulk));
  const accounts = await copy.database.system.selectFrom('accounts').select('hasLoggedIn').execute();
  expect(new Set(accounts.map(({ hasLoggedIn }) => hasLoggedIn))).toEqual(new Set([1])); // so that a login from a new address sends a mail
  await copy.close();
  await storage.remove();
});

import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ArchiveError } from '../../../src/server/archive/backup/archiveError';
import { backUp } from '../../../src/server/archive/backup/backup';
import { silent } from '../../../src/server/archive/backup/progress';
import { openArchive, restoreArchive } from '../../../src/server/archive/backup/restore';
import type { FileStore } from '../../../src/server/files/fileStore';
import type { Entries } from '../../support/site/archives';
import { repack, sealed, unpack, withOneBitTurned, withoutLaterColumns } from '../../support/site/archives';
import { environmentOf, runCommand } from '../../support/site/commandLine';
import { saveSample } from '../../support/data/factories';
import { bulkOf, filesOf, openSite } from '../../support/site/openedSite';
import { startSampleSite } from '../../support/site/sampleSite';
import { TestServer } from '../../support/site/testServer';
import { makeStorage } from '../../support/site/testStorage';

let folder: string;
let archive: Buffer;
let content: Entries;
let original: { readonly bulk: string; readonly files: Readonly<Record<string, string>> };

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'restore-test-'));
  const file = path.join(folder, 'site.tar.gz');
  const server = await startSampleSite();
  await backUp(server, { file, progress: silent });
  original = { bulk: await bulkOf(server.app), files: await filesOf(server.files) };
  await server.close();
  archive = readFileSync(file);
  content = await unpack(archive);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

let written = 0;

const write = (bytes: Buffer): string => {
  written += 1;
  const file = path.join(folder, `${written}.tar.gz`);
  writeFileSync(file, bytes);
  return file;
};

const withoutManifest = (): Entries => content.slice(0, -1);

/** The entries with those whose name begins so changed. */
const changed = (start: string, change: (text: string) => string): Entries =>
  content.map(([name, bytes]) => [
    name,
    name.startsWith(start) ? Buffer.from(change(bytes.toString('latin1')), 'latin1') : bytes,
  ]);

const extra = (name: string): [string, Buffer] => [name, Buffer.from('%PDF-1.7 more')];

const damages: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'is empty': () => Buffer.alloc(0),
  'lacks its last byte': () => archive.subarray(0, -1),
  'lacks its end': () => archive.subarray(0, -200),
  'ends in the middle': () => archive.subarray(0, archive.length / 2),
  'is a tar that ends early': () => gzipSync(gunzipSync(archive).subarray(0, 10_240)),
  'is not compressed': () => gunzipSync(archive),
  'is a text': () => Buffer.from('{"resources":[]}'),
  'is a compressed text': () => gzipSync('{"resources":[]}'),
  'is an archive of something else': () => repack([['photos/1.txt', Buffer.from('hello')]]),
  'has the manifest of something else': () => repack([['manifest.json', Buffer.from('{"name":"app"}')]]),
  'has no manifest': () => repack(withoutManifest()),
  'lacks an entry': () => repack(content.slice(1)),
  'has an entry twice': () => repack([...content.slice(0, 1), ...content]),
  'holds another row than was written': () =>
    repack(changed('tables/tankers/', (text) => text.replace('"nameEn"', '"nameFr"'))),
  'holds another file than was written': () =>
    repack(changed('files/', (text) => text.replace('%PDF', '%pdf'))),
  'goes on after its manifest': () => repack([...content, extra('files/documents/more.pdf')]),
  'has a row that is none': () => sealed(changed('tables/tankers/', (text) => `${text}[1]\n`)),
  'has a row that is not JSON': () => sealed(changed('tables/tankers/', (text) => `${text}{"id":\n`)),
  'has a row that ends early': () => sealed(changed('tables/tankers/', (text) => text.slice(0, -1))),
  'has a row of other columns': () =>
    sealed(changed('tables/tankers/', (text) => text.replace('"price"', '"cost"'))),
  'is of a later format': () => sealed(content, { version: 2 }),
  'is of a later version of the site': () => sealed(content, { migration: '999-later' }),
  'holds a name that climbs': () => sealed([extra('files/documents/../../x.pdf'), ...content]),
  'holds a name that climbs on Windows': () => sealed([extra('files/documents/..\\x.pdf'), ...content]),
  'holds an absolute name': () => sealed([extra('/tmp/x.pdf'), ...content]),
  'holds a table whose name climbs': () => sealed([extra('tables/../x/1.jsonl'), ...content]),
};

describe('is refused before anything is touched: a file that', () => {
  test.each(Object.keys(damages))('%s', async (damage) => {
    const file = write((await damages[damage]?.()) ?? Buffer.alloc(0));
    await expect(openArchive(file, silent)).rejects.toThrow(ArchiveError);
  });

  test('has a byte that is another one, but for one that unpacks to the same', async () => {
    const damaged = withOneBitTurned(archive, 60);
    for (const bytes of damaged) {
      await expect(openArchive(write(bytes), silent)).rejects.toThrow(ArchiveError);
    }
    expect(damaged.length).toBeGreaterThan(50);
  });

  test('is not there, or is a folder', async () => {
    await expect(openArchive(path.join(folder, 'nowhere.tar.gz'), silent)).rejects.toThrow('no such file');
    const directory = path.join(folder, 'beside-a-folder');
    expect(await runCommand('restore', [folder], { DATA_DIR: directory })).toEqual({
      code: 1,
      said: 'This is a folder, not a backup.\n',
    });
  });

  test('was damaged: the command says so, and makes nothing', async () => {
    const directory = path.join(folder, 'empty-machine');
    const { code, said } = await runCommand('restore', [write(archive.subarray(0, -200))], {
      DATA_DIR: directory,
    });
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('The file is damaged, incomplete, or not a backup') as unknown,
    ]);
    expect(existsSync(directory)).toBe(false);
  });
});

/** A store that fails once a file is there under its name. */
const filledUp = (store: FileStore): FileStore => ({
  put: async (name, content) => {
    await store.put(name, content);
    throw new Error('ENOSPC: no space left on device');
  },
  replace: (name, content) => store.replace(name, content),
  remove: (name) => store.remove(name),
  get: (name) => store.get(name),
  exists: (name) => store.exists(name),
  list: () => store.list(),
});

describe('a site that is there', () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await TestServer.start();
    await saveSample(server, await server.login(), 'location', { nameEn: 'Only here' });
  });

  afterEach(() => server.close());

  const state = async () => ({ bulk: await bulkOf(server.app), files: await filesOf(server.files) });

  /** As another process finds it. */
  const stateAnew = async () => {
    const copy = await openSite(environmentOf(server));
    const found = { bulk: await bulkOf(copy.app), files: await filesOf(copy.files) };
    await copy.close();
    return found;
  };

  test('is not restored over without being told', async () => {
    const before = await state();
    const checked = await openArchive(write(archive), silent);
    await expect(restoreArchive(server, checked, { progress: silent })).rejects.toThrow('--overwrite');
    expect(await state()).toEqual(before);
  });

  test('is not restored over while it runs', async () => {
    const before = await state();
    const args = [write(archive), '--overwrite'];
    const { code, said } = await runCommand('restore', args, environmentOf(server));
    expect([code, said]).toEqual([1, expect.stringContaining('Stop the site') as unknown]);
    expect(await state()).toEqual(before);
  });

  test('is replaced where that is asked for; files that only it has stay', async () => {
    await server.files.documents.put('only-here.pdf', Buffer.from('%PDF here'));
    const [document = ''] = Object.keys(original.files).filter((name) => name.endsWith('.pdf'));
    await server.files.documents.put(document, Buffer.from('%PDF other'));
    const checked = await openArchive(write(archive), silent);
    await restoreArchive(server, checked, { overwrite: true, progress: silent });
    const copy = await openSite(environmentOf(server));
    expect(await bulkOf(copy.app)).toBe(original.bulk);
    expect(await filesOf(copy.files)).toEqual({ ...original.files, 'only-here.pdf': '%PDF here' });
    await copy.close();
  });

  test('stays as it was where the disk is full in the middle', async () => {
    const [document = ''] = Object.keys(original.files).filter((name) => name.endsWith('.pdf'));
    await server.files.documents.put(document, Buffer.from('%PDF other'));
    const before = await state();
    const { database, files } = server;
    const full = { database, files: { ...files, images: filledUp(files.images) } };
    const checked = await openArchive(write(archive), silent);
    await expect(restoreArchive(full, checked, { overwrite: true, progress: silent })).rejects.toThrow(
      /nothing was changed: .*ENOSPC/,
    );
    expect(await stateAnew()).toEqual(before);
  });

  test('stays as it was where a row of the archive cannot be', async () => {
    const before = await state();
    const orphaned = changed('tables/telephones/', (text) =>
      text.replace(/"locationId":\d+/, '"locationId":77'),
    );
    const checked = await openArchive(write(await sealed(orphaned)), silent);
    await expect(restoreArchive(server, checked, { overwrite: true, progress: silent })).rejects.toThrow(
      ArchiveError,
    );
    expect(await stateAnew()).toEqual(before);
  });
});

test('an empty site with another file of the same name is not restored over without being told', async () => {
  const storage = await makeStorage();
  const site = await openSite(storage.environment);
  const [document = ''] = Object.keys(original.files).filter((name) => name.endsWith('.pdf'));
  await site.files.documents.put(document, Buffer.from('%PDF other'));
  const checked = await openArchive(write(archive), silent);
  await expect(restoreArchive(site, checked, { progress: silent })).rejects.toThrow('--overwrite');
  expect(
    readdirSync(path.join(site.config.dataDirectory, 'images')).filter((name) => name !== '.unfinished'),
  ).toEqual([]);
  await site.close();
  await storage.remove();
});

test('an archive of an earlier version of the site is restored, and brought up to date', async () => {
  const kept = (name: string): boolean =>
    !/^tables\/(changes|change_rows|images|picture_facts|recovery_codes)\//.test(name);
  const before = withoutLaterColumns(content);
  const manifest = JSON.parse(before.at(-1)?.[1].toString() ?? '') as { tables: { name: string }[] };
  const earlier = await sealed(
    before.filter(([name]) => kept(name)),
    {
      migration: '003-accounts',
      tables: manifest.tables.filter(({ name }) => kept(`tables/${name}/`)),
    },
  );
  const storage = await makeStorage();
  const site = await openSite(storage.environment);
  await restoreArchive(site, await openArchive(write(earlier), silent), { progress: silent });
  await site.close();
  const copy = await openSite(storage.environment);
  expect(await bulkOf(copy.app)).toBe(original.bulk);
  const accounts = await copy.database.system.selectFrom('accounts').select('hasLoggedIn').execute();
  expect(new Set(accounts.map(({ hasLoggedIn }) => hasLoggedIn))).toEqual(new Set([1])); // their next login is told
  await copy.close();
  await storage.remove();
});

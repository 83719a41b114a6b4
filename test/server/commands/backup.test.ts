import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { SecondFactor } from '../../../src/server/accounts/login/secondFactor';
import { backUp } from '../../../src/server/archive/backup/backup';
import { noProgress } from '../../../src/server/archive/backup/progress';
import { openArchive, restoreArchive } from '../../../src/server/archive/backup/restore';
import type { FileStore } from '../../../src/server/files/fileStore';
import { unpack } from '../../support/site/archives';
import { environmentOf, runCommand, runInThisProcess } from '../../support/site/server/commandLine';
import { saveSample } from '../../support/data/factories';
import { bulkOf, filesOf, openSite } from '../../support/site/openedSite';
import { startSampleSite } from '../../support/site/sampleSite';
import type { TestServer } from '../../support/site/server/testServer';
import { administrator, superUser } from '../../support/site/server/testServer';
import type { TestStorage } from '../../support/site/server/testStorage';
import { createStorage } from '../../support/site/server/testStorage';

let server: TestServer;
let folder: string;
let archive: string;
const storages: TestStorage[] = [];

const newStorage = async (): Promise<TestStorage> => {
  const storage = await createStorage();
  storages.push(storage);
  return storage;
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-test-'));
  archive = path.join(folder, 'site.tar.gz');
  server = await startSampleSite();
  await backUp(server, { file: archive, progress: noProgress });
});

afterAll(async () => {
  await server.close();
  await Promise.all(storages.map((storage) => storage.remove()));
  rmSync(folder, { recursive: true, force: true });
});

/** Logs in as an administrator and saves a tanker. @returns its id */
const nextTanker = async (app: FastifyInstance): Promise<number> => {
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: administrator });
  const { Authorization: token } = login.json<{ Authorization: string }>();
  const headers = { authorization: `Bearer ${token}` };
  const saved = await app.inject({
    method: 'POST',
    url: '/api/tanker/save',
    headers,
    payload: { nameEn: 'Next' },
  });
  return saved.json<{ id: number }>().id;
};

/** The rows in an archive, by table. */
const rowsOf = async (file: string): Promise<(table: string) => Record<string, unknown>[]> => {
  const entries = await unpack(readFileSync(file));
  return (table) =>
    entries
      .filter(([name]) => name.startsWith(`tables/${table}/`))
      .flatMap(([, content]) => content.toString().split('\n').filter(Boolean))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
};

describe('a backup', () => {
  test('of a running site, restored on an empty machine, gives the same site', async () => {
    const file = path.join(folder, 'by-command.tar.gz');
    const taken = await runCommand('backup', [file], environmentOf(server));
    expect(taken).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^Saved \d+ rows and 2 files to .*store it in a safe place\.$/m,
      ) as unknown,
    });
    expect(statSync(file).mode & 0o077).toBe(0);
    const storage = await newStorage();
    const restored = await runCommand('restore', [file], storage.environment);
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('Restored') as unknown });
    const copy = await openSite(storage.environment);
    expect(await bulkOf(copy.app)).toBe(await bulkOf(server.app));
    expect(await filesOf(copy.files)).toEqual(await filesOf(server.files));
    expect(Object.keys(await filesOf(copy.files))).toHaveLength(2);
    expect(await nextTanker(copy.app)).toBe(await nextTanker(server.app)); // no id is used twice, not even that of a deleted row
    await copy.close();
  });

  test('of a restored site has the same rows, except for the content version', async () => {
    const storage = await newStorage();
    const copy = await openSite(storage.environment);
    await restoreArchive(copy, await openArchive(archive, noProgress), { progress: noProgress });
    const secondArchive = path.join(folder, 'again.tar.gz');
    await backUp(copy, { file: secondArchive, progress: noProgress });
    const [one, other] = [
      await openArchive(archive, noProgress),
      await openArchive(secondArchive, noProgress),
    ];
    const entriesOf = ({ manifest }: typeof one) =>
      manifest.entries.filter(({ name }) => !name.startsWith('tables/content_version/'));
    expect(entriesOf(other)).toEqual(entriesOf(one));
    expect(other.manifest.tables).toEqual(one.manifest.tables);
    await copy.close();
  });

  test('replaces an existing file only with --overwrite', async () => {
    const file = path.join(folder, 'taken.tar.gz');
    writeFileSync(file, 'mine');
    await expect(backUp(server, { file, progress: noProgress })).rejects.toThrow('--overwrite');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await backUp(server, { file, overwrite: true, progress: noProgress });
    await expect(openArchive(file, noProgress)).resolves.toBeDefined();
  });

  test('that cannot be written leaves nothing behind', async () => {
    const file = path.join(folder, 'broken.tar.gz');
    const { database, files } = server;
    const images: FileStore = {
      put: (name, content) => files.images.put(name, content),
      replace: (name, content) => files.images.replace(name, content),
      delete: (name) => files.images.delete(name),
      get: () => Promise.reject(new Error('The disk is gone.')),
      exists: (name) => files.images.exists(name),
      list: () => files.images.list(),
    };
    const broken = { database, files: { ...files, images } };
    await expect(backUp(broken, { file, progress: noProgress })).rejects.toThrow('The disk is gone.');
    expect([existsSync(file), existsSync(`${file}.partial`)]).toEqual([false, false]);
  });

  test('to a full disk fails with a clear message, and keeps the existing file', async () => {
    const file = path.join(folder, 'full.tar.gz');
    writeFileSync(file, 'mine');
    symlinkSync('/dev/full', `${file}.partial`); // a device without free space
    await server.files.documents.put('large.pdf', randomBytes(2 * 1024 * 1024)); // more than the buffers hold
    const { code, output } = await runCommand('backup', [file, '--overwrite'], environmentOf(server));
    await server.files.documents.delete('large.pdf');
    expect([code, output.trim().split('\n').at(-1)]).toEqual([
      1,
      'The backup could not be made: ENOSPC: no space left on device, write',
    ]);
    expect(output).not.toContain('    at ');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(existsSync(`${file}.partial`)).toBe(false);
  });

  test('of a large file prints no warning', async () => {
    await server.files.documents.put('large.pdf', randomBytes(4 * 1024 * 1024));
    const { code, output } = await runCommand(
      'backup',
      [path.join(folder, 'large.tar.gz')],
      environmentOf(server),
    );
    await server.files.documents.delete('large.pdf');
    expect([code, output]).toEqual([0, expect.not.stringContaining('Warning')]);
  });

  test('into a missing folder fails with a clear message', async () => {
    const missing = path.join(folder, 'nowhere');
    const file = path.join(missing, 'site.tar.gz');
    const { code, output } = await runInThisProcess('backup', [file], environmentOf(server));
    expect([code, output.trim().split('\n').at(-1)]).toEqual([
      1,
      `There is no folder ${missing}. Nothing was written.`,
    ]);
    expect(output).not.toContain('    at ');
  });

  test('restores second factors and recovery codes', async () => {
    const storage = await newStorage();
    const copy = await openSite(storage.environment);
    await restoreArchive(copy, await openArchive(archive, noProgress), { progress: noProgress });
    const stateIn = ({ database }: Pick<TestServer, 'database'>) =>
      database.system.selectFrom('accounts').selectAll().orderBy('id').execute();
    const current = await stateIn(server); // with later logins than in the backup
    expect(await stateIn(copy)).toEqual(
      current.map((account) => ({ ...account, lastLoginAt: expect.any(Number) as unknown })),
    );
    const login = await copy.app.inject({ method: 'POST', url: '/api/auth/login', payload: superUser });
    expect([login.statusCode, login.json<{ error?: string }>().error]).toEqual([401, 'code-required']);
    expect(await new SecondFactor(copy.database).stateOf({ id: 2 })).toEqual({
      isOn: true,
      recoveryCodes: 10,
    });
    await copy.close();
  });

  test('contains no sessions and no one-time links', async () => {
    const { manifest } = await openArchive(archive, noProgress);
    const names = manifest.tables.map(({ name }) => name);
    expect(names).toContain('accounts');
    expect(names).not.toContain('sessions');
    expect(names).not.toContain('invitations');
  });

  test('is a consistent snapshot, even if content changes between its queries', async () => {
    const token = await server.login();
    const { id } = await saveSample(server, token, 'location');
    const otherProcess = await openSite(environmentOf(server)); // another connection, like another process
    let moment = 0;
    const change = async (): Promise<void> => {
      moment += 1;
      const body = { id, nameEn: `Moment ${moment}` };
      expect((await server.request('PUT', '/api/location/update', { token, body })).status).toBe(200);
    };
    const changeAfterEachQuery: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        await change();
        return result;
      },
    };
    const database = {
      ...otherProcess.database,
      content: otherProcess.database.content.withPlugin(changeAfterEachQuery),
    };
    const file = path.join(folder, 'moment.tar.gz');
    await change();
    await backUp({ database, files: otherProcess.files }, { file, progress: noProgress });
    await otherProcess.close();
    const rows = await rowsOf(file);
    const lastChange = Math.max(...rows('changes').map((row) => Number(row.id)));
    const journalRow = rows('change_rows').findLast((row) => row.changeId === lastChange);
    expect(rows('content_version')).toMatchObject([{ id: 1, version: lastChange }]);
    expect(JSON.parse(String(journalRow?.after))).toEqual(rows('locations').find((row) => row.id === id));
    const { body } = await server.request('GET', '/api/location/all');
    expect(JSON.stringify(body)).toContain(`"Moment ${moment}"`);
    expect(moment).toBeGreaterThan(20);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccount } from '../../../src/server/accounts/accounts';
import { backUp } from '../../../src/server/archive/backup/backup';
import { noProgress } from '../../../src/server/archive/backup/progress';
import { openArchive, restoreArchive } from '../../../src/server/archive/backup/restore';
import type { Environment } from '../../../src/server/system/environment';
import { ChangeStream } from '../../support/site/server/changeStream';
import { environmentOf } from '../../support/site/server/commandLine';
import { openSite } from '../../support/site/openedSite';
import type { OpenedSite } from '../../support/site/openedSite';
import { administrator, TestServer } from '../../support/site/server/testServer';
import { createStorage } from '../../support/site/server/testStorage';
import type { TestStorage } from '../../support/site/server/testStorage';

let folder: string;
let archive: string;
let originalSite: TestServer;
let site: OpenedSite;
let storage: TestStorage;

/** The content version in the backup. */
let backupVersion: number;
/** A row, and the version of its change, that the backup lacks. */
let lost: Saved;

const hour = 3_600_000;

const later = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hour);
  try {
    return await work();
  } finally {
    clock.mockRestore();
  }
};

interface Saved {
  readonly id: number;
  readonly version: number;
}

type WithApp = Pick<OpenedSite, 'app'>;

const logIn = async ({ app }: WithApp): Promise<string> => {
  const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload: administrator });
  return `Bearer ${response.json<{ Authorization: string }>().Authorization}`;
};

const save = async ({ app }: WithApp, authorization: string, nameEn: string): Promise<Saved> => {
  const headers = { authorization };
  const response = await app.inject({
    method: 'POST',
    url: '/api/location/save',
    headers,
    payload: { nameEn },
  });
  return {
    id: response.json<{ id: number }>().id,
    version: Number(response.headers['content-version']),
  };
};

const restoreIn = async (environment: Environment): Promise<void> => {
  const restored = await openSite(environment);
  const checked = await openArchive(archive, noProgress);
  await later(() => restoreArchive(restored, checked, { overwrite: true, progress: noProgress }));
  await restored.close();
  site = await openSite(environment);
};

const prepareBackup = async (): Promise<void> => {
  originalSite = await TestServer.start();
  const token = await logIn(originalSite);
  backupVersion = (await save(originalSite, token, 'Kept')).version;
  await backUp(originalSite, { file: archive, progress: noProgress });
  await save(originalSite, token, 'Lost');
  lost = await save(originalSite, token, 'Lost too');
};

const setUp = async (): Promise<void> => {
  folder = mkdtempSync(path.join(tmpdir(), 'restored-numbers-test-'));
  archive = path.join(folder, 'site.tar.gz');
  await prepareBackup();
  storage = await createStorage();
};

const tearDown = async (): Promise<void> => {
  await site.close();
  await originalSite.close();
  await storage.remove();
  rmSync(folder, { recursive: true, force: true });
};

const listenTo = async (since: number): Promise<ChangeStream> => {
  const { app } = site;
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return ChangeStream.open(app.listeningOrigin, `?since=${since}`);
};

/** The restore replaces the original site, or fills an empty database after the original one is lost. */
const targets: Readonly<Record<string, () => Environment>> = {
  'over the same site': () => environmentOf(originalSite),
  'into an empty database': () => storage.environment,
};

describe.each(Object.entries(targets))('after a restore %s', (_target, environment) => {
  beforeAll(async () => {
    await setUp();
    await restoreIn(environment());
  });

  afterAll(tearDown);

  test('an undo of a lost change does not undo another change', async () => {
    const authorization = await logIn(site);
    const versions = [];
    for (const name of ['New', 'Newer', 'Newest'])
      versions.push((await save(site, authorization, name)).version);
    expect(Math.min(...versions)).toBeGreaterThan(lost.version);
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/history/undo',
      headers: { authorization, 'accept-language': 'fr' },
      payload: { id: lost.version },
    });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      404,
      expect.stringContaining('à partir d’une sauvegarde') as unknown,
    ]);
    const { body } = await site.app.inject({ method: 'GET', url: '/api/allModels/' });
    for (const name of ['Kept', 'New', 'Newer', 'Newest']) expect(body).toContain(`"${name}"`);
  });

  test.each(['of a lost change', 'of the backup'])(
    'a page with the version %s has to reload',
    async (which) => {
      const authorization = await logIn(site);
      const { version } = await save(site, authorization, 'New');
      const stream = await listenTo(which === 'of the backup' ? backupVersion : lost.version);
      expect(await stream.next()).toEqual({ id: version, event: 'reload', data: { version } });
      stream.close();
    },
  );

  test('a page that was loaded after the restore gets the changes that it missed', async () => {
    const { headers } = await site.app.inject({ method: 'GET', url: '/api/allModels/' });
    const { id } = await save(site, await logIn(site), 'New');
    const stream = await listenTo(Number(headers['content-version']));
    expect(await stream.next()).toMatchObject({ event: 'change', data: { rows: [{ id }] } });
    stream.close();
  });
});

test('a row that is added after a restore does not get the id of a lost row', async () => {
  await setUp();
  await restoreIn(environmentOf(originalSite));
  expect((await save(site, await logIn(site), 'New')).id).toBeGreaterThan(lost.id);
  await tearDown();
});

test('a page of a lost site has to reload from the new site', async () => {
  await setUp();
  const newSite = await later(() => openSite(storage.environment));
  await newSite.close();
  site = await openSite(storage.environment);
  await createAccount(site, { ...administrator, isSuperUser: false });
  const authorization = await logIn(site);
  let version = NaN;
  for (const name of ['One', 'Two', 'Three', 'Four']) ({ version } = await save(site, authorization, name));
  const stream = await listenTo(lost.version);
  expect(await stream.next()).toEqual({ id: version, event: 'reload', data: { version } });
  stream.close();
  await tearDown();
});

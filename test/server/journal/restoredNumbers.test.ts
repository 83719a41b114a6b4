import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccount } from '../../../src/server/accounts/accounts';
import { backUp } from '../../../src/server/archive/backup/backup';
import { silent } from '../../../src/server/archive/backup/progress';
import { openArchive, restoreArchive } from '../../../src/server/archive/backup/restore';
import type { Environment } from '../../../src/server/config';
import { ChangeStream } from '../../support/site/changeStream';
import { environmentOf } from '../../support/site/commandLine';
import { openSite } from '../../support/site/openedSite';
import type { OpenedSite } from '../../support/site/openedSite';
import { administrator, TestServer } from '../../support/site/testServer';
import { makeStorage } from '../../support/site/testStorage';
import type { TestStorage } from '../../support/site/testStorage';

let folder: string;
let archive: string;
let before: TestServer;
let site: OpenedSite;
let storage: TestStorage;

/** Of the content when the backup was made. */
let copied: number;
/** What only the site before had: its change, and its row. */
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

type Asked = Pick<OpenedSite, 'app'>;

const logIn = async ({ app }: Asked): Promise<string> => {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: administrator });
  return `Bearer ${answer.json<{ Authorization: string }>().Authorization}`;
};

const save = async ({ app }: Asked, authorization: string, nameEn: string): Promise<Saved> => {
  const headers = { authorization };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/location/save',
    headers,
    payload: { nameEn },
  });
  return {
    id: answer.json<{ id: number }>().id,
    version: Number(answer.headers['content-version']),
  };
};

const restoreIn = async (environment: Environment): Promise<void> => {
  const restored = await openSite(environment);
  const checked = await openArchive(archive, silent);
  await later(() => restoreArchive(restored, checked, { overwrite: true, progress: silent }));
  await restored.close();
  site = await openSite(environment);
};

const begin = async (): Promise<void> => {
  before = await TestServer.start();
  const token = await logIn(before);
  copied = (await save(before, token, 'Kept')).version;
  await backUp(before, { file: archive, progress: silent });
  await save(before, token, 'Lost');
  lost = await save(before, token, 'Lost too');
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'restored-numbers-test-'));
  archive = path.join(folder, 'site.tar.gz');
  await begin();
  storage = await makeStorage();
});

afterEach(async () => {
  await site.close();
  await before.close();
  await storage.remove();
  rmSync(folder, { recursive: true, force: true });
});

const listenTo = async (since: number): Promise<ChangeStream> => {
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  return ChangeStream.open(origin, `?since=${since}`);
};

/** Over the site that was copied, or beside it, where its database is lost. */
const places: Readonly<Record<string, () => Environment>> = {
  'in its place': () => environmentOf(before),
  'in an empty database': () => storage.environment,
};

describe.each(Object.entries(places))('after a restore %s', (_place, environment) => {
  beforeEach(() => restoreIn(environment()));

  test('an undo of a change that was lost takes back no other', async () => {
    const authorization = await logIn(site);
    const numbers = [];
    for (const name of ['New', 'Newer', 'Newest'])
      numbers.push((await save(site, authorization, name)).version);
    expect(Math.min(...numbers)).toBeGreaterThan(lost.version);
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/history/undo',
      headers: { authorization, 'accept-language': 'fr' },
      payload: { id: lost.version },
    });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      404,
      expect.stringContaining('à partir d’une sauvegarde') as unknown,
    ]);
    const { body } = await site.app.inject({ method: 'GET', url: '/api/allModels/' });
    for (const name of ['Kept', 'New', 'Newer', 'Newest']) expect(body).toContain(`"${name}"`);
  });

  test.each(['of a change that was lost', 'of the backup'])(
    'a page with the version %s is told to load anew',
    async (which) => {
      const authorization = await logIn(site);
      const { version } = await save(site, authorization, 'New');
      const stream = await listenTo(which === 'of the backup' ? copied : lost.version);
      expect(await stream.next()).toEqual({ id: version, event: 'reload', data: { version } });
      stream.close();
    },
  );

  test('a page that has loaded since is told what it missed', async () => {
    const { headers } = await site.app.inject({ method: 'GET', url: '/api/allModels/' });
    const { id } = await save(site, await logIn(site), 'New');
    const stream = await listenTo(Number(headers['content-version']));
    expect(await stream.next()).toMatchObject({ event: 'change', data: { rows: [{ id }] } });
    stream.close();
  });
});

test('a row that is added after a restore has the id of none that was lost', async () => {
  await restoreIn(environmentOf(before));
  expect((await save(site, await logIn(site), 'New')).id).toBeGreaterThan(lost.id);
});

test('a page of a site that is lost is told to load a new one anew', async () => {
  const made = await later(() => openSite(storage.environment));
  await made.close();
  site = await openSite(storage.environment);
  await createAccount(site, { ...administrator, isSuperUser: false });
  const authorization = await logIn(site);
  let version = NaN;
  for (const name of ['One', 'Two', 'Three', 'Four']) ({ version } = await save(site, authorization, name));
  const stream = await listenTo(lost.version);
  expect(await stream.next()).toEqual({ id: version, event: 'reload', data: { version } });
  stream.close();
});

import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  migrateWithBackup,
  storeBackup,
  storeDueBackup,
} from '../../../src/server/archive/automatic/automaticBackup';
import { BackupStateCache } from '../../../src/server/archive/automatic/backupSchedule';
import { parseBackupSettings } from '../../../src/server/archive/automatic/backupSettings';
import { openBackupStore } from '../../../src/server/archive/automatic/backupStore';
import { drill } from '../../../src/server/archive/automatic/drill';
import { backupName, expiredBackups } from '../../../src/server/archive/automatic/retention';
import { noProgress } from '../../../src/server/archive/backup/progress';
import { checkArchive } from '../../../src/server/archive/backup/checkArchive';
import type { Environment } from '../../../src/server/system/environment';
import { parseConfig } from '../../../src/server/config';
import { migrations } from '../../../src/server/database/migrate';
import { TestObjectStore } from '../../support/faults/objectStore';
import { environmentOf, runCommand, runInThisProcess } from '../../support/site/server/commandLine';
import { columnsAddedAfter } from '../../support/site/earlierSchema';
import { startSampleSite } from '../../support/site/sampleSite';
import { ServerProcess } from '../../support/site/server/serverProcess';
import { administrator, TestServer } from '../../support/site/server/testServer';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const noon = Date.UTC(2026, 10, 22, 12);

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startSampleSite();
});

afterAll(() => server.close());

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settings = (environment: Environment = {}) =>
  parseBackupSettings(
    { BACKUP_EVERY: '6h', BACKUP_TO: path.join(folder, 'backups'), ...environment },
    folder,
  );

const backups = (): string[] => readdirSync(path.join(folder, 'backups')).sort();

describe('the settings', () => {
  test('are off by default, but a site is backed up in its data folder before an upgrade', () => {
    expect(parseBackupSettings({}, '/data')).toEqual({
      keep: { days: 7, weeks: 4, months: 12 },
      place: { folder: '/data/backups' },
    });
  });

  test.each([
    ['BACKUP_EVERY', '10'],
    ['BACKUP_EVERY', '0h'],
    ['BACKUP_KEEP', '7'],
    ['BACKUP_KEEP', '7d,7d'],
    ['BACKUP_TO', 'off'],
    ['BACKUP_TO', 's3://X'],
  ])('%s=%s is refused', (variable, value) => {
    expect(() => settings({ [variable]: value })).toThrow(new RegExp(`^${variable}: `));
  });
});

describe('the backups that stay', () => {
  /** One backup a day for two years, at noon. */
  const daily = Array.from({ length: 730 }, (_, index) => backupName(noon - index * day));
  const keep = { days: 7, weeks: 4, months: 12 };
  const kept = (names: readonly string[]): string[] => {
    const expired = new Set(expiredBackups(names, keep));
    return names.filter((name) => !expired.has(name));
  };

  test('are the newest ones of 7 days, 4 weeks and 12 months', () => {
    const names = kept(daily);
    expect(names.slice(0, 7)).toEqual(daily.slice(0, 7));
    expect(names).toContain(backupName(Date.UTC(2026, 10, 15, 12))); // a Sunday
    expect(names).toContain(backupName(Date.UTC(2026, 9, 31, 12)));
    expect(names).toContain(backupName(Date.UTC(2025, 11, 31, 12)));
    expect(names).not.toContain(backupName(Date.UTC(2025, 10, 30, 12)));
    expect(names.length).toBeLessThanOrEqual(7 + 4 + 12);
    expect(kept(names)).toEqual(names);
  });

  test('are the same if they are thinned out every day', () => {
    let stored: string[] = [];
    for (const name of [...daily].reverse()) stored = kept([...stored, name]);
    expect(stored.sort()).toEqual(kept(daily).sort());
  });

  test('include those before the last upgrades, the newest one, and files with other names', () => {
    const upgrades = [1, 2, 3, 4].map((years) => backupName(noon - years * 400 * day, true));
    const names = [...daily, ...upgrades, 'notes.txt'];
    expect(kept(names)).toEqual(expect.arrayContaining([...upgrades.slice(0, 3), 'notes.txt']));
    expect(kept(names)).not.toContain(upgrades[3]);
    expect(kept([backupName(0)])).toHaveLength(1);
  });
});

describe('a scheduled backup', () => {
  test('is made when the last one is old enough, and replaces expired ones', async () => {
    const first = await storeDueBackup(server, settings(), noon);
    expect(first?.rows).toBeGreaterThan(10);
    expect(await storeDueBackup(server, settings(), noon + 5 * hour)).toBeUndefined();
    await storeDueBackup(server, settings(), noon + 6 * hour);
    expect(backups()).toEqual([backupName(noon + 6 * hour)]);
    const file = path.join(folder, 'backups', backups()[0] ?? '');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await checkArchive(file, noProgress);
  });

  test('deletes what a killed process left', async () => {
    await storeBackup(server, openBackupStore({ folder: path.join(folder, 'backups') }), settings(), {
      now: noon,
    });
    const left = path.join(folder, 'backups', `${backupName(noon - day)}.partial`);
    writeFileSync(left, '');
    utimesSync(left, new Date(0), new Date(0));
    await storeDueBackup(server, settings(), noon + day);
    expect(existsSync(left)).toBe(false);
  });

  test('goes to an object store, and can be restored from there', async () => {
    const store = await TestObjectStore.start();
    const environment = { ...store.environment(), BACKUP_TO: 's3://site-files/backups' };
    const stored = await storeDueBackup(server, settings(environment), noon);
    expect(stored?.name).toBe(backupName(noon));
    const { place } = settings(environment);
    if (!place) throw new Error('There is no place.');
    expect(await openBackupStore(place).list()).toEqual([stored?.name]);
    const drilled = await runInThisProcess('restore:drill', [], { ...environmentOf(server), ...environment });
    expect(drilled).toMatchObject({ code: 0, output: expect.stringContaining('are the same.') as unknown });
    await store.close();
  });

  test('is made by a running server, which knows when', async () => {
    const data = path.join(folder, 'data');
    const running = await ServerProcess.start({ DATA_DIR: data, BACKUP_EVERY: '1d', METRICS: 'on' });
    const place = path.join(data, 'backups');
    while (!existsSync(place) || !readdirSync(place).some((name) => name.endsWith('.tar.gz')))
      await new Promise((resolve) => setTimeout(resolve, 20));
    const metrics = await (await fetch(`${running.origin}/metrics`)).text();
    expect(Number(/^site_backup_age_seconds (\S+)$/m.exec(metrics)?.[1])).toBeLessThan(120);
    await running.end('SIGTERM');
  });
});

test('the session of an administrator says when the last backup was made, and whether backups are missing', async () => {
  const config = { backups: settings() };
  expect(await new BackupStateCache(config).current()).toEqual({ lastAt: null, isLate: false });
  let now = noon;
  const withoutBackup = new BackupStateCache(config, () => now);
  now += 13 * hour;
  expect(await withoutBackup.current()).toEqual({ lastAt: null, isLate: true });
  await storeDueBackup(server, settings(), noon);
  expect(await new BackupStateCache(config, () => noon + hour).current()).toEqual({
    lastAt: noon,
    isLate: false,
  });
  expect(await new BackupStateCache(config, () => noon + 13 * hour).current()).toMatchObject({
    isLate: true,
  });
  const BACKUP_TO = path.join(folder, 'backups');
  const site = await TestServer.start({ environment: { BACKUP_EVERY: '6h', BACKUP_TO, METRICS: 'on' } });
  const token = await site.login(administrator);
  const { body } = await site.request('GET', '/api/auth/session', { token });
  expect(body).toMatchObject({ backup: { lastAt: noon } });
  expect((await site.request('GET', '/metrics')).raw.toString()).toMatch(
    /^site_backup_age_seconds [\d.e+]+$/m,
  );
  await site.close();
});

test('an older site is backed up before it is upgraded', async () => {
  const site = await TestServer.start();
  const config = parseConfig({ ...environmentOf(site), BACKUP_TO: path.join(folder, 'backups') });
  expect(await migrateWithBackup(site, config)).toBeUndefined();
  const [previous = '', last = ''] = Object.keys(migrations).slice(-2);
  await site.database.content.deleteFrom('kysely_migration').where('name', '=', last).execute();
  for (const [table, columns] of await columnsAddedAfter(previous))
    for (const column of columns)
      await site.database.system.schema.alterTable(table).dropColumn(column).execute();
  const backup = await migrateWithBackup(site, config);
  expect(backup?.name).toMatch(/-before-upgrade\.tar\.gz$/);
  expect(backups()).toEqual([backup?.name]);
  const { manifest } = await checkArchive(path.join(folder, 'backups', backup?.name ?? ''), noProgress);
  expect(manifest.migration).toBe(previous);
  await drill(path.join(folder, 'backups', backup?.name ?? ''), noProgress);
  await site.close();
});

describe('a drill', () => {
  test('restores the newest backup elsewhere, compares it, and says so', async () => {
    const environment = { ...environmentOf(server), BACKUP_TO: path.join(folder, 'backups') };
    expect((await runInThisProcess('restore:drill', [], environment)).output).toContain(
      'There is no backup yet.',
    );
    const { output } = await runInThisProcess('backup', [], environment);
    expect(output).toMatch(
      /^Saved \d+ rows and \d+ files as site-\S+\.tar\.gz\. Older backups deleted: 0\.$/m,
    );
    const content = readFileSync(path.join(folder, 'backups', backups()[0] ?? ''));
    expect(await runInThisProcess('restore:drill', [], environment)).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^The backup of \S+ was restored .*: \d+ rows and \d+ files are the same\.$/m,
      ) as unknown,
    });
    expect(readFileSync(path.join(folder, 'backups', backups()[0] ?? ''))).toEqual(content);
    const damaged = path.join(folder, 'damaged.tar.gz');
    writeFileSync(damaged, content.subarray(0, content.length / 2));
    expect(await runCommand('restore:drill', [damaged], environment)).toMatchObject({ code: 1 });
  });
});

import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openDatabase } from '../../../src/server/database/database';
import { migrate } from '../../../src/server/database/migrate';
import { runCommand } from '../../support/site/server/commandLine';
import { launch, ServerProcess } from '../../support/site/server/serverProcess';
import { createStorage } from '../../support/site/server/testStorage';

test('a second server on the same data folder does not start and changes nothing; it starts once the first has ended', async () => {
  const storage = await createStorage();
  const { environment } = storage;
  const first = await ServerProcess.start(environment);
  const unfinishedUpload = path.join(environment.DATA_DIR ?? '', 'files', '.unfinished', 'upload');
  writeFileSync(unfinishedUpload, 'half of it');
  const second = launch(environment, 'pipe');
  const errorOutput = second.stderr ? text(second.stderr) : '';
  const [code] = (await once(second, 'exit')) as [number | null];
  expect(code).toBe(1);
  expect(await errorOutput).toMatch(/^DATA_DIR: another server is running on /);
  expect(existsSync(unfinishedUpload)).toBe(true);
  expect((await first.request('/readyz')).status).toBe(200);
  await first.end('SIGKILL');
  const next = await ServerProcess.start(environment);
  expect(existsSync(unfinishedUpload)).toBe(false);
  expect((await next.request('/readyz')).status).toBe(200);
  expect(await next.end('SIGTERM')).toBe(0);
  await storage.remove();
});

test('a server whose database is missing or empty beside uploaded files does not start', async () => {
  const storage = await createStorage();
  const { environment } = storage;
  const folder = environment.DATA_DIR ?? '';
  for (const end of ['', '-wal', '-shm']) rmSync(path.join(folder, `site.sqlite${end}`), { force: true });
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  writeFileSync(path.join(folder, 'files', 'sheet.pdf'), '%PDF-1.7');
  const expectRefusal = async (): Promise<void> => {
    const refused = launch(environment, 'pipe');
    const errorOutput = refused.stderr ? text(refused.stderr) : '';
    expect(await once(refused, 'exit')).toEqual([1, null]);
    expect(await errorOutput).toContain(`site.sqlite in ${folder} is missing or empty`);
    expect(await errorOutput).toMatch(/restore a backup[^]*START_EMPTY=yes/);
  };
  await expectRefusal();
  writeFileSync(path.join(folder, 'site.sqlite'), '');
  await expectRefusal();
  const started = await ServerProcess.start({ ...environment, START_EMPTY: 'yes' });
  expect((await started.request('/readyz')).status).toBe(200);
  expect(await started.end('SIGTERM')).toBe(0);
  await storage.remove();
});

test.each([
  ['no database any more', () => Buffer.alloc(8192, 0xee), 'file is not a database'],
  [
    'damaged from its second page on',
    (content: Buffer) =>
      Buffer.concat([content.subarray(0, 4096), Buffer.alloc(content.length - 4096, 0xee)]),
    'database disk image is malformed',
  ],
])(
  'a server whose database is %s names the file and what to do, and so does a command',
  async (_state, damage, problem) => {
    const storage = await createStorage();
    const { environment } = storage;
    const folder = environment.DATA_DIR ?? '';
    const file = path.join(folder, 'site.sqlite');
    const database = openDatabase({ dataDirectory: folder });
    await migrate(database);
    await database.close();
    writeFileSync(file, damage(readFileSync(file)));
    const refused = launch(environment, 'pipe');
    const errorOutput = refused.stderr ? text(refused.stderr) : '';
    expect(await once(refused, 'exit')).toEqual([1, null]);
    const message = [
      `site.sqlite in ${folder} is damaged: ${problem}.`,
      'Move site.sqlite, site.sqlite-wal and site.sqlite-shm away and restore a backup: see "Restore" in docs/operations.md.',
      '',
    ].join('\n');
    expect(await errorOutput).toBe(message);
    expect(await runCommand('account', ['list'], environment)).toEqual({ code: 1, output: message });
    await storage.remove();
  },
);

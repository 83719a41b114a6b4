import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { launch, ServerProcess } from '../../support/site/serverProcess';
import { createStorage } from '../../support/site/testStorage';

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
  expect((await first.call('/readyz')).status).toBe(200);
  await first.end('SIGKILL');
  const next = await ServerProcess.start(environment);
  expect(existsSync(unfinishedUpload)).toBe(false);
  expect((await next.call('/readyz')).status).toBe(200);
  expect(await next.end('SIGTERM')).toBe(0);
  await storage.remove();
}, 120_000);

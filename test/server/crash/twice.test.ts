import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { launch, ServerProcess } from '../../support/site/serverProcess';
import { makeStorage } from '../../support/site/testStorage';

test('a second server on a data folder refuses to start and touches nothing; when the first is gone, it starts', async () => {
  const storage = await makeStorage();
  const { environment } = storage;
  const first = await ServerProcess.start(environment);
  const underWay = path.join(environment.DATA_DIR ?? '', 'files', '.unfinished', 'upload');
  writeFileSync(underWay, 'half of it');
  const second = launch(environment, 'pipe');
  const said = second.stderr ? text(second.stderr) : '';
  const [code] = (await once(second, 'exit')) as [number | null];
  expect(code).toBe(1);
  expect(await said).toMatch(/^DATA_DIR: another server is running on /);
  expect(existsSync(underWay)).toBe(true);
  expect((await first.call('/readyz')).status).toBe(200);
  await first.end('SIGKILL');
  const next = await ServerProcess.start(environment);
  expect(existsSync(underWay)).toBe(false);
  expect((await next.call('/readyz')).status).toBe(200);
  expect(await next.end('SIGTERM')).toBe(0);
  await storage.remove();
}, 120_000);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUp } from '../../../src/server/archive/backup/backup';
import { noProgress } from '../../../src/server/archive/backup/progress';
import { openArchive, restoreArchive } from '../../../src/server/archive/backup/restore';
import { ContentStore } from '../../../src/server/content/contentStore';
import { runSchedule } from '../../../src/server/content/visibility/visibilitySchedule';
import { tableOfEntity } from '../../../src/server/content/rows/tables';
import { saveSample } from '../../support/data/factories';
import { bulkOf, openSite } from '../../support/site/openedSite';
import { TestServer } from '../../support/site/server/testServer';
import { createStorage } from '../../support/site/server/testStorage';

test('a restored site has its hidden rows, its schedules, which go on, and the times of sales', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'schedule-backup-'));
  const server = await TestServer.start();
  const token = await server.login();
  const hidden = await saveSample(server, token, 'tanker', { nameEn: 'Hidden' });
  const scheduled = await saveSample(server, token, 'tanker', { nameEn: 'Scheduled' });
  const sold = await saveSample(server, token, 'tanker', {
    availability: 'sold',
    soldAt: '2026-10-01T08:00Z',
  });
  const rows = [
    { id: hidden.id, isHidden: true },
    { id: scheduled.id, isHidden: true, onlineAt: '2099-03-14T11:30Z' },
  ];
  const body = { entity: 'tanker', rows };
  expect((await server.request('PUT', '/api/visibility/update', { token, body })).status).toBe(200);
  const file = path.join(folder, 'hidden.tar.gz');
  await backUp(server, { file, progress: noProgress });
  const storage = await createStorage();
  const copy = await openSite(storage.environment);
  await restoreArchive(copy, await openArchive(file, noProgress), { progress: noProgress });
  await copy.close();
  const restored = await openSite(storage.environment);
  expect(await bulkOf(restored.app)).toBe(await bulkOf(server.app));
  const ids = async (): Promise<readonly unknown[]> => {
    const { tankers } = JSON.parse(await bulkOf(restored.app)) as { tankers: { id: number }[] };
    return tankers.map(({ id }) => id);
  };
  expect(await ids()).toContain(sold.id);
  expect(await ids()).not.toContain(hidden.id);
  expect(await ids()).not.toContain(scheduled.id);
  const content = await ContentStore.open(restored.database);
  expect(await runSchedule(content, Date.parse('2099-03-14T11:30Z') - 1)).toBe(0);
  expect(await runSchedule(content, Date.parse('2099-03-14T11:30Z'))).toBe(1);
  expect(content.row(tableOfEntity('tanker'), scheduled.id)).toMatchObject({ nameEn: 'Scheduled' });
  expect(content.row(tableOfEntity('tanker'), hidden.id)).toBeUndefined();
  expect(content.row(tableOfEntity('tanker'), sold.id)).toMatchObject({ soldAt: '2026-10-01T08:00Z' });
  await restored.close();
  await server.close();
  await storage.remove();
  rmSync(folder, { recursive: true });
});

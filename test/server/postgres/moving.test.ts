import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUp } from '../../../src/server/archive/backup/backup';
import { silent } from '../../../src/server/archive/backup/progress';
import { openArchive, restoreArchive } from '../../../src/server/archive/backup/restore';
import type { Environment } from '../../../src/server/config';
import type { OpenedSite } from '../../support/site/openedSite';
import { bulkOf, filesOf, openSite } from '../../support/site/openedSite';
import { startSampleSite } from '../../support/site/sampleSite';
import { makeStorage } from '../../support/site/testStorage';

const stateOf = async ({ app, files }: Pick<OpenedSite, 'app' | 'files'>) => ({
  bulk: await bulkOf(app),
  files: await filesOf(files),
});

test('a site moves from PostgreSQL to the embedded database and back, and is the same', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moving-test-'));
  const restoreTo = async (file: string, environment: Environment): Promise<OpenedSite> => {
    const site = await openSite(environment);
    await restoreArchive(site, await openArchive(file, silent), { progress: silent });
    await site.close();
    return openSite(environment);
  };
  const [there, back] = [path.join(folder, 'there.tar.gz'), path.join(folder, 'back.tar.gz')];
  const origin = await startSampleSite();
  const state = await stateOf(origin);
  await backUp(origin, { file: there, progress: silent });

  const embedded = await restoreTo(there, { DATA_DIR: path.join(folder, 'data') });
  expect(embedded.config.databaseUrl).toBeUndefined();
  expect(await stateOf(embedded)).toEqual(state);
  await backUp(embedded, { file: back, progress: silent });
  await embedded.close();

  const storage = await makeStorage();
  const returned = await restoreTo(back, storage.environment);
  expect(returned.config.databaseUrl).toBeDefined();
  expect(await stateOf(returned)).toEqual(state);
  const [one, other] = [await openArchive(there, silent), await openArchive(back, silent)];
  expect(other.manifest.tables).toEqual(one.manifest.tables);
  // A site that has moved gives no version again, so that its versions are others.
  const moved = ({ manifest }: typeof one) =>
    manifest.entries.filter(({ name }) => !name.startsWith('tables/content_version/'));
  expect(moved(other)).toEqual(moved(one));
  await returned.close();

  await storage.remove();
  await origin.close();
  rmSync(folder, { recursive: true, force: true });
});

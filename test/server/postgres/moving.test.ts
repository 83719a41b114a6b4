import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { backUp } from '../../../src/server/archive/backup/backup';
import { noProgress } from '../../../src/server/archive/backup/progress';
import { openArchive, restoreArchive } from '../../../src/server/archive/backup/restore';
import type { Environment } from '../../../src/server/system/environment';
import type { OpenedSite } from '../../support/site/openedSite';
import { bulkOf, filesOf, openSite } from '../../support/site/openedSite';
import { startSampleSite } from '../../support/site/sampleSite';
import { createStorage } from '../../support/site/server/testStorage';

const stateOf = async ({ app, files }: Pick<OpenedSite, 'app' | 'files'>) => ({
  bulk: await bulkOf(app),
  files: await filesOf(files),
});

/** Texts of documents in a table that sorts as people do, which is what most PostgreSQL servers do. SQLite sorts by bytes. */
const sortByLanguage = async ({ database }: Pick<OpenedSite, 'database'>): Promise<void> => {
  await sql`alter table document_texts alter column name type text collate "en-x-icu"`.execute(
    database.system,
  );
  const rows = ['Catalogue.pdf', 'brochure.pdf'].map((name) => ({ name, pages: '[]' }));
  await database.system.insertInto('document_texts').values(rows).execute();
};

test('a site can move from PostgreSQL to SQLite and back without changes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moving-test-'));
  const restoreTo = async (file: string, environment: Environment): Promise<OpenedSite> => {
    const site = await openSite(environment);
    await restoreArchive(site, await openArchive(file, noProgress), { progress: noProgress });
    await site.close();
    return openSite(environment);
  };
  const [toSqlite, toPostgres] = [path.join(folder, 'there.tar.gz'), path.join(folder, 'back.tar.gz')];
  const origin = await startSampleSite();
  await sortByLanguage(origin);
  const state = await stateOf(origin);
  await backUp(origin, { file: toSqlite, progress: noProgress });

  const sqliteSite = await restoreTo(toSqlite, { DATA_DIR: path.join(folder, 'data') });
  expect(sqliteSite.config.databaseUrl).toBeUndefined();
  expect(await stateOf(sqliteSite)).toEqual(state);
  await backUp(sqliteSite, { file: toPostgres, progress: noProgress });
  await sqliteSite.close();

  const storage = await createStorage();
  const postgresSite = await restoreTo(toPostgres, storage.environment);
  expect(postgresSite.config.databaseUrl).toBeDefined();
  expect(await stateOf(postgresSite)).toEqual(state);
  const [one, other] = [await openArchive(toSqlite, noProgress), await openArchive(toPostgres, noProgress)];
  expect(other.manifest.tables).toEqual(one.manifest.tables);
  // A restore starts with a new content version, so that no version is used twice.
  const comparableEntries = ({ manifest }: typeof one) =>
    manifest.entries.filter(({ name }) => !name.startsWith('tables/content_version/'));
  expect(comparableEntries(other)).toEqual(comparableEntries(one));
  await postgresSite.close();

  await storage.remove();
  await origin.close();
  rmSync(folder, { recursive: true, force: true });
});

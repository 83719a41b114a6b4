import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { StoredRow } from '../../database/database';
import { isPostgres } from '../../database/dialect';
import type { FileStore, Files } from '../../files/fileStore';
import { ArchiveError } from './archiveError';
import { readEntries, wholeEntry } from './archiveReader';
import { readRows } from './archiveRows';
import type { Site, Summary } from './backup';
import { checkArchive } from './checkArchive';
import type { EntryContent, Manifest } from './manifest';
import { entryContent } from './manifest';
import { startVersions, usedNumbersOf } from './usedNumbers';
import { isTransientTable } from './transientTables';
import type { Progress } from './progress';
import { RestoredFiles } from './restoredFiles';
import { isKnownMigration, migrateOnFrom, rebuildTables } from './rebuild';
import { requireFitting } from './requireFitting';
import type { Connection } from './schema';
import { setLastId, tablesOf } from './schema';

/** An archive that has been checked from end to end. */
export interface CheckedArchive {
  readonly file: string;
  readonly manifest: Manifest;
}

/** Reads the whole of an archive; nothing else is touched. @throws ArchiveError of one that cannot be restored here */
export const openArchive = async (file: string, progress: Progress): Promise<CheckedArchive> => {
  const { manifest, rows } = await checkArchive(file, progress);
  if (!isKnownMigration(manifest.migration))
    throw new ArchiveError(
      `The backup was made by a newer version of the site (${manifest.migration}). Upgrade this site first.`,
    );
  await requireFitting(manifest, rows);
  return { file, manifest };
};

const holdsAnything = async ({ database }: Site): Promise<boolean> => {
  for (const { name } of await tablesOf(database.content)) {
    if (isTransientTable(name) || name === 'content_version') continue;
    const row = await database.content.selectFrom(name).selectAll().limit(1).executeTakeFirst();
    if (row) return true;
  }
  return false;
};

const requireEmpty = async (site: Site): Promise<void> => {
  if (await holdsAnything(site))
    throw new ArchiveError('The database is not empty. Use --overwrite to replace everything in it.');
};

const hashOf = async (store: FileStore, name: string): Promise<string | undefined> => {
  const file = await store.get(name);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of file.stream) hash.update(chunk as Uint8Array); // a stream of bytes
  return hash.digest('hex');
};

/** The entries whose files are there already, with another content. */
const otherFiles = async (files: Files, { entries }: Manifest): Promise<ReadonlySet<string>> => {
  const others = new Set<string>();
  for (const { name, sha256 } of entries) {
    const content = entryContent(name);
    if (content?.kind !== 'file') continue;
    const found = await hashOf(files[content.store], content.name);
    if (found !== undefined && found !== sha256) others.add(name);
  }
  return others;
};

/** Fewer than any database takes in a statement. */
const maxValues = 2_000;

const insertRows = async (
  transaction: Connection,
  table: string,
  rows: readonly StoredRow[],
): Promise<void> => {
  const atOnce = Math.max(1, Math.floor(maxValues / Object.keys(rows[0] ?? {}).length));
  for (let start = 0; start < rows.length; start += atOnce) {
    await transaction
      .insertInto(table)
      .values(rows.slice(start, start + atOnce))
      .execute();
  }
};

type FileContent = Extract<EntryContent, { kind: 'file' }>;

type PlaceFile = (entry: string, file: FileContent, content: Uint8Array) => Promise<void>;

/** Fills tables and stores in the archive's order: rows, and then the files, so that a row that is refused leaves all as it was. */
const fillFrom = async (
  { file, manifest }: CheckedArchive,
  { transaction, place }: { transaction: Connection; place: PlaceFile },
  progress: Progress,
): Promise<Summary> => {
  let rows = 0;
  let count = 0;
  let read = 0;
  for await (const entry of readEntries(file)) {
    const { content } = entry;
    const whole = await wholeEntry(entry, Infinity);
    if (content.kind === 'rows') {
      const part = readRows(content.table, whole);
      await insertRows(transaction, content.table, part);
      rows += part.length;
    } else if (content.kind === 'file') {
      await place(entry.name, content, whole);
      count += 1;
    }
    read += 1;
    progress('Restore', read, manifest.entries.length + 1);
  }
  return { rows, files: count };
};

/** The database does nothing while files are written, for as long as that takes. */
const waitForFiles = async (transaction: Connection): Promise<void> => {
  if (isPostgres(transaction))
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
};

/** Leaves the files as they were. @returns the failure that is told */
const giveUp = async (error: unknown, restored: RestoredFiles): Promise<ArchiveError> => {
  try {
    await restored.takeBack();
  } catch (other) {
    return new ArchiveError(
      `The backup could not be restored: ${String(error)} No row was changed, but some files of the backup remain: ${String(other)}`,
      { cause: error },
    );
  }
  if (error instanceof ArchiveError) return error;
  return new ArchiveError(`The backup could not be restored, and nothing was changed: ${String(error)}`, {
    cause: error,
  });
};

/**
 * Puts an archive in the place of all that a site holds: its tables in one transaction, made anew as they were and then
 * brought up to date; its files beside those that are there. All of it, or nothing. No number of a row or a change is given again.
 * @throws ArchiveError where the site holds anything and may not be overwritten
 */
export const restoreArchive = async (
  site: Site,
  archive: CheckedArchive,
  { overwrite = false, progress }: { overwrite?: boolean; progress: Progress },
): Promise<Summary> => {
  const { manifest } = archive;
  if (!overwrite) await requireEmpty(site);
  const others = await otherFiles(site.files, manifest);
  if (!overwrite && others.size > 0)
    throw new ArchiveError(
      `Other files of the same names exist (${[...others][0]}). Use --overwrite to replace them.`,
    );
  const restored = new RestoredFiles();
  const place: PlaceFile = (entry, { store, name }, content) =>
    others.has(entry)
      ? restored.replace(site.files[store], name, content)
      : restored.add(site.files[store], name, content);
  const work = async (transaction: Connection): Promise<Summary> => {
    await waitForFiles(transaction);
    const given = await usedNumbersOf(transaction);
    await rebuildTables(transaction, manifest.migration);
    const tables = await tablesOf(transaction);
    const summary = await fillFrom(archive, { transaction, place }, progress);
    for (const table of tables) {
      const lastId = manifest.tables.find(({ name }) => name === table.name)?.lastId;
      if (lastId !== undefined)
        await setLastId(transaction, table, Math.max(lastId, given.ids.get(table.name) ?? 0));
    }
    await migrateOnFrom(transaction, manifest.migration);
    await startVersions(transaction, given);
    return summary;
  };
  try {
    return await site.database.content.transaction().execute(work);
  } catch (error) {
    throw await giveUp(error, restored);
  } finally {
    await restored.forget();
  }
};

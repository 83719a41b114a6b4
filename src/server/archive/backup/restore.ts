import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseRow } from '../../database/database';
import { isPostgres } from '../../database/dialect';
import { inBatches, rowsPerStatement } from '../../database/inBatches';
import type { FileStore, Files } from '../../files/fileStore';
import { ArchiveError } from './archiveError';
import { readEntries, readWholeEntry } from './archiveReader';
import { readRows } from './archiveRows';
import type { SiteStorage, ArchiveCounts } from './backup';
import { checkArchive } from './checkArchive';
import type { EntryContent, Manifest } from './manifest';
import { entryContent } from './manifest';
import { erasedReferences, addErasedReferences } from './erasedInquiries';
import { setInitialVersion, usedNumbersOf } from './usedNumbers';
import { isTransientTable } from './transientTables';
import type { Progress } from './progress';
import { RestoredFiles } from './restoredFiles';
import { isKnownMigration, migrateAfter, rebuildTables } from './rebuild';
import { requireRestorable } from './requireRestorable';
import type { Connection } from './schema';
import { setLastId, tablesOf } from './schema';

/** An archive that has been checked completely. */
export interface CheckedArchive {
  readonly file: string;
  readonly manifest: Manifest;
}

/** Reads and checks a whole archive. Changes nothing. @throws ArchiveError if it cannot be restored on this site */
export async function openArchive(file: string, progress: Progress): Promise<CheckedArchive> {
  const { manifest, rows } = await checkArchive(file, progress);
  if (!isKnownMigration(manifest.migration))
    throw new ArchiveError(
      `The backup was made by a newer version of the site (${manifest.migration}). Upgrade this site first.`,
    );
  await requireRestorable(manifest, rows);
  return { file, manifest };
}

const hasContent = async ({ database }: SiteStorage): Promise<boolean> => {
  for (const { name } of await tablesOf(database.content)) {
    if (isTransientTable(name) || name === 'content_version') continue;
    const row = await database.content.selectFrom(name).selectAll().limit(1).executeTakeFirst();
    if (row) return true;
  }
  return false;
};

const requireEmpty = async (site: SiteStorage): Promise<void> => {
  if (await hasContent(site))
    throw new ArchiveError('The database is not empty. Use --overwrite to replace everything in it.');
};

const hashOf = async (store: FileStore, name: string): Promise<string | undefined> => {
  const file = await store.get(name);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of file.stream) hash.update(chunk as Uint8Array); // a stream of bytes
  return hash.digest('hex');
};

/** The entries whose files exist already with another content. */
const findConflictingFiles = async (files: Files, { entries }: Manifest): Promise<ReadonlySet<string>> => {
  const conflicts = new Set<string>();
  for (const { name, sha256 } of entries) {
    const content = entryContent(name);
    if (content?.kind !== 'file') continue;
    const found = await hashOf(files[content.store], content.name);
    if (found !== undefined && found !== sha256) conflicts.add(name);
  }
  return conflicts;
};

const insertRows = async (
  transaction: Connection,
  table: string,
  rows: readonly DatabaseRow[],
): Promise<void> => {
  const batchSize = rowsPerStatement(Object.keys(rows[0] ?? {}).length);
  await inBatches(rows, (batch) => transaction.insertInto(table).values(batch).execute(), batchSize);
};

type FileContent = Extract<EntryContent, { kind: 'file' }>;

type PutFile = (entry: string, file: FileContent, content: Uint8Array) => Promise<void>;

/**
 * Fills tables and stores in the order of the archive. Rows come first, so that a rejected row leaves the files
 * unchanged.
 */
const restoreEntries = async (
  { file, manifest }: CheckedArchive,
  { transaction, putFile }: { transaction: Connection; putFile: PutFile },
  progress: Progress,
): Promise<ArchiveCounts> => {
  let rows = 0;
  let count = 0;
  let read = 0;
  for await (const entry of readEntries(file)) {
    const { content } = entry;
    const bytes = await readWholeEntry(entry, Infinity);
    if (content.kind === 'rows') {
      const tableRows = readRows(content.table, bytes);
      await insertRows(transaction, content.table, tableRows);
      rows += tableRows.length;
    } else if (content.kind === 'file') {
      await putFile(entry.name, content, bytes);
      count += 1;
    }
    read += 1;
    progress('Restore', read, manifest.entries.length + 1);
  }
  return { rows, files: count };
};

/** Creates the tables of an archive and fills them, then migrates them. */
const restoreTables = async (
  archive: CheckedArchive,
  { transaction, putFile }: { transaction: Connection; putFile: PutFile },
  progress: Progress,
): Promise<ArchiveCounts> => {
  const { migration, tables: archived } = archive.manifest;
  const usedNumbers = await usedNumbersOf(transaction);
  const erased = await erasedReferences(transaction);
  await rebuildTables(transaction, migration);
  const tables = await tablesOf(transaction);
  const summary = await restoreEntries(archive, { transaction, putFile }, progress);
  for (const table of tables) {
    const lastId = archived.find(({ name }) => name === table.name)?.lastId;
    if (lastId !== undefined)
      await setLastId(transaction, table, Math.max(lastId, usedNumbers.ids.get(table.name) ?? 0));
  }
  await migrateAfter(transaction, migration);
  await setInitialVersion(transaction, usedNumbers);
  await addErasedReferences(transaction, erased);
  return summary;
};

/** The transaction is idle while files are written, so it must not time out. */
const disableIdleTimeout = async (transaction: Connection): Promise<void> => {
  if (isPostgres(transaction))
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
};

/** Restores the former files after a failure. @returns the error to throw */
const revertFiles = async (error: unknown, restored: RestoredFiles): Promise<ArchiveError> => {
  try {
    await restored.revert();
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
 * Replaces the content of a site with an archive: all of it or nothing. One transaction creates the tables again, fills
 * them and migrates them. The archive's files are added to the existing ones, or replace files with the same name. Ids and
 * versions that the site has used are not used again, and inquiries that it has erased stay erased.
 * @throws ArchiveError if the site has content and may not be overwritten
 */
export async function restoreArchive(
  site: SiteStorage,
  archive: CheckedArchive,
  { overwrite = false, progress }: { overwrite?: boolean; progress: Progress },
): Promise<ArchiveCounts> {
  const { manifest } = archive;
  if (!overwrite) await requireEmpty(site);
  const conflicts = await findConflictingFiles(site.files, manifest);
  if (!overwrite && conflicts.size > 0)
    throw new ArchiveError(
      `Other files of the same names exist (${[...conflicts][0]}). Use --overwrite to replace them.`,
    );
  const restored = new RestoredFiles();
  const putFile: PutFile = (entry, { store, name }, content) =>
    conflicts.has(entry)
      ? restored.replace(site.files[store], name, content)
      : restored.add(site.files[store], name, content);
  const work = async (transaction: Connection): Promise<ArchiveCounts> => {
    await disableIdleTimeout(transaction);
    return restoreTables(archive, { transaction, putFile }, progress);
  };
  try {
    return await site.database.content.transaction().execute(work);
  } catch (error) {
    throw await revertFiles(error, restored);
  } finally {
    await restored.deleteCopies();
  }
}

import { readSnapshot } from '../../database/readSnapshot';
import type { Database } from '../../database/database';
import type { Files } from '../../files/fileStore';
import { ArchiveError } from './archiveError';
import type { ArchiveWriter } from './archiveWriter';
import { writeArchive } from './archiveWriter';
import { checkArchive } from './checkArchive';
import { writeFileAtomically } from './atomicFile';
import type { Manifest, ManifestTable, StoreName } from './manifest';
import {
  archiveFormat,
  archiveVersion,
  fileEntry,
  isStoredName,
  manifestName,
  rowsEntry,
  storeNames,
} from './manifest';
import { isTransientTable } from './transientTables';
import type { Progress } from './progress';
import { rowPages } from './rowPages';
import type { Connection, StoredTable } from './schema';
import { lastIdOf, completedMigrations, tablesOf } from './schema';

/** The site that is backed up or restored. */
export interface SiteStorage {
  readonly database: Database;
  readonly files: Files;
}

export interface ArchiveCounts {
  readonly rows: number;
  readonly files: number;
}

const addText = (writer: ArchiveWriter, name: string, text: string): Promise<void> => {
  const content = Buffer.from(text);
  return writer.add(name, content.length, [content]);
};

const writeTable = async (
  connection: Connection,
  table: StoredTable,
  writer: ArchiveWriter,
): Promise<ManifestTable> => {
  let rows = 0;
  let number = 0;
  for await (const page of rowPages(connection, table)) {
    number += 1;
    rows += page.length;
    const lines = page.map((row) => `${JSON.stringify(row)}\n`);
    await addText(writer, rowsEntry(table.name, number), lines.join(''));
  }
  const { name, columns } = table;
  return { name, columns, rows, lastId: await lastIdOf(connection, table) };
};

/** Writes all rows from one snapshot, however long it takes and whatever changes concurrently. */
const writeRows = (
  { database }: SiteStorage,
  writer: ArchiveWriter,
  progress: Progress,
): Promise<Pick<Manifest, 'migration' | 'tables'>> =>
  readSnapshot(database.content, async (connection) => {
    const migration = (await completedMigrations(connection)).at(-1);
    if (migration === undefined) throw new ArchiveError('There is no site: the database is empty.');
    const tables = (await tablesOf(connection)).filter(({ name }) => !isTransientTable(name));
    const written: ManifestTable[] = [];
    for (const table of tables) {
      written.push(await writeTable(connection, table, writer));
      progress('Tables', written.length, tables.length);
    }
    return { migration, tables: written };
  });

/** Writes all files. A running site neither changes nor deletes a file, so the files that the written rows name still exist. */
const writeFiles = async (
  { files }: SiteStorage,
  writer: ArchiveWriter,
  progress: Progress,
): Promise<number> => {
  const found: { store: StoreName; name: string }[] = [];
  for (const store of storeNames) {
    const names = await files[store].list();
    found.push(...names.filter(isStoredName[store]).map((name) => ({ store, name })));
  }
  for (const [index, { store, name }] of found.entries()) {
    const file = await files[store].get(name);
    if (file) await writer.add(fileEntry(store, name), file.size, file.stream);
    progress('Files', index + 1, found.length);
  }
  return found.length;
};

/**
 * Copies a site to an archive. The site may run at the same time. The archive is read back and checked before it gets its
 * name.
 * @throws ArchiveError if the file exists and may not be overwritten, or if the database is empty
 */
export async function backUp(
  site: SiteStorage,
  { file, overwrite = false, progress }: { file: string; overwrite?: boolean; progress: Progress },
): Promise<ArchiveCounts> {
  let summary: ArchiveCounts = { rows: 0, files: 0 };
  await writeFileAtomically(file, overwrite, async (partial) => {
    await writeArchive(partial, async (writer) => {
      const copied = await writeRows(site, writer, progress);
      const rows = copied.tables.reduce((sum, table) => sum + table.rows, 0);
      summary = { rows, files: await writeFiles(site, writer, progress) };
      const manifest: Manifest = {
        format: archiveFormat,
        version: archiveVersion,
        createdAt: new Date().toISOString(),
        ...copied,
        entries: writer.entries,
      };
      await addText(writer, manifestName, JSON.stringify(manifest, null, 1));
    });
    await checkArchive(partial, progress);
  });
  return summary;
}

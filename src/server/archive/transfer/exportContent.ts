import { open } from 'node:fs/promises';
import { writeFileAtomically } from '../backup/atomicFile';
import type { ContentTransaction, Database } from '../../database/database';
import type { WireRow } from '../../database/tables';
import { contentTables, decodeRow, imageTable } from '../../database/tables';
import { bulkJson } from '../../content/bulkJson';

const readDescriptions = async (transaction: ContentTransaction): Promise<readonly WireRow[]> => {
  const rows = await transaction.selectFrom(imageTable.name).selectAll().orderBy('id').execute();
  return rows.map((row) => decodeRow(imageTable, row));
};

/**
 * All content from one snapshot, with the same bytes as the response of the bulk load. Descriptions of images follow, if
 * there are any.
 */
export function contentJson({ content }: Database): Promise<string> {
  return content
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const jsonByTable = new Map<string, string>();
      for (const table of contentTables) {
        const rows = await transaction.selectFrom(table.name).selectAll().orderBy('id').execute();
        jsonByTable.set(table.name, JSON.stringify(rows.map((row) => decodeRow(table, row))));
      }
      const bulk = bulkJson(({ name }) => jsonByTable.get(name) ?? '[]');
      const images = await readDescriptions(transaction);
      return images.length === 0
        ? bulk
        : `${bulk.slice(0, -1)},${JSON.stringify(imageTable.name)}:${JSON.stringify(images)}}`;
    });
}

/**
 * Writes all content to a file: completely or not at all.
 * @throws ArchiveError if the file exists and may not be overwritten
 */
export async function exportContent(database: Database, file: string, overwrite = false): Promise<void> {
  await writeFileAtomically(file, overwrite, async (partial) => {
    const handle = await open(partial, 'w');
    try {
      await handle.writeFile(await contentJson(database));
      await handle.sync();
    } finally {
      await handle.close();
    }
  });
}

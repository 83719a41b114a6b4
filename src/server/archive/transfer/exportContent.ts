import { readSnapshot } from '../../database/readSnapshot';
import { open } from 'node:fs/promises';
import { writeFileAtomically } from '../backup/atomicFile';
import type { ContentTransaction, Database } from '../../database/database';
import type { Table, WireRow } from '../../content/rows/tables';
import { contentTables, decodeRow, imageTable, visibilityTable } from '../../content/rows/tables';
import { bulkJson } from '../../content/bulkJson';

const readRows = async (transaction: ContentTransaction, table: Table): Promise<readonly WireRow[]> => {
  const rows = await transaction.selectFrom(table.name).selectAll().orderBy('id').execute();
  return rows.map((row) => decodeRow(table, row));
};

/**
 * All content from one snapshot, hidden rows included, in the form of the bulk load: without hidden rows it has the same bytes.
 * Descriptions of images and the visibility of rows follow, if there are any.
 */
export function contentJson({ content }: Database): Promise<string> {
  return readSnapshot(content, async (transaction) => {
    const jsonByTable = new Map<string, string>();
    for (const table of contentTables) {
      jsonByTable.set(table.name, JSON.stringify(await readRows(transaction, table)));
    }
    let json = bulkJson(({ name }) => jsonByTable.get(name) ?? '[]');
    for (const table of [imageTable, visibilityTable]) {
      const rows = await readRows(transaction, table);
      if (rows.length > 0)
        json = `${json.slice(0, -1)},${JSON.stringify(table.name)}:${JSON.stringify(rows)}}`;
    }
    return json;
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

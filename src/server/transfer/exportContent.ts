import { open } from 'node:fs/promises';
import { makeFile } from '../backup/durableFile';
import type { Database } from '../database/database';
import { contentTables, decodeRow } from '../database/tables';
import { bulkJson } from '../routes/bulkAnswer';

/** All content as it is at one moment, byte for byte as the bulk load answers it. */
export const contentJson = ({ content }: Database): Promise<string> =>
  content
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const written = new Map<string, string>();
      for (const table of contentTables) {
        const rows = await transaction.selectFrom(table.name).selectAll().orderBy('id').execute();
        written.set(table.name, JSON.stringify(rows.map((row) => decodeRow(table, row))));
      }
      return bulkJson(({ name }) => written.get(name) ?? '[]');
    });

/** Writes all content to a file, whole or not at all. @throws ArchiveError where the file is there and may not be overwritten */
export const exportContent = async (database: Database, file: string, overwrite = false): Promise<void> => {
  await makeFile(file, overwrite, async (partial) => {
    const handle = await open(partial, 'w');
    try {
      await handle.writeFile(await contentJson(database));
      await handle.sync();
    } finally {
      await handle.close();
    }
  });
};

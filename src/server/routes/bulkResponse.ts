import type { ContentStore } from '../content/contentStore';
import type { Table } from '../database/tables';
import { contentTables } from '../database/tables';
import { CachedResponse } from '../http/cachedResponse';

/** All content as the bulk load answers it, from the rows of each table as JSON. */
export const bulkJson = (json: (table: Table) => string): string =>
  `{${contentTables.map((table) => `${JSON.stringify(table.name)}:${json(table)}`).join(',')}}`;

/** Gives the answer to the content as it is now, made anew only after a change. */
export const createBulkResponse = (content: ContentStore): (() => CachedResponse) => {
  let current: CachedResponse | undefined;
  return () => {
    if (current?.version !== content.version) {
      current?.replace();
      current = new CachedResponse(
        bulkJson((table) => content.json(table)),
        content.version,
      );
    }
    return current;
  };
};

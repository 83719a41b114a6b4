import type { Table } from '../database/tables';
import { contentTables } from '../database/tables';

/** The body of the bulk load, from the rows of each table as JSON. */
export const bulkJson = (json: (table: Table) => string): string =>
  `{${contentTables.map((table) => `${JSON.stringify(table.name)}:${json(table)}`).join(',')}}`;

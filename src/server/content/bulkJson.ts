import type { Table } from '../database/tables';
import { contentTables } from '../database/tables';

/** Builds the body of the bulk load. @param json returns the rows of a table as JSON */
export function bulkJson(json: (table: Table) => string): string {
  return `{${contentTables.map((table) => `${JSON.stringify(table.name)}:${json(table)}`).join(',')}}`;
}

import { isAdministrationText } from '../../model/text/textPages';
import type { TextResource } from '../../model/text/texts';
import type { Table } from './rows/tables';
import { contentTables } from './rows/tables';

/** Builds the body of the bulk load. @param json returns the rows of a table as JSON */
export function bulkJson(json: (table: Table) => string): string {
  return `{${contentTables.map((table) => `${JSON.stringify(table.name)}:${json(table)}`).join(',')}}`;
}

/** The texts that visitors see. */
export function publicTextsOf(content: { texts(): readonly TextResource[] }): readonly TextResource[] {
  return content.texts().filter((text) => !isAdministrationText(text));
}

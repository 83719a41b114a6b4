import { readProperty } from '../../../../model/schema/readProperty';

/** The parameter of the address that opens the sheet of filters. */
export const sheetParameter = 'filters';

/** The state of the entry in the browser's history that opened the sheet: the query before. */
export interface SheetState {
  readonly isPushed: true;
  readonly search: string;
}

/** The query before the sheet was opened; undefined where a link from elsewhere opened it. */
export function searchBefore(state: unknown): string | undefined {
  const search = readProperty(state, 'search');
  return typeof search === 'string' ? search : undefined;
}

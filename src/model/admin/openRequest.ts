import type { EntityName } from '../schema/entities';
import { isEntityName } from '../schema/entities';
import { columnsOfEntity } from '../schema/rows';
import { readProperty } from '../schema/readProperty';

/**
 * The parameter of an address of the administration that opens a form:
 * - `open=tanker-3`, `open=tanker-new`: the form of a row.
 * - `open=telephone-3.telephone`: with a column that takes the focus.
 * - the key of a text, in the editor of a page of texts.
 *
 * The screen removes it when the form is open, so that a reload does not open it again.
 */
export const openParameter = 'open';

const newRowId = 'new';

/** The form of a row, or of a new row where the id is undefined. */
export interface OpenRequest {
  readonly entity: EntityName;
  readonly id: number | undefined;
  /** The column that takes the focus, if it is not the first one. */
  readonly column?: string;
}

/** The value of the parameter: `tanker-3`, or `tanker-new` without an id. */
export function openValue(entity: EntityName, id?: number): string {
  return `${entity}-${id ?? newRowId}`;
}

/** The query of an address that opens a form. @param value the value of the parameter */
export function openSearch(value: string): string {
  return `?${new URLSearchParams({ [openParameter]: value })}`;
}

/** The address with the form open at a column. */
export function atColumn(address: string, column: string): string {
  const url = new URL(address, 'http://localhost');
  url.searchParams.set(openParameter, `${url.searchParams.get(openParameter)}.${column}`);
  return url.pathname + url.search;
}

/** The state of a link from a page of the site to a form: once the form closes, the page is shown again. */
export const backToPage = { leadsBack: true } as const;

export function leadsBack(state: unknown): boolean {
  return readProperty(state, 'leadsBack') === true;
}

type Ids = Readonly<Record<string, number>>;

/** The rows that a row refers to, or the parameters of an address that name those of a new row: `locationId=2`. */
export function referencesIn(entity: EntityName, valueOf: (column: string) => unknown): Ids {
  return Object.fromEntries(
    columnsOfEntity(entity)
      .filter(({ field }) => field.kind === 'reference')
      .map(({ name }) => [name, Number(valueOf(name))] as const)
      .filter(([, id]) => Number.isSafeInteger(id) && id > 0),
  );
}

/** Reads the parameter; undefined for any other value. */
export function readOpenRequest(value: string | null): OpenRequest | undefined {
  const [, entity = '', id = '', column] = /^(\w+)-([1-9]\d*|new)(?:\.(\w+))?$/.exec(value ?? '') ?? [];
  if (!isEntityName(entity)) return undefined;
  return {
    entity,
    id: id === newRowId ? undefined : Number(id),
    ...(column === undefined ? {} : { column }),
  };
}

/** The other parameters of an address. */
export function withoutOpenParameter(parameters: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(parameters);
  const request = readOpenRequest(parameters.get(openParameter));
  const references = request ? referencesIn(request.entity, (column) => parameters.get(column)) : {};
  for (const name of [openParameter, ...Object.keys(references)]) others.delete(name);
  return others;
}

import type { EntityName } from '../schema/entities';
import { isEntityName } from '../schema/entities';

/**
 * The parameter of an address of the administration that opens a form: `open=tanker-3`, `open=tanker-new`, and in the editor of
 * a page of texts the key of a text. The screen removes it when the form is open, so that a reload does not open it again.
 */
export const openParameter = 'open';

const newRowId = 'new';

/** The form of a row, or of a new row where the id is undefined. */
export interface OpenRequest {
  readonly entity: EntityName;
  readonly id: number | undefined;
}

/** The value of the parameter: `tanker-3`, or `tanker-new` without an id. */
export function openValue(entity: EntityName, id?: number): string {
  return `${entity}-${id ?? newRowId}`;
}

/** The other parameters of an address. */
export function withoutOpenParameter(parameters: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(parameters);
  others.delete(openParameter);
  return others;
}

/** Reads the parameter; undefined for any other value. */
export function readOpenRequest(value: string | null): OpenRequest | undefined {
  const [, entity = '', id = ''] = /^(\w+)-([1-9]\d*|new)$/.exec(value ?? '') ?? [];
  if (!isEntityName(entity)) return undefined;
  return { entity, id: id === newRowId ? undefined : Number(id) };
}

import type { Columns, Field, Fields } from '../fields';

/**
 * A kind of content, as data. Row types, database checks, API routes, the store and the editors derive from it. It holds no
 * functions, so that server and client can both read it.
 */
export interface Entity {
  /** Its name in API paths: `/api/{name}/save`. */
  readonly name: string;
  /** Its key in the bulk load, and the name of its table and of its collection in the store. */
  readonly collection: string;
  readonly fields: Fields;
}

/** A row with its id, as the API sends it and the store holds it. */
export type RowOf<E extends Entity> = { id: number } & Columns<E['fields']>;

/** The field by which a row belongs to another one, if its kind has one. */
export function parentField(
  entity: Entity,
): (Extract<Field, { kind: 'parent' }> & { readonly name: string }) | undefined {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind === 'parent') return { ...field, name };
  }
  return undefined;
}

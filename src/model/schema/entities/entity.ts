import type { Columns, Field, Fields } from '../fields';

/**
 * A kind of content, as data: from this the rows' types, the database's checks, the calls, the store and the editors are
 * made. It holds no functions, so that both sides can read it.
 */
export interface Entity {
  /** Its word in the calls: `/api/{name}/save`. */
  readonly name: string;
  /** Its key in the bulk load, and the name of its table and of its collection in the store. */
  readonly collection: string;
  readonly fields: Fields;
}

/** A row with its id, as the calls carry it and the store keeps it. */
export type RowOf<E extends Entity> = { id: number } & Columns<E['fields']>;

/** The field by which a row belongs to another one, if its kind has one. */
export const parentField = (
  entity: Entity,
): (Extract<Field, { kind: 'parent' }> & { readonly name: string }) | undefined => {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind === 'parent') return { ...field, name };
  }
  return undefined;
};

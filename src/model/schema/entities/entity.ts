import type { TextId } from '../../text/textId';
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
  /** The field with the number of a row, which people name on the telephone. */
  readonly numberField?: string;
  /** The field that describes a row to search engines; 'description' without it. */
  readonly descriptionField?: string;
  readonly admin?: EntityAdmin;
}

/** How the administration shows a kind of content. */
export interface EntityAdmin {
  /**
   * Its editor: the path without the slash, the route, and the key of its name and title. A kind without one is edited with
   * the kind that belongs to it, in the dialog of the row that it belongs to (`isGallery`), or with the contacts.
   */
  readonly editor?: `edit-${string}`;
  /** The group on the dashboard that links to the editor. */
  readonly dashboardGroup?: 'about-us' | 'products' | 'careers';
  /** The kind whose rows the dashboard counts, if not this one. */
  readonly counted?: string;
  /** The fields that form the name of a row; by default the first localized text, or the first text. */
  readonly nameFields?: readonly string[];
  /** Whether the dashboard has a shortcut that adds a row. */
  readonly hasShortcut?: true;
  /** The fields that a wide list shows beside the name, and by which it can be sorted. */
  readonly columns?: readonly string[];
  /** The field that orders the rows. Without one, administrators arrange them. */
  readonly sortField?: string;
  /** Whether a row of the list can be expanded to show all its values. */
  readonly hasDetails?: true;
  /** The rows are pictures: the list is a grid, and several pictures can be added at once. */
  readonly isGallery?: true;
  /** Whether visitors see a row only once it has every text in both languages. Editors offer to save it hidden until then. */
  readonly isBilingual?: true;
  /** The question before a row is deleted, if it is not the usual one (specification, section 5). */
  readonly deleteQuestion?: TextId;
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

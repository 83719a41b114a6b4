import type { EntityName } from '../../../model/schema/entities';
import type { IndexedDocument } from '../../../model/search/SearchDocument';

/** The heading of an item: a kind of content, or another group. */
export type PaletteGroup = EntityName | 'actions' | 'screens' | 'texts';

/**
 * An address of this site. `toNumber` leads to the field with the number, for a query with the digits of the
 * number.
 */
interface Place {
  readonly to: string;
  readonly toNumber?: string;
}

/** The target of an item: an address, or an action. */
export type PaletteTarget = Place | { readonly act: 'logout' | 'keys' };

/** Something that the search of the administration finds. */
export interface PaletteItem extends IndexedDocument {
  readonly group: PaletteGroup;
  /** Its name, in the reader's language. */
  readonly label: string;
  /** A detail that distinguishes items of the same name. */
  readonly detail: string;
  readonly target: PaletteTarget;
  /** Whether it is shown before anything is typed. */
  readonly isSuggested?: boolean;
}

import type { EntityName } from '../../../model/schema/entities';
import type { IndexedDocument } from '../../../model/search/SearchDocument';

/** Under what heading an item stands: a kind of content, or one of the others. */
export type PaletteGroup = EntityName | 'actions' | 'screens' | 'texts';

/** An address of this site, and the same at the field with the number, for who has typed digits of it. */
interface Place {
  readonly to: string;
  readonly toNumber?: string;
}

/** What choosing an item does: it opens an address, or does something here. */
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

import type { EntityName } from '../../../model/schema/entities';
import type { IndexedDocument } from '../../../model/search/SearchDocument';

/** Under what heading an item stands: a kind of content, or one of the others. */
export type PaletteGroup = EntityName | 'actions' | 'screens' | 'texts';

/** What choosing an item does: it opens an address of this site, or does something here. */
export type PaletteTarget = { readonly to: string } | { readonly act: 'logout' | 'keys' };

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

import type { EntityName } from '../../../model/schema/entities';
import type { ImageDescription } from '../../../model/images/variants';
import type { Role } from '../../../model/permissions';
import type { Language } from '../../../model/site/languages';
import type { TextPage } from '../../../model/text/textPages';
import type { TextResource } from '../../../model/text/texts';
import type { StoredRow } from '../../store/content/storedRow';

/** The content that the search of the administration searches. */
export interface PaletteContent {
  /** The reader's language. */
  readonly language: Language;
  readonly role: Role;
  readonly rows: (entity: EntityName) => readonly StoredRow[];
  /** The texts that the account may edit. */
  readonly texts: readonly TextResource[];
  /** A text of the site in a language; '' if it is missing. */
  readonly text: (language: Language, page: TextPage, key: string) => string;
  readonly describe: (image: string) => ImageDescription | undefined;
}

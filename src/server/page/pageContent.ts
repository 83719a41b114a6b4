import type { EntityName } from '../../model/entities';
import type { Language } from '../../model/languages';
import type { TextKey, TextPage } from '../../model/textKeys';

/** What a page needs to know of the content before the client has loaded it. */
export interface PageContent {
  /** To be awaited before a page is made: what other processes have written is in it. */
  keepUp(): Promise<void>;
  /** A text of a page ('shared' are those without one); where it is missing, what is shown in its place. */
  text<Page extends TextPage>(page: Page, key: TextKey<Page>, language: Language): string;
  /** A row, or undefined where there is none of this id. */
  row(entity: EntityName, id: number): Promise<Record<string, unknown> | undefined>;
}

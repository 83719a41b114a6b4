import type { EntityName } from '../../../model/schema/entities';
import type { Column } from '../../../model/schema/fields';
import type { Language } from '../../../model/site/languages';
import type { DescriptionWords } from '../images/useDescriptionWords';
import type { TextOf } from '../../ui/text/useTexts';

/** The words that a change is told with, in the current language. */
export interface ChangeWords {
  readonly text: TextOf<'history'>;
  readonly language: Language;
  /** What a column is called in the editors. */
  readonly label: (entity: EntityName, column: Column) => string;
  /** What the two columns of a text are called. */
  readonly textLabel: (column: 'resource' | 'isHtml') => string;
  /** What the parts of a description of a picture are called, and how a focal point is told. */
  readonly descriptions: DescriptionWords;
  /** What the texts of a class key are called. */
  readonly pageName: (classKey: string) => string;
  readonly number: (value: number) => string;
  readonly plural: (count: number) => 'one' | 'many';
  readonly yesOrNo: (value: boolean) => string;
  readonly brandGroup: (isPropane: boolean) => string;
  /** What a row is called that others belong to; undefined where there is none of this id. */
  readonly rowName: (entity: EntityName, id: number) => string | undefined;
}

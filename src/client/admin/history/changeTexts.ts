import type { EntityName } from '../../../model/schema/entities';
import type { Column, Field } from '../../../model/schema/fields';
import type { Language } from '../../../model/site/languages';
import type { DescriptionWords } from '../images/useDescriptionWords';
import type { TextOf } from '../../ui/text/useTexts';

/** The times of a schedule. */
export type ScheduleEnd = 'onlineAt' | 'offlineAt';

/** The texts and formatters that describe a change, in the current language. */
export interface ChangeTexts {
  readonly text: TextOf<'history'>;
  readonly language: Language;
  /** The label of a column in the editors. */
  readonly label: (column: Column) => string;
  /** The label of a column of a text. */
  readonly textLabel: (column: 'resource' | 'isHtml') => string;
  /** The labels of the fields of an image description, and the formatter of its focal point. */
  readonly descriptions: DescriptionWords;
  /** The name of the page that a class key stands for. */
  readonly pageName: (classKey: string) => string;
  readonly plural: (count: number) => 'one' | 'many';
  readonly yesOrNo: (value: boolean) => string;
  /** The text of a value, by the kind of its field. */
  readonly valueText: (field: Field, value: unknown) => string;
  /** The labels and the times of a schedule. */
  readonly schedule: {
    readonly label: (end: ScheduleEnd) => string;
    readonly time: (utc: string) => string;
  };
  /** The name of a parent row; undefined if no row has this id. */
  readonly rowName: (entity: EntityName, id: number) => string | undefined;
}

import type { Language } from '../site/languages';
import { languages, languageSuffix } from '../site/languages';
import { companies } from '../site/brands';
import type { Company } from '../site/brands';
import type { Unit } from '../format/numbers';
import type { TextId } from '../text/textId';

/** A field that administrators edit. */
interface Editable {
  /** Its label in forms and in the history. A label per language replaces 'Name – English'; `both` is that of the field. */
  readonly label: TextId | Readonly<Record<Language | 'both', TextId>>;
}

/** A value of a choice, and the text that it is shown as. The text of '' says that nothing is chosen. */
export interface Option<Value extends string | number = string | number> {
  readonly value: Value;
  readonly label: TextId;
}

/**
 * The closed set of field kinds. All code that handles fields (storage and schemas on the server, inputs in the editors) is
 * a registry keyed by kind, so that a new kind does not compile until each registry handles it.
 */
export type Field =
  | (Editable & {
      readonly kind: 'text';
      readonly required?: Required;
      readonly default?: undefined;
      /** It is a year, or words about it. */
      readonly isYear?: true;
    })
  /** Text that nobody edits: a request that leaves it out stores the default. */
  | { readonly kind: 'text'; readonly default: string }
  | (Editable & {
      readonly kind: 'localizedText';
      readonly required?: Required;
      readonly multiline?: true;
      /** The input offers the texts that other rows have. */
      readonly hasSuggestions?: true;
    })
  | (Editable & { readonly kind: 'localizedRichText' })
  /**
   * A measure as people write it: '45000', '1,5' or 'on request'. A plain number is shown with the unit, in the format of
   * the language.
   */
  | (Editable & { readonly kind: 'measure'; readonly unit?: Unit })
  | (Editable & { readonly kind: 'email'; readonly required?: Required })
  | (Editable & { readonly kind: 'telephone'; readonly required?: Required })
  /**
   * A time of day, HH:MM on the 24-hour clock; other text ('Closed') is stored unchanged. The form says what '' means. It must be
   * later than the time in the field `after`, and the two are edited together (formRules.ts).
   */
  | (Editable & {
      readonly kind: 'time';
      readonly required?: Required;
      readonly emptyMeans?: 'closed';
      readonly after?: string;
    })
  /** A day: '2026-12-24'; '' for none. It must not be before the day in the field `notBefore`. */
  | (Editable & { readonly kind: 'date'; readonly required?: Required; readonly notBefore?: string })
  /** The URL of a picture: of a person, or else of a truck or its parts. */
  | (Editable & { readonly kind: 'image'; readonly shows?: 'person' })
  /** The name of an uploaded file; empty for none. */
  | (Editable & { readonly kind: 'file' })
  | (Editable & { readonly kind: 'company' })
  /**
   * One of a few values. Editors offer the options; another value, which an older client has sent, stays
   * (docs/decisions/047-choices-are-open.md).
   */
  | (Editable & { readonly kind: 'choice'; readonly options: readonly Option<string>[] })
  | (Editable & {
      readonly kind: 'choice';
      readonly as: 'number';
      readonly options: readonly Option<number>[];
      readonly default: number;
    })
  /** When something can be had: `inStock`, `onOrder:2027-02`, or a text (model/format/availability). */
  | (Editable & { readonly kind: 'availability' })
  /**
   * When the availability in the field `of` became 'sold', in UTC: '2027-03-14T11:30Z'; '' while it says something else. The
   * server sets it.
   */
  | { readonly kind: 'soldAt'; readonly of: string }
  /** The id of a chosen row. Unlike a parent, its deletion does not delete this row. */
  | (Editable & { readonly kind: 'reference'; readonly entity: string; readonly default: number })
  /**
   * The row that this one belongs to, and is deleted with. `as` is the type of its id on the wire. With a label, administrators
   * can move the row to another one.
   */
  | (Partial<Editable> & {
      readonly kind: 'parent';
      readonly entity: string;
      readonly as: 'number' | 'text';
      readonly required?: Required;
    })
  /** Position in its list, from 1; 0 where it was never set (specification, section 5). */
  | { readonly kind: 'order' }
  /** True for content of the propane brand. With a label, administrators can move the row to the other brands. */
  | (Partial<Editable> & { readonly kind: 'brandFlag' });

/** When a value must not be blank: always, or only when the row is added (specification, section 5). */
export type Required = 'always' | 'add';

export type FieldKind = Field['kind'];

export type Fields = Readonly<Record<string, Field>>;

type LocalizedKind = 'localizedText' | 'localizedRichText';

/** The value of one column. */
type Value<F extends Field> = F['kind'] extends 'reference' | 'order'
  ? number
  : F['kind'] extends 'brandFlag'
    ? boolean
    : F['kind'] extends 'company'
      ? Company | ''
      : F extends { kind: 'parent' | 'choice'; as: 'number' }
        ? number
        : string;

type ColumnName<Name extends string, F extends Field> = F['kind'] extends LocalizedKind
  ? `${Name}${(typeof languageSuffix)[Language]}`
  : Name;

/** The columns of the fields, without the id: what a request to save sends, with defaults applied. */
export type Columns<F extends Fields> = {
  -readonly [Name in Extract<keyof F, string> as ColumnName<Name, F[Name]>]: Value<F[Name]>;
};

/** The type of a column's values, on the wire and in the store. */
export type ColumnType = 'string' | 'integer' | 'boolean';

export interface Column {
  /** Its name on the wire: `nameFr`. */
  readonly name: string;
  /** The field that it belongs to: `name`. */
  readonly fieldName: string;
  readonly field: Field;
  readonly type: ColumnType;
  /** For a localized field, the language of this column. */
  readonly language?: Language;
}

const columnType = (field: Field): ColumnType => {
  switch (field.kind) {
    case 'reference':
    case 'order':
      return 'integer';
    case 'brandFlag':
      return 'boolean';
    case 'parent':
    case 'choice':
      return 'as' in field && field.as === 'number' ? 'integer' : 'string';
    case 'text':
    case 'localizedText':
    case 'localizedRichText':
    case 'measure':
    case 'email':
    case 'telephone':
    case 'time':
    case 'date':
    case 'image':
    case 'file':
    case 'company':
    case 'availability':
    case 'soldAt':
      return 'string';
  }
};

export function isLocalizedField(field: Field): field is Field & { kind: LocalizedKind } {
  return field.kind === 'localizedText' || field.kind === 'localizedRichText';
}

/** Whether forms have an input for the field. The list that a row is added to, or a default, decides the others. */
export function isEditable(field: Field): field is Field & Editable {
  return 'label' in field;
}

/** The columns of a table of fields, in their order. */
export function columnsOf(fields: Fields): readonly Column[] {
  return Object.entries(fields).flatMap(([fieldName, field]): Column[] => {
    const type = columnType(field);
    return isLocalizedField(field)
      ? languages.map((language) => ({
          name: `${fieldName}${languageSuffix[language]}`,
          fieldName,
          field,
          type,
          language,
        }))
      : [{ name: fieldName, fieldName, field, type }];
  });
}

const emptyValues: Readonly<Record<ColumnType, string | number | boolean>> = {
  string: '',
  integer: 0,
  boolean: false,
};

/** The value that replaces a missing column before the row is saved (specification, section 5). */
export function defaultValue(field: Field): string | number | boolean {
  const fallback = 'default' in field ? field.default : undefined;
  return fallback ?? emptyValues[columnType(field)];
}

export function isCompany(value: unknown): value is Company {
  return companies.some((each) => each === value);
}

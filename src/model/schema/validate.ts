import { isDay } from '../format/formatDay';
import { maxEmailLength, maxMultilineLength, maxRichTextLength, maxTextLength } from '../limits';
import type { Field, FieldKind } from './fields';
import type { FormError } from './formRules';

/*
 * The validation of each kind of field. The forms of the administration and the server's routes use the same functions
 * (docs/decisions/031-one-validation-per-kind-of-field.md).
 */

/** Why a text is not a value of its kind. */
export type KindError = 'email' | 'telephone' | 'date' | 'dateOrder';

/** Why a value is invalid. The message is looked up by this name, so that it follows the language. */
export type FieldError = KindError | FormError | 'required' | 'tooLong';

/** Whether a text is an email address: an `@` between two parts without spaces and control characters. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(text);
}

/** Whether a text has a digit to dial. People write telephone numbers in many ways: '1-800-CUVE, poste 12'. */
const hasDigit = (text: string): boolean => {
  return /\d/.test(text);
};

/** Kinds of which every text is a value: texts, links of pictures, and times, where 'Closed' is a value too. Forms check more (formRules.ts). */
const anyText = (): undefined => undefined;

/** The validation of a trimmed text that is not empty. A new kind does not compile until it has one. */
const validators: Readonly<Record<FieldKind, (text: string) => KindError | undefined>> = {
  text: anyText,
  localizedText: anyText,
  localizedRichText: anyText,
  measure: anyText,
  email: (text) => (isEmailAddress(text) ? undefined : 'email'),
  telephone: (text) => (hasDigit(text) ? undefined : 'telephone'),
  time: anyText,
  date: (text) => (isDay(text) ? undefined : 'date'),
  image: anyText,
  file: anyText,
  // Other clients send their own words for these (docs/decisions/047-choices-are-open.md).
  choice: anyText,
  availability: anyText,
  // The server stores '' for a text that is not a time (`fieldCodecs`).
  soldAt: anyText,
  // The request schemas validate these (`requestSchemaOf` in server/content/rows/fieldCodecs.ts).
  company: anyText,
  reference: anyText,
  parent: anyText,
  order: anyText,
  brandFlag: anyText,
};

/** Whether a field must not be blank: always, or only in a new row (specification, section 5). */
export function isRequired(field: Field, isNew: boolean): boolean {
  return 'required' in field && (field.required === 'always' || isNew);
}

/** The properties on which the length limit of a field depends. */
type LimitedField = Pick<Field, 'kind'> & { readonly multiline?: true };

/** The maximum number of characters of a field. */
export function maxLengthOf({ kind, multiline }: LimitedField): number {
  if (kind === 'localizedRichText') return maxRichTextLength;
  return multiline ? maxMultilineLength : maxTextLength;
}

/** Whether a text is too long for its field. It counts characters (code points), like the request schemas. */
export function isTooLong(field: LimitedField, text: string): boolean {
  const limit = maxLengthOf(field);
  return text.length > limit && [...text].length > limit;
}

/** The values of a row by column: a day is compared with another one. */
type RowValues = Readonly<Record<string, unknown>>;

const noValues: RowValues = {};

/** Why a text is not a value of its field's kind; undefined for a valid or a blank text. */
export function validateKind(
  field: Pick<Field, 'kind'> & { readonly notBefore?: string },
  text: string,
  values: RowValues = noValues,
): KindError | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const earlier = field.notBefore === undefined ? undefined : values[field.notBefore];
  const isTooEarly = typeof earlier === 'string' && trimmed < earlier.trim();
  return validators[field.kind](trimmed) ?? (isTooEarly ? 'dateOrder' : undefined);
}

/** Why a value is invalid; undefined for a valid value. */
export function validateField(
  field: Field,
  value: unknown,
  isNew: boolean,
  values: RowValues = noValues,
): FieldError | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.trim() === '') return isRequired(field, isNew) ? 'required' : undefined;
  return isTooLong(field, value) ? 'tooLong' : validateKind(field, value, values);
}

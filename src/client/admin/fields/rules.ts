import type { Field } from '../../../model/schema/fields';
import { maxRichTextLength, maxTextLength } from '../../../model/limits';

/** Why a value is invalid. The message is looked up by this name, so that it follows the language. */
export type FieldError = 'required' | 'email' | 'telephone' | 'tooLong';

const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+$/.test(value);

/** Whether a field must not be blank: always, or only in a new row (specification, section 5). */
export function isRequired(field: Field, isNew: boolean): boolean {
  return 'required' in field && (field.required === 'always' || isNew);
}

/** The maximum number of characters of a field. */
export function maxLengthOf(field: Field): number {
  return field.kind === 'localizedRichText' ? maxRichTextLength : maxTextLength;
}

/** Why a value is invalid; undefined for a valid value. */
export function validateField(field: Field, value: unknown, isNew: boolean): FieldError | undefined {
  if (typeof value !== 'string') return undefined;
  const trimmed = value.trim();
  if (trimmed === '') return isRequired(field, isNew) ? 'required' : undefined;
  if (value.length > maxLengthOf(field)) return 'tooLong';
  if (field.kind === 'email' && !isEmail(trimmed)) return 'email';
  return field.kind === 'telephone' && !/\d/.test(trimmed) ? 'telephone' : undefined;
}

import type { Field } from '../../../model/schema/fields';
import { maxRichTextLength, maxTextLength } from '../../../model/limits';

/** What may be wrong with what was typed; the name of its text, so that it changes with the language. */
export type Fault = 'required' | 'email' | 'telephone' | 'tooLong';

const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+$/.test(value);

/** Whether a field may not be blank: never, or only in a new row (specification, section 5). */
export const isRequired = (field: Field, isNew: boolean): boolean =>
  'required' in field && (field.required === 'always' || isNew);

/** The most characters that are kept. */
export const limitOf = (field: Field): number =>
  field.kind === 'localizedRichText' ? maxRichTextLength : maxTextLength;

/** What is wrong with a value, if anything. */
export const faultOf = (field: Field, value: unknown, isNew: boolean): Fault | undefined => {
  if (typeof value !== 'string') return undefined;
  const typed = value.trim();
  if (typed === '') return isRequired(field, isNew) ? 'required' : undefined;
  if (value.length > limitOf(field)) return 'tooLong';
  if (field.kind === 'email' && !isEmail(typed)) return 'email';
  return field.kind === 'telephone' && !/\d/.test(typed) ? 'telephone' : undefined;
};

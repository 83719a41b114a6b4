import { hasDialledLength } from '../format/dialledLength';
import type { Column } from './fields';
import type { TimeError } from './hours';
import { validateHours } from './hours';
import type { FormValues } from './rows';

/*
 * Only forms check these rules: the server accepts such values from any client (docs/decisions/073-forms-check-what-is-typed.md).
 */

/** Why a form refuses a value that the server would accept. */
export type FormError = TimeError | 'negative' | 'telephoneLength' | 'year';

export const firstYear = 1900;

/** The last year that a form takes: tankers are sold as the model of the next years. */
export function lastYear(): number {
  return new Date().getFullYear() + 3;
}

const isNegative = (text: string): boolean => /^\$?\s*[-\u2212\u2013]\s*\$?\s*\d/u.test(text);

/** A number that is no year of a truck; '2019-2020' and 'vers 2015' are words. */
const isImpossibleYear = (text: string): boolean =>
  /^[-\u2212\u2013]?\d+$/u.test(text) &&
  !(/^\d{4}$/u.test(text) && Number(text) >= firstYear && Number(text) <= lastYear());

const validateText = ({ field }: Pick<Column, 'field'>, text: string): FormError | undefined => {
  if (field.kind === 'measure' && isNegative(text)) return 'negative';
  if (field.kind === 'telephone' && !hasDialledLength(text)) return 'telephoneLength';
  return field.kind === 'text' && 'isYear' in field && isImpossibleYear(text) ? 'year' : undefined;
};

/**
 * Why a form refuses the value in a column. It accepts an invalid value that is stored already, so that another field of the row can be
 * corrected.
 * @param stored the values of the row before the form was opened
 */
export function validateInForm(
  column: Pick<Column, 'name' | 'field'>,
  values: FormValues,
  stored: FormValues,
): FormError | undefined {
  const value = values[column.name];
  if (typeof value !== 'string' || value.trim() === '' || value === stored[column.name])
    return validateHours(column, values, stored);
  return validateText(column, value.trim()) ?? validateHours(column, values, stored);
}

import { extensionPattern } from '../format/telephones';
import { isTime, storedTime } from '../format/times';
import type { EntityName } from './entities';
import type { Column } from './fields';
import type { FormValues } from './rows';
import { columnsOfEntity } from './rows';

/*
 * Only forms check these rules: the server accepts such values from any client (docs/decisions/073-forms-check-what-is-typed.md).
 */

/** Why a form refuses a time: it does not exist, it does not follow the opening, or it is the only one of two. */
type TimeError = 'time' | 'timeOrder' | 'timePair';

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

/**
 * Whether a number can be dialled: in North America 3, 7, 10 or 11 digits, elsewhere up to 15 after a `+` (ITU-T E.164). Letters
 * ('1-800-CUVE') leave it open.
 */
const hasDialledLength = (written: string): boolean => {
  const number = written.trim().replace(extensionPattern, '');
  if (/\p{L}/u.test(number)) return true;
  const digits = number.replace(/\D/g, '');
  if (number.startsWith('+')) return digits.length >= 8 && digits.length <= 15;
  return [3, 7, 10].includes(digits.length) || (digits.length === 11 && digits.startsWith('1'));
};

const validateText = ({ field }: Pick<Column, 'field'>, text: string): FormError | undefined => {
  if (field.kind === 'measure' && isNegative(text)) return 'negative';
  if (field.kind === 'telephone' && !hasDialledLength(text)) return 'telephoneLength';
  return field.kind === 'text' && 'isYear' in field && isImpossibleYear(text) ? 'year' : undefined;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Text without digits, such as 'Closed', is no time but may replace one. */
const isImpossible = (text: string): boolean => !isTime(text) && /\d/u.test(text);

const isInOrder = (opening: string, closing: string): boolean =>
  !isTime(opening) || !isTime(closing) || storedTime(opening) < storedTime(closing);

/**
 * Why a form refuses the time in a column; undefined for other columns. Times that are stored already pass, whatever they are: another
 * field of the row can so be corrected.
 * @param stored the values of the row before the form was opened
 */
const validateHours = (
  { name, field }: Pick<Column, 'name' | 'field'>,
  values: FormValues,
  stored: FormValues,
): TimeError | undefined => {
  if (field.kind !== 'time') return undefined;
  const { after = name, required } = field;
  if ([name, after].every((each) => textOf(values[each]) === textOf(stored[each]))) return undefined;
  const [opening, closing] = [textOf(values[after]), textOf(values[name])];
  if (isImpossible(closing)) return 'time';
  if (after === name) return undefined;
  if (opening === '' || closing === '')
    return opening === closing || required !== undefined ? undefined : 'timePair';
  return isInOrder(opening, closing) ? undefined : 'timeOrder';
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

/** The values of a form, with each time in the form in which the site stores it. */
export function storedTimes<Values extends FormValues>(entity: EntityName, values: Values): Values {
  const times = columnsOfEntity(entity)
    .filter(({ name, field }) => field.kind === 'time' && typeof values[name] === 'string')
    .map(({ name }) => [name, storedTime(String(values[name]))] as const);
  return { ...values, ...Object.fromEntries(times) };
}

/** The fields, and those that are edited together with them: the other time of the same hours. */
export function editedTogether(entity: EntityName, fieldNames: readonly string[]): readonly string[] {
  const partners = columnsOfEntity(entity).flatMap(({ name, field }) => {
    const pair = field.kind === 'time' && field.after !== undefined ? [field.after, name] : [];
    return pair.some((each) => fieldNames.includes(each)) ? pair : [];
  });
  return [...new Set([...fieldNames, ...partners])];
}

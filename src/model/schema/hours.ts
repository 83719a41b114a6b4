import { isTime, storedTime } from '../format/times';
import type { EntityName } from './entities';
import type { Column } from './fields';
import type { FormValues } from './rows';
import { columnsOfEntity } from './rows';

/*
 * The times of day in a form. Only forms check them: the server takes any text as a time
 * (docs/decisions/073-forms-check-what-is-typed.md).
 */

/** Why a form refuses a time: it does not exist, it does not follow the opening, or it is the only one of two. */
export type TimeError = 'time' | 'timeOrder' | 'timePair';

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
export function validateHours(
  { name, field }: Pick<Column, 'name' | 'field'>,
  values: FormValues,
  stored: FormValues,
): TimeError | undefined {
  if (field.kind !== 'time') return undefined;
  const { after = name, required } = field;
  if ([name, after].every((each) => textOf(values[each]) === textOf(stored[each]))) return undefined;
  const [opening, closing] = [textOf(values[after]), textOf(values[name])];
  if (isImpossible(closing)) return 'time';
  if (after === name) return undefined;
  if (opening === '' || closing === '')
    return opening === closing || required !== undefined ? undefined : 'timePair';
  return isInOrder(opening, closing) ? undefined : 'timeOrder';
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

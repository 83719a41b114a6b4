import type { Row } from '../../../schema/entities';
import type { Language } from '../../languages';
import { addDays } from '../../../format/days';
import { formatDay } from '../../../format/formatDay';
import { formatTime } from '../../../format/times';
import { lastDayOf } from './openingExceptions';

/**
 * Opening hours as text: '8:00 a.m. to 5:00 p.m.', '8 h à 17 h'. Where both times are the same ('Closed'), it appears once.
 * @param to the word between the times
 */
export function openingHours(
  { opening, closing }: Pick<Row<'opening'>, 'opening' | 'closing'>,
  language: Language,
  to: string,
): string {
  const times = [opening, closing].map((time) => formatTime(time, language)).filter(Boolean);
  return [...new Set(times)].join(` ${to} `);
}

/** Days further ahead could be taken for those of this year. */
const maxDaysWithoutYear = 300;

/**
 * The days of an exception as text: 'Thursday, December 24', 'December 24 to January 2'. A day far ahead has its year.
 * @param range puts two days into a sentence
 */
export function exceptionDays(
  row: Pick<Row<'openingException'>, 'id' | 'firstDay' | 'lastDay'>,
  { language, today }: { readonly language: Language; readonly today: string },
  range: (days: { readonly first: string; readonly last: string }) => string,
): string {
  const last = lastDayOf(row);
  const year = last > addDays(today, maxDaysWithoutYear) ? 'numeric' : undefined;
  if (last === row.firstDay) return formatDay(last, language, { weekday: 'long', year });
  return range({ first: formatDay(row.firstDay, language), last: formatDay(last, language, { year }) });
}

/** The departments whose hours on Friday are texts of the page 'contact' (specification, section 2). */
export const fridayDepartments = ['sales', 'service'] as const;

type Department = (typeof fridayDepartments)[number];

/** The keys of a department's name and hours. The propane brand has other departments, so it has variants of these texts. */
export function fridayKeys(department: Department): {
  readonly name: `${Department}-title`;
  readonly hours: `friday-${Department}-hours`;
} {
  return { name: `${department}-title`, hours: `friday-${department}-hours` };
}

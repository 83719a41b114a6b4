import { addDays, dayIn } from '../../../format/days';
import { weekdayOf } from '../../../format/formatDay';
import { clockTime, clockTimesIn } from '../../../format/times';
import type { Row } from '../../../schema/entities';
import { exceptionsOn } from './openingExceptions';

/** Opening and closing on a day, as times on the 24-hour clock: '07:00'. */
export interface DayHours {
  readonly opens: string;
  readonly closes: string;
}

/** The hours of each day from Sunday (0) to Saturday (6); undefined where the company is closed. */
export type Week = readonly (DayHours | undefined)[];

interface OpeningRow {
  readonly opening: string;
  readonly closing: string;
}

/** From the first department that opens to the last one that closes. */
const wholeDay = (departments: readonly DayHours[]): DayHours | undefined => {
  const [first] = departments.map(({ opens }) => opens).sort();
  const last = departments
    .map(({ closes }) => closes)
    .sort()
    .at(-1);
  return first === undefined || last === undefined ? undefined : { opens: first, closes: last };
};

/** The hours of a day; none unless it closes after it opens. Midnight ends the day: 24:00 is later than any other time. */
export function readHours(opens: string | undefined, closing: string | undefined): DayHours[] {
  const closes = closing === '00:00' ? '24:00' : closing;
  return opens !== undefined && closes !== undefined && opens < closes ? [{ opens, closes }] : [];
}

/**
 * The week of a location: from Monday to Thursday the rows, on Friday the texts of each department (specification, section 2).
 * Values that are no hours, such as 'Closed', count as closed.
 */
export function weekOf(rows: readonly OpeningRow[], fridayHours: readonly string[]): Week {
  const usual = wholeDay(
    rows.flatMap(({ opening, closing }) => readHours(clockTime(opening), clockTime(closing))),
  );
  const friday = wholeDay(
    fridayHours.flatMap((hours) => {
      const times = clockTimesIn(hours);
      return times.length === 2 ? readHours(times[0], times[1]) : [];
    }),
  );
  return [undefined, usual, usual, usual, usual, friday, undefined];
}

interface LocalTime {
  /** '2026-12-24' */
  readonly day: string;
  /** On the 24-hour clock: '07:00'. */
  readonly time: string;
}

/** The day and the time at the locations, wherever the visitor is. */
export function localTime(date: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(date);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return { day: dayIn(timeZone, date.getTime()), time: `${part('hour')}:${part('minute')}` };
}

type Exceptions = readonly Row<'openingException'>[];

/** The hours of a location on a day: those of its exceptions, or else those of the week. */
export function hoursOn(day: string, week: Week, exceptions: Exceptions): DayHours | undefined {
  const others = exceptionsOn(exceptions, day);
  if (others.length === 0) return week[weekdayOf(day)];
  return wholeDay(
    others.flatMap(({ opening, closing }) => readHours(clockTime(opening), clockTime(closing))),
  );
}

export type OpenState =
  | { readonly isOpen: true; readonly closes: string }
  /** `inDays` is 0 for today. */
  | { readonly isOpen: false; readonly opens: string; readonly inDays: number; readonly day: string };

/** How far ahead the next open day is looked for: further than any holidays. */
const maxDays = 60;

/** Whether the company is open, and until when or from when; undefined where it does not open for long. */
export function openState(
  week: Week,
  exceptions: Exceptions,
  { day, time }: LocalTime,
): OpenState | undefined {
  const today = hoursOn(day, week, exceptions);
  if (today && today.opens <= time && time < today.closes) return { isOpen: true, closes: today.closes };
  for (let inDays = 0; inDays <= maxDays; inDays += 1) {
    const next = addDays(day, inDays);
    const opens = hoursOn(next, week, exceptions)?.opens;
    if (opens !== undefined && (inDays > 0 || time < opens))
      return { isOpen: false, opens, inDays, day: next };
  }
  return undefined;
}

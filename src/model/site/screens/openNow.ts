import { clockTime, clockTimesIn } from '../../format/times';

/** The time zone of all locations. */
const timeZone = 'America/Toronto';

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

const readHours = (opens: string | undefined, closes: string | undefined): DayHours[] =>
  opens !== undefined && closes !== undefined && opens < closes ? [{ opens, closes }] : [];

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
  /** From Sunday (0) to Saturday (6). */
  readonly day: number;
  /** On the 24-hour clock: '07:00'. */
  readonly time: string;
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The day and the time at the locations, wherever the visitor is. */
export function localTime(date: Date): LocalTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(date);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return { day: days.indexOf(part('weekday').slice(0, 3)), time: `${part('hour')}:${part('minute')}` };
}

export type OpenState =
  | { readonly isOpen: true; readonly closes: string }
  /** `inDays` is 0 for today; `day` counts from Sunday (0). */
  | { readonly isOpen: false; readonly opens: string; readonly inDays: number; readonly day: number };

/** Whether the company is open, and until when or from when; undefined where it never opens. */
export function openState(week: Week, { day, time }: LocalTime): OpenState | undefined {
  const today = week[day];
  if (today && today.opens <= time && time < today.closes) return { isOpen: true, closes: today.closes };
  for (let inDays = 0; inDays <= week.length; inDays += 1) {
    const next = (day + inDays) % week.length;
    const opens = week[next]?.opens;
    if (opens !== undefined && (inDays > 0 || time < opens))
      return { isOpen: false, opens, inDays, day: next };
  }
  return undefined;
}

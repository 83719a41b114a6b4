import { minuteMs } from './durations';
import type { Language } from '../site/languages';
import { locales } from './numbers';
import { formatTime } from './times';

/*
 * Times of a wall clock, as people type them ('2027-03-14T02:30'), and times in UTC ('2027-03-14T07:30Z'), both to the minute.
 */

const partsOf = (at: number, timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
};

/** Converts a time in UTC to the local time of a time zone; '' for no time. */
export function toLocalTime(utc: string, timeZone: string): string {
  return utc === '' ? '' : partsOf(Date.parse(utc), timeZone);
}

/** Daylight saving moves the clocks by this much at most, and no time zone is further from UTC than 14 hours. */
const offsetsMs = Array.from({ length: 4 * 28 + 1 }, (_, quarter) => (quarter / 4 - 14) * 60 * minuteMs);

/**
 * The time in UTC at which the clocks of a time zone show a time. In autumn they show it twice: the first one counts.
 * @returns undefined where the clocks skip the time in spring, or for a text that is not a time
 */
export function toUtc(local: string, timeZone: string): string | undefined {
  if (local === '') return '';
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const found = offsetsMs
    .map((offset) => asUtc + offset)
    .find((candidate) => partsOf(candidate, timeZone) === local);
  return found === undefined ? undefined : new Date(found).toISOString().replace(':00.000Z', 'Z');
}

/** A time of a schedule in words, as the clocks of a time zone show it. A text that is no time stays as it is. */
export function formatLocalTime(
  utc: string,
  timeZone: string,
  language: Language,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  const at = Date.parse(utc);
  if (Number.isNaN(at)) return utc;
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle, timeZone }).format(at);
  const time = formatTime(partsOf(at, timeZone).slice(-5), language);
  return [day, language === 'fr' ? 'à' : 'at', time].join(' ');
}

/** The name of a time zone: 'Eastern Time', 'heure de l’Est'. */
export function timeZoneName(timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

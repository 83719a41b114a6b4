import type { Language } from '../site/languages';
import { locales } from './numbers';

/* Writes days for people. It is separate from days.ts, which every page loads. */

const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  const at = pattern.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The day of the week, from Sunday (0) to Saturday (6). */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

/** Writes a day: 'December 24', 'Thursday, December 24', 'December 24, 2026'; '24 décembre', '1er janvier'. */
export function formatDay(
  day: string,
  language: Language,
  parts: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'year'> = {},
): string {
  if (!isDay(day)) return day;
  const format = new Intl.DateTimeFormat(locales[language], {
    ...parts,
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format
    .formatToParts(Date.parse(day))
    .map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('');
}

import { dayMs } from './durations';

/* Days are texts: '2026-12-24'. They sort by time. */

/** The time zone of the company, where nothing says otherwise. */
export const defaultTimeZone = 'America/Toronto';

/** The day that the calendars of a time zone show. @param at in milliseconds since 1970 */
export function dayIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at); // in Swedish it is written as here
}

/** The day some days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

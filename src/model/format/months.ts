import type { Language } from '../site/languages';
import { locales } from './numbers';

/** Writes a month in a language: '2027-02' is 'February 2027' or 'février 2027'. A day in the text is left out. */
export function formatMonth(text: string, language: Language): string {
  const month = new Date(`${text.slice(0, 7)}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(month);
}

/** A number of months, from that of a day: '2026-11', '2026-12', '2027-01'. */
export function monthsFrom(day: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const month = new Date(Date.UTC(day.getFullYear(), day.getMonth() + index));
    return month.toISOString().slice(0, 7);
  });
}

import { useIntl } from 'react-intl';

const time = { hour: 'numeric', minute: '2-digit' } as const; // `timeStyle` would write '07 h 19' in French

/** Keeps the hours of French on one line. */
const joinHours = (text: string): string => text.replace(/(\d) h (\d)/, '$1\u00a0h\u00a0$2');

/**
 * Formats a time, in milliseconds since 1970: `November 23, 2026 at 4:05 p.m.`, with a short month
 * `Nov 23, 2026, 4:05 p.m.`. The hours do not break at the end of a line.
 */
export function useFormatDateTime(month: 'long' | 'short'): (at: number) => string {
  const { formatDate } = useIntl();
  return (at) => joinHours(formatDate(at, { year: 'numeric', month, day: 'numeric', ...time }));
}

/** Formats the hours of a time, in milliseconds since 1970: `4:05 p.m.`. */
export function useFormatTime(): (at: number) => string {
  const { formatDate } = useIntl();
  return (at) => joinHours(formatDate(at, time));
}

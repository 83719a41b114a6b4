import { useIntl } from 'react-intl';

/** Formats a time, in milliseconds since 1970: `Nov 23, 2026, 4:05 PM`. The hours do not break at the end of a line. */
export function useFormatDateTime(): (time: number) => string {
  const { formatDate } = useIntl();
  return (time) =>
    formatDate(time, { dateStyle: 'medium', timeStyle: 'short' }).replace(/(\d) h (\d)/, '$1\u00a0h\u00a0$2');
}

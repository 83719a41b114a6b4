import { useIntl } from 'react-intl';

/** Formats a time, in milliseconds since 1970: `Nov 23, 2026, 4:05 PM`. */
export function useFormatDateTime(): (time: number) => string {
  const { formatDate } = useIntl();
  return (time) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
}

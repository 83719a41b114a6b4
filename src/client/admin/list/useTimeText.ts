import { useCallback } from 'react';
import { formatLocalTime } from '../../../model/format/localTime';
import { selectTimeZone } from '../../store/content/hiddenRows';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';

type DateStyle = Parameters<typeof formatLocalTime>[3];

/** Returns a time of a schedule in words, as the clocks of the site show it. */
export function useTimeText(): (utc: string, dateStyle?: DateStyle, zone?: string) => string {
  const siteZone = useAppSelector(selectTimeZone);
  const language = useAppSelector(selectLanguage);
  return useCallback(
    (utc, dateStyle, timeZone = siteZone) => formatLocalTime(utc, timeZone, language, dateStyle),
    [siteZone, language],
  );
}

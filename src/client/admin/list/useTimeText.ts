import { useCallback } from 'react';
import { formatLocalTime } from '../../../model/format/localTime';
import { selectTimeZone } from '../../store/content/hiddenRows';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';

/** Returns a time of a schedule in words, as the clocks of the site show it. */
export function useTimeText(): (utc: string, zone?: string) => string {
  const siteZone = useAppSelector(selectTimeZone);
  const language = useAppSelector(selectLanguage);
  return useCallback(
    (utc, timeZone = siteZone) => formatLocalTime(utc, timeZone, language),
    [siteZone, language],
  );
}

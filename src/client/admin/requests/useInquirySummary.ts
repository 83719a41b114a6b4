import { hourMs } from '../../../model/format/durations';
import { useEffect, useState } from 'react';
import { endpoints } from '../../store/api/adminApi';
import { inquiryPollingMs } from '../../store/api/endpoints/inquiryEndpoints';

/** After this time without a key or a touch, a page is no longer in use, in milliseconds. */
const idleMs = hourMs;

const signsOfUse = ['pointerdown', 'keydown', 'focus'] as const;

/** Whether somebody uses the page. Polling counts as use of the session, and must not keep one alive by itself. */
const useIsInUse = (): boolean => {
  const [isInUse, setIsInUse] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const extend = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsInUse(false), idleMs);
      setIsInUse(true);
    };
    extend();
    for (const sign of signsOfUse) window.addEventListener(sign, extend, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfUse) window.removeEventListener(sign, extend);
    };
  }, []);
  return isInUse;
};

/** The numbers of the inbox, up to date while the tab is visible and in use. */
export function useInquirySummary() {
  const isInUse = useIsInUse();
  return endpoints.inquirySummary.useQuery(undefined, {
    pollingInterval: isInUse ? inquiryPollingMs : 0,
    skipPollingIfUnfocused: true,
  });
}

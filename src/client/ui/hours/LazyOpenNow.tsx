import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazyWithRetry } from '../lazy/lazyWithRetry';
import { useIsHydrated } from '../hydration/useIsHydrated';

const Nothing = () => null;
const load = () => import(/* webpackChunkName: "open-now" */ './OpenNow');

const LoadedOpenNow = lazyWithRetry(async () => ({ default: (await load()).OpenNow }), {
  Wait: Nothing,
  Missing: Nothing,
});
const LoadedHoursToday = lazyWithRetry(async () => ({ default: (await load()).HoursToday }), {
  Wait: Nothing,
  Missing: Nothing,
});

const Line = chakra('span', {
  base: {
    display: 'block',
    minHeight: '1.6em',
    '& [data-open]': { fontWeight: 'semibold' },
    '& [data-open]::before': {
      content: '""',
      display: 'inline-block',
      width: '2.5',
      height: '2.5',
      marginInlineEnd: '2',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'fg.muted',
      borderRadius: 'full',
    },
    '& [data-open=true]::before': { bg: 'success.solid', borderColor: 'success.solid' },
  },
});

/** Room for a line that only a browser knows: the server has no clock of the visitor's moment. */
const ClockLine = ({ children }: { children: ReactNode }) => {
  const isHydrated = useIsHydrated();
  return (
    <Line className="not-printed">{isHydrated ? <Suspense fallback={null}>{children}</Suspense> : null}</Line>
  );
};

/** Whether the company is open now. */
export function OpenNow() {
  return (
    <ClockLine>
      <LoadedOpenNow />
    </ClockLine>
  );
}

/** The hours of today. */
export function HoursToday() {
  return (
    <ClockLine>
      <LoadedHoursToday />
    </ClockLine>
  );
}

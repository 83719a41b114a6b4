import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazyWithRetry, silentViews } from '../lazy/lazyWithRetry';
import { useIsHydrated } from '../hydration/useIsHydrated';

const load = () => import(/* webpackChunkName: "open-now" */ './OpenNow');

const LoadedOpenNow = lazyWithRetry(async () => ({ default: (await load()).OpenNow }), silentViews);
const LoadedHoursToday = lazyWithRetry(async () => ({ default: (await load()).HoursToday }), silentViews);

const Line = chakra('span', { base: { display: 'block', minHeight: '1.6em' } });

/** A light beside the words: green if the company is open. */
const LineWithLight = chakra(Line, {
  base: {
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

/** Renders its children in the browser only: the server does not know when the visitor sees the page. */
const OnceHydrated = ({ children }: { children: ReactNode }) =>
  useIsHydrated() ? <Suspense fallback={null}>{children}</Suspense> : null;

/** Says whether the company is open now. The height of its line is reserved while it loads. */
export function OpenNow() {
  return (
    <LineWithLight className="not-printed">
      <OnceHydrated>
        <LoadedOpenNow />
      </OnceHydrated>
    </LineWithLight>
  );
}

/** The hours of today. The height of their line is reserved while they load. */
export function HoursToday() {
  return (
    <Line className="not-printed">
      <OnceHydrated>
        <LoadedHoursToday />
      </OnceHydrated>
    </Line>
  );
}

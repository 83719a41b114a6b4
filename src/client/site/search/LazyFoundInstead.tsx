import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { lazyWithRetry, silentViews } from '../../ui/lazy/lazyWithRetry';

const FoundInstead = lazyWithRetry(
  () => import(/* webpackChunkName: "found-instead" */ './FoundInstead'),
  silentViews,
);

/**
 * Space for the results, which arrive late. The footer starts below the first view, so that they move nothing
 * on the screen.
 */
const Room = chakra('div', {
  base: { minHeight: 'calc(100vh - 12rem)', '@media (scripting: none)': { minHeight: '0' } },
});

/**
 * The results for the words of an unknown address, below a not-found screen. Their code is loaded when they
 * are shown.
 */
export function LazyFoundInstead() {
  return (
    <Room>
      <Suspense fallback={null}>
        <FoundInstead />
      </Suspense>
    </Room>
  );
}

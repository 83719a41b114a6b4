import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';

const Nothing = () => null;

const FoundInstead = lazyWithRetry(() => import(/* webpackChunkName: "found-instead" */ './FoundInstead'), {
  Wait: Nothing,
  Missing: Nothing,
});

/** The results come late. The footer is below the first view from the start, whatever their number, so nothing in it moves. */
const Room = chakra('div', {
  base: { minHeight: 'calc(100vh - 12rem)', '@media (scripting: none)': { minHeight: '0' } },
});

/** What the words of an unknown address find, below a not-found screen. Its code is loaded when it is shown. */
export function LazyFoundInstead() {
  return (
    <Room>
      <Suspense fallback={null}>
        <FoundInstead />
      </Suspense>
    </Room>
  );
}

import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';

const Nothing = () => null;

const FoundInstead = lazyWithRetry(() => import(/* webpackChunkName: "found-instead" */ './FoundInstead'), {
  Wait: Nothing,
  Missing: Nothing,
});

/** The results come late. From the start, the footer stands below the first view, so that they move nothing on the screen. */
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

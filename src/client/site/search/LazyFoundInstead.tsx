import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';

const Nothing = () => null;

const FoundInstead = lazyWithRetry(() => import(/* webpackChunkName: "found-instead" */ './FoundInstead'), {
  Wait: Nothing,
  Missing: Nothing,
});

/** What the words of an unknown address find, below a not-found screen. Its code is loaded when it is shown. */
export function LazyFoundInstead() {
  return (
    <Suspense fallback={null}>
      <FoundInstead />
    </Suspense>
  );
}

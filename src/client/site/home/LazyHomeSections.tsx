import { memo, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { lazyCode } from '../../ui/lazy/lazyCode';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';

export const homeSectionsCode = lazyCode<ComponentType>(
  async () => (await import(/* webpackChunkName: "home-sections" */ './HomeSections')).HomeSections,
);

const Nothing = () => null;

const WaitingSections = lazyWithRetry(async () => ({ default: await homeSectionsCode.load() }), {
  Wait: Nothing,
  Missing: Nothing,
});

/** The home page below the opening picture. In a page of the server it is there before its code, and stays until it has come. */
export const LazyHomeSections = memo(() => {
  const [Sections] = useState<ComponentType>(() => homeSectionsCode.loaded() ?? WaitingSections);
  return (
    <Suspense fallback={null}>
      <Sections />
    </Suspense>
  );
});

LazyHomeSections.displayName = 'LazyHomeSections';

import { memo, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { lazyCode } from '../../ui/lazy/lazyCode';
import { lazyWithRetry, silentViews } from '../../ui/lazy/lazyWithRetry';
import type { TankerMoreProps } from './TankerMore';

export const tankerMoreCode = lazyCode<ComponentType<TankerMoreProps>>(
  async () => (await import(/* webpackChunkName: "tanker-more" */ './TankerMore')).TankerMore,
);

const WaitingMore = lazyWithRetry(async () => ({ default: await tankerMoreCode.load() }), silentViews);

/**
 * The later parts of a tanker's page. In a page of the server they are there before their code, and stay as they are until it has
 * come: so nothing renders them again for the same tanker.
 */
export const LazyTankerMore = memo((props: TankerMoreProps) => {
  const [More] = useState<ComponentType<TankerMoreProps>>(() => tankerMoreCode.loaded() ?? WaitingMore);
  return (
    <Suspense fallback={null}>
      <More {...props} />
    </Suspense>
  );
});

import { lazy, useEffect, useState } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { ScreenLoading } from '../components/page/ScreenLoading';
import { importWithRetry } from './importWithRetry';
import { FailedScreen } from './FailedScreen';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface Views<Props> {
  /** Shown during the retries. */
  readonly Fallback?: ComponentType;
  /** Shown after the last retry failed. */
  readonly ErrorView?: ComponentType<Props & { readonly onRetry: () => void }>;
}

/** Shows nothing while the code is loaded, nor if it cannot be: the page works without the component. */
export const silentViews = { Fallback: () => null, ErrorView: () => null } as const satisfies Views<object>;

/**
 * A component whose code is loaded when it is first shown. React's `lazy` caches a failure for ever, so after a failure it
 * resolves to a component that retries each time it is shown.
 */
export function lazyWithRetry<Props extends object>(
  load: Load<Props>,
  { Fallback = ScreenLoading, ErrorView = FailedScreen }: Views<Props> = {},
): LazyExoticComponent<ComponentType<Props>> {
  const Retrying = (props: Props) => {
    const [Component, setComponent] = useState<ComponentType<Props> | null>(); // null: loading failed
    useEffect(() => {
      if (Component !== undefined) return;
      importWithRetry(load).then(
        (loaded) => setComponent(() => loaded.default),
        () => setComponent(null),
      );
    }, [Component]);
    if (Component) return <Component {...props} />;
    return Component === null ? (
      <ErrorView {...props} onRetry={() => setComponent(undefined)} />
    ) : (
      <Fallback />
    );
  };
  return lazy(() => load().catch(() => ({ default: Retrying })));
}

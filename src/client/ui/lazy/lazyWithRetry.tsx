import { lazy, useEffect, useState } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { ScreenWait } from '../components/ScreenWait';
import { importWithRetry } from './importWithRetry';
import { Failed } from './Failed';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface Views<Props> {
  /** What is seen while the code is asked for again. */
  readonly Wait?: ComponentType;
  /** What is seen where it has not come. */
  readonly Missing?: ComponentType<Props & { readonly onRetry: () => void }>;
}

/**
 * A component whose code comes when it is first shown. `lazy` keeps a failure for ever: so what does not come at first is
 * one that asks again, each time it is shown.
 */
export const lazyWithRetry = <Props extends object>(
  load: Load<Props>,
  { Wait = ScreenWait, Missing = Failed }: Views<Props> = {},
): LazyExoticComponent<ComponentType<Props>> => {
  const Again = (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props> | null>(); // null: it has not come
    useEffect(() => {
      if (Part !== undefined) return;
      importWithRetry(load).then(
        (loaded) => setPart(() => loaded.default),
        () => setPart(null),
      );
    }, [Part]);
    if (Part) return <Part {...props} />;
    return Part === null ? <Missing {...props} onRetry={() => setPart(undefined)} /> : <Wait />;
  };
  return lazy(() => load().catch(() => ({ default: Again })));
};

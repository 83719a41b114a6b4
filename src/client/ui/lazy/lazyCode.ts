/** Code or data that is loaded on demand, and may be there before. */
export interface LazyCode<Code> {
  /** The code, if it is there. */
  readonly loaded: () => Code | undefined;
  /** Loads the code once. After a failure, the next call tries again. */
  readonly load: () => Promise<Code>;
  /** Provides the code ahead of time. The server does so before it renders pages: it cannot wait in a page. */
  readonly provide: (code: Code) => void;
}

/**
 * Sets the status `fulfilled` and the value of a promise once it is fulfilled, as React's `use` does. `use` then reads the value at
 * once, also in a component that did not wait for it.
 */
export function withFulfilledStatus<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined, // those who wait for it handle the failure
  );
  return promise;
}

export function lazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  let loaded: Code | undefined;
  let loading: Promise<Code> | undefined;
  const load = async (): Promise<Code> => {
    try {
      loaded = await importCode();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    loaded: () => loaded,
    load: () => (loading ??= withFulfilledStatus(load())),
    provide: (code) => {
      loaded = code;
      loading = Object.assign(Promise.resolve(code), { status: 'fulfilled', value: code });
    },
  };
}

/** Code or data that is loaded on demand, and may be there before. */
export interface LazyCode<Code> {
  /** The code, if it is there. */
  readonly loaded: () => Code | undefined;
  /** Loads the code once. After a failure, the next call tries again. */
  readonly load: () => Promise<Code>;
  /** Provides the code ahead of time. The server does so before it renders pages: it cannot wait in a page. */
  readonly provide: (code: Code) => void;
}

export function lazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  let loaded: Code | undefined;
  let loading: Promise<Code> | undefined;
  const provide = (code: Code): void => {
    loaded = code;
  };
  const load = async (): Promise<Code> => {
    try {
      const code = await importCode();
      provide(code);
      return code;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return { loaded: () => loaded, load: () => (loading ??= load()), provide };
}

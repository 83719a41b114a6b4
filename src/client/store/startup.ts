import { createAction, createSlice } from '@reduxjs/toolkit';
import { loadingDelay } from '../../model/limits';
import type { Content } from './content/contentActions';
import { contentFollowed, contentLoaded } from './content/contentActions';

/**
 * The start of the site (specification, section 4): loading until the content is there, 300 ms more, then ready. A load
 * that fails leaves the loading screen and is tried again, each time after a longer pause.
 */
interface StartupState {
  readonly phase: 'loading' | 'loaded' | 'ready';
  readonly failures: number;
  /** Which content the store holds; null where the back-end does not count. */
  readonly version: number | null;
}

export const loadFailed = createAction('content/loadFailed');
export const becameReady = createAction('startup/becameReady');

const initialState: StartupState = { phase: 'loading', failures: 0, version: null };

export const startup = createSlice({
  name: 'startup',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(contentLoaded, (state, { payload }) => {
        if (state.phase === 'loading') state.phase = 'loaded';
        state.version = payload.version ?? null;
      })
      .addCase(contentFollowed, (state, { payload }) => {
        state.version = payload.version ?? state.version;
      })
      .addCase(loadFailed, (state) => {
        state.failures += 1;
      })
      .addCase(becameReady, (state) => {
        state.phase = 'ready';
      });
  },
});

const firstPause = 1_000;
const longestPause = 30_000;

/** How long to wait before the next try, in ms: 1 s, 2 s, 4 s … at most 30 s. */
export const retryDelayAfter = (failures: number): number =>
  Math.min(firstPause * 2 ** Math.max(0, failures - 1), longestPause);

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface StartupStore {
  dispatch: (action: ReturnType<typeof contentLoaded | typeof loadFailed | typeof becameReady>) => unknown;
}

/**
 * Loads the content, however often it takes, and lets the site appear. `onFailure` is called for each try that failed.
 */
export const start = async (
  store: StartupStore,
  load: () => Promise<Content>,
  onFailure: (failures: number) => void,
): Promise<void> => {
  for (let failures = 1; ; failures += 1) {
    try {
      store.dispatch(contentLoaded(await load()));
      break;
    } catch {
      store.dispatch(loadFailed());
      onFailure(failures);
      await wait(retryDelayAfter(failures));
    }
  }
  await wait(loadingDelay);
  store.dispatch(becameReady());
};

import { createAction, createSlice } from '@reduxjs/toolkit';
import { loadingDelayMs } from '../../model/limits';
import { isAdministrationText } from '../../model/text/textPages';
import type { Content } from './content/contentActions';
import { contentFollowed, contentLoaded, administrationTextsLoaded } from './content/contentActions';
import { wait } from './wait';

/**
 * The start of the site (specification, section 4). The phase is `loading` until the content has arrived, and `ready` 300 ms
 * later. After a failed load, the loading screen stays and the load is retried, each time after a longer delay.
 */
interface StartupState {
  readonly phase: 'loading' | 'loaded' | 'ready';
  readonly failures: number;
  /** The version of the content in the store; null if the back-end has no versions. */
  readonly version: number | null;
  /** Whether the store has the texts of the administration. */
  readonly hasAllTexts: boolean;
}

const loadFailed = createAction('content/loadFailed');
export const becameReady = createAction('startup/becameReady');

const initialState: StartupState = { phase: 'loading', failures: 0, version: null, hasAllTexts: false };

export const startup = createSlice({
  name: 'startup',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(contentLoaded, (state, { payload }) => {
        if (state.phase === 'loading') state.phase = 'loaded';
        state.version = payload.version ?? null;
        state.hasAllTexts = payload.texts.some(isAdministrationText);
      })
      .addCase(administrationTextsLoaded, (state) => {
        state.hasAllTexts = true;
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

const initialRetryDelayMs = 1_000;
const maxRetryDelayMs = 30_000;

/** The delay before the next retry, in ms: 1 s, 2 s, 4 s … at most 30 s. */
export function contentRetryDelayMs(failures: number): number {
  return Math.min(initialRetryDelayMs * 2 ** Math.max(0, failures - 1), maxRetryDelayMs);
}

interface StartupStore {
  dispatch: (action: ReturnType<typeof contentLoaded | typeof loadFailed | typeof becameReady>) => unknown;
}

/** Loads the content, with as many retries as necessary, then shows the site. Each failed try calls `onFailure`. */
export async function start(
  store: StartupStore,
  load: () => Promise<Content>,
  onFailure: (failures: number) => void,
): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    try {
      store.dispatch(contentLoaded(await load()));
      break;
    } catch {
      store.dispatch(loadFailed());
      onFailure(failures);
      await wait(contentRetryDelayMs(failures));
    }
  }
  await wait(loadingDelayMs);
  store.dispatch(becameReady());
}

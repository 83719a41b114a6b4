import { createAction, createSlice } from '@reduxjs/toolkit';
import type { EntityName } from '../../model/entities';
import { entities, entityNames } from '../../model/entities';
import { loadingDelay } from '../../model/limits';
import { readRows, readTexts } from '../../model/rows';
import type { StoredRow } from './collections';
import type { Content } from './contentActions';
import { contentFollowed, contentLoaded } from './contentActions';

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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the answer of the bulk load; a missing collection is empty, an answer that is no object is an error. */
export const readContent = (answer: unknown): Content => {
  if (!isRecord(answer)) throw new TypeError('the bulk load answered no object');
  const rows = Object.fromEntries(
    entityNames.map((name) => [name, readRows(name, answer[entities[name].collection])]),
  ) as unknown as Record<EntityName, StoredRow[]>; // one for each name of the table
  return { rows, texts: readTexts(answer.resources) };
};

/** The version of the content that an answer tells of. */
export const versionOf = ({ headers }: Response): number | undefined =>
  Number(headers.get('content-version')) || undefined;

/**
 * Asks for all content; rejects where there is no answer, or an answer that is not the content.
 * @param knownVersion that of the content when the page was made: a copy that is older has been kept by the browser, and the
 * server is asked itself.
 */
export const fetchContent = async (
  apiBaseUrl: string,
  options: RequestInit = {},
  knownVersion = 0,
): Promise<Content> => {
  const response = await fetch(`${apiBaseUrl}/api/allModels/`, options);
  if (!response.ok) throw new Error(`the bulk load answered ${response.status}`);
  const version = versionOf(response);
  if (version !== undefined && version < knownVersion) return fetchContent(apiBaseUrl, { cache: 'reload' });
  return { ...readContent(await response.json()), version };
};

const firstPause = 1_000;
const longestPause = 30_000;

/** How long to wait before the next try, in ms: 1 s, 2 s, 4 s … at most 30 s. */
export const pauseAfter = (failures: number): number =>
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
      await wait(pauseAfter(failures));
    }
  }
  await wait(loadingDelay);
  store.dispatch(becameReady());
};

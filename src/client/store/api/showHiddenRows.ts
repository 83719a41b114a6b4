import { weakMapMemoize } from '@reduxjs/toolkit';
import { entities, entityNames } from '../../../model/schema/entities';
import { isWorthRetrying } from '../../../model/admin/retry';
import { collectionOf, rowsIn } from '../content/collections';
import { hidden, hiddenLoaded, selectEditedRows } from '../content/hiddenRows';
import type { ShownCollections } from '../content/preview';
import {
  hiddenShown,
  preview,
  selectShowsHidden,
  selectShownCollections,
  viewChosen,
} from '../content/preview';
import type { StoredRow } from '../content/storedRow';
import { authorizationHeaders } from '../session/authorizationHeaders';
import { storedToken, viewAsVisitorKey } from '../session/storedUser';
import { storedText } from '../storedText';
import type { AppStore, RootState } from '../store';
import { rootReducer } from '../store';
import { versionOf } from './bulkLoad';
import { readHidden } from './readHidden';

/* The public pages of an administrator show hidden rows too. Visitors load nothing of this. */

/** How long a failed load waits for its retry, in milliseconds. The delay doubles from the initial to the maximum. */
const initialRetryDelayMs = 1000;
const maxRetryDelayMs = 60_000;

/**
 * Sends the request itself: the query `visibilityAll` would load RTK Query on the public pages.
 * @throws if there was no response, or the server failed: without the rows the page is that of a visitor
 */
const load = async (store: AppStore): Promise<void> => {
  const { site, startup } = store.getState();
  if (storedToken() === null) return;
  const response = await fetch(`${site.apiBaseUrl}/api/visibility/all`, { headers: authorizationHeaders() });
  if (!response.ok) {
    // without a session nobody sees the rows, and nobody is asked for the password here
    if (response.status !== 401 && isWorthRetrying(response)) throw new Error(`Status ${response.status}`);
    return;
  }
  const version = versionOf(response) ?? startup.version ?? 0;
  store.dispatch(hiddenLoaded(readHidden(await response.json(), version)));
};

/** The collection of rows: the same object for the same rows. */
const collectionWith = weakMapMemoize(collectionOf);

const collectionsWithHidden = (state: RootState): ShownCollections =>
  Object.fromEntries(
    entityNames.flatMap((name) => {
      const rows = selectEditedRows(state, name) as unknown as readonly StoredRow[]; // rows of any kind
      const visible: readonly unknown[] = rowsIn(state[entities[name].collection]);
      return rows === visible ? [] : [[name, collectionWith(rows)]];
    }),
  );

const isSame = (one: ShownCollections, other: ShownCollections): boolean =>
  entityNames.every((name) => one[name] === other[name]);

/** Returns a function that loads the hidden rows, and repeats a failed load until it succeeds or `isNeeded` says no. */
const createLoader = (store: AppStore, isNeeded: () => boolean) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryDelayMs = initialRetryDelayMs;
  let hasFailed = false;
  const start = (): void => {
    clearTimeout(timer);
    hasFailed = false;
    load(store).then(
      () => (retryDelayMs = initialRetryDelayMs),
      () => {
        hasFailed = true;
        clearTimeout(timer);
        timer = setTimeout(retry, retryDelayMs);
        retryDelayMs = Math.min(2 * retryDelayMs, maxRetryDelayMs);
      },
    );
  };
  const retry = (): void => {
    if (hasFailed && isNeeded()) start();
  };
  addEventListener('online', retry);
  return start;
};

const visitorView = storedText('sessionStorage', viewAsVisitorKey);

const followed = new WeakSet<AppStore>();

/** Loads the hidden rows for the public pages of an administrator, and again after each change of the content. */
export function showHiddenRows(store: AppStore): void {
  if (followed.has(store)) return;
  followed.add(store);
  rootReducer.inject(hidden);
  rootReducer.inject(preview);
  store.dispatch(viewChosen(visitorView.get() !== null));
  const startLoad = createLoader(store, () => selectShowsHidden(store.getState()));
  let loadedVersion: number | null | undefined;
  const follow = (): void => {
    const state = store.getState();
    const showsHidden = selectShowsHidden(state);
    const { version } = state.startup;
    if (state.session.email === null) loadedVersion = undefined; // the rows are gone
    if (showsHidden && version !== loadedVersion) {
      loadedVersion = version;
      startLoad();
    }
    const shown = showsHidden ? collectionsWithHidden(state) : {};
    if (!isSame(shown, selectShownCollections(state))) store.dispatch(hiddenShown(shown));
  };
  store.subscribe(follow);
}

/** Shows the public pages with or without hidden rows. The tab remembers the choice. */
export function viewAsVisitor(store: AppStore, asVisitor: boolean): void {
  visitorView.set(asVisitor ? '' : null);
  store.dispatch(viewChosen(asVisitor));
}

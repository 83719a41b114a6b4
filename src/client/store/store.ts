import type { Action, Store, ThunkDispatch } from '@reduxjs/toolkit';
import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { collectionReducers } from './content/collections';
import { administrationTextsLoaded, contentLoaded } from './content/contentActions';
import { images } from './content/images';
import { language } from './language';
import { session } from './session/session';
import { site } from './site';
import { startup } from './startup';
import { texts } from './content/texts';

/*
 * The store starts with the slices that a visitor needs. Slices that only an administrator needs (the API, the state of the
 * machines) are injected when the administration is opened, so that a visitor never downloads them.
 */

/** Further slices are injected with `rootReducer.inject(slice)`. */
export const rootReducer = combineSlices(
  site,
  startup,
  language,
  session,
  images,
  { resources: texts.reducer },
  collectionReducers,
);

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, unknown, Action>;

/**
 * The functions that prepare an action and the state for Redux DevTools. The administration has secrets: it
 * replaces both functions.
 */
export const shownInDevTools = {
  action: <Shown extends Action>(action: Shown): Shown => action,
  state: <State>(state: State): State => state,
};

/**
 * Development checks at each action that the state is serializable and was not mutated, however long that takes. The content
 * is not searched: its rows and texts are plain data from JSON, and to search thousands of them takes longer than the action.
 */
const developmentChecks = () => {
  const content = [texts.name, ...Object.keys(collectionReducers)];
  return {
    immutableCheck: { warnAfter: Infinity },
    serializableCheck: {
      warnAfter: Infinity,
      ignoredPaths: [new RegExp(`^(${content.join('|')})$`)],
      ignoredActions: [contentLoaded.type, administrationTextsLoaded.type],
    },
  };
};

/** The function that the site adds to the store when it is shown. */
interface ShownStore {
  /** Lets the pages show another store: an administrator who edits on the page sees what is typed. */
  show?: (shown: Store<RootState>) => void;
}

/**
 * Creates a store for one page (or one test). `addMiddleware` adds middleware later.
 * @param preloadedState slices that another store has had; what the selectors have derived from them is known
 */
export function createStore(preloadedState: Partial<RootState> = {}) {
  const dynamic = createDynamicMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      (process.env.NODE_ENV === 'production' ? defaults() : defaults(developmentChecks())).concat(
        dynamic.middleware,
      ),
    devTools: {
      name: 'site',
      maxAge: 200,
      actionSanitizer: (action) => shownInDevTools.action(action),
      stateSanitizer: (state) => shownInDevTools.state(state),
    },
  });
  return Object.assign<typeof store, Pick<typeof dynamic, 'addMiddleware'> & ShownStore>(store, {
    addMiddleware: dynamic.addMiddleware,
  });
}

export type AppStore = ReturnType<typeof createStore>;

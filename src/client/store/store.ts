import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { collectionReducers } from './content/collections';
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

/** Creates a store for one page (or one test). `addMiddleware` adds middleware later. */
export function createStore() {
  const dynamic = createDynamicMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    // Rows are checked when they arrive. Checking thousands of them at each action would slow development down.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(dynamic.middleware),
    devTools: { name: 'site', maxAge: 200 },
  });
  return Object.assign(store, { addMiddleware: dynamic.addMiddleware });
}

export type AppStore = ReturnType<typeof createStore>;

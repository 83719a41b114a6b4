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
 * What a visitor needs is here from the start; what only an administrator needs (the generated calls, the journal of the
 * machines) joins when the administration is opened, so that a visitor never downloads it.
 */

/** What joins later is injected here: `rootReducer.inject(slice)`. */
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

/** A store for one page (or one test); `addMiddleware` is for what joins later. */
export const createStore = () => {
  const later = createDynamicMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    // Rows by the thousand are checked on the way in; walking them at each action in development would only be slow.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(later.middleware),
    devTools: { name: 'site', maxAge: 200 },
  });
  return Object.assign(store, { addMiddleware: later.addMiddleware });
};

export type AppStore = ReturnType<typeof createStore>;

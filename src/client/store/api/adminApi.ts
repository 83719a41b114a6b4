import { accountApi } from './accountEndpoints';
import { api } from './api';
import { descriptions } from '../content/imageDescriptions';
import { entityApi } from './entityEndpoints';
import { historyApi } from './historyEndpoints';
import { imageApi } from './imageEndpoints';
import { machines } from '../machines';
import type { AppStore } from '../store';
import { rootReducer } from '../store';
import { secondFactorApi } from './secondFactorEndpoints';
import { textApi } from './textEndpoints';
import { title } from '../title';
import { unsaved } from '../session/unsaved';

const joined = new WeakSet<AppStore>();

/** The generated calls, all of them. */
export const endpoints = {
  ...entityApi.endpoints,
  ...textApi.endpoints,
  ...imageApi.endpoints,
  ...accountApi.endpoints,
  ...secondFactorApi.endpoints,
  ...historyApi.endpoints,
};

/** Adds to a store what only the administration needs. It may be called again. */
export const injectAdminApi = (store: AppStore): void => {
  if (joined.has(store)) return;
  joined.add(store);
  rootReducer.inject({ reducerPath: api.reducerPath, reducer: api.reducer });
  rootReducer.inject(machines);
  rootReducer.inject(unsaved);
  rootReducer.inject(descriptions);
  rootReducer.inject(title);
  store.addMiddleware(api.middleware);
};

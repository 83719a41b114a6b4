import { setupListeners } from '@reduxjs/toolkit/query';
import { sessionApi } from './endpoints/sessionEndpoints';
import { accountManagementApi } from './endpoints/accountManagementEndpoints';
import { api } from './api';
import { batchApi } from './endpoints/batchEndpoints';
import { documentApi } from './endpoints/documentEndpoints';
import { entityApi } from './endpoints/entityEndpoints';
import { historyApi } from './endpoints/historyEndpoints';
import { imageApi } from './endpoints/imageEndpoints';
import { importApi } from './endpoints/importEndpoints';
import { inquiryApi } from './endpoints/inquiryEndpoints';
import { languageApi } from './endpoints/languageEndpoints';
import { machines } from '../machines';
import type { AppStore } from '../store';
import { rootReducer, shownInDevTools } from '../store';
import { redactAction, redactState } from '../redact';
import { secondFactorApi } from './endpoints/secondFactorEndpoints';
import { textApi, textRestoreApi } from './endpoints/textEndpoints';
import { visibilityApi } from './endpoints/visibilityEndpoints';
import { hidden } from '../content/hiddenRows';
import { reauthentication, reauthenticationMiddleware } from '../session/reauthentication';
import { title } from '../title';
import { unsaved } from '../session/unsaved';

const injectedStores = new WeakSet<AppStore>();

/** All endpoints. */
export const endpoints = {
  ...entityApi.endpoints,
  ...batchApi.endpoints,
  ...textApi.endpoints,
  ...textRestoreApi.endpoints,
  ...imageApi.endpoints,
  ...sessionApi.endpoints,
  ...accountManagementApi.endpoints,
  ...secondFactorApi.endpoints,
  ...historyApi.endpoints,
  ...importApi.endpoints,
  ...inquiryApi.endpoints,
  ...languageApi.endpoints,
  ...visibilityApi.endpoints,
  ...documentApi.endpoints,
};

/** Adds the slices and the API of the administration to a store. Further calls do nothing. */
export function injectAdminApi(store: AppStore): void {
  if (injectedStores.has(store)) return;
  injectedStores.add(store);
  Object.assign(shownInDevTools, { action: redactAction, state: redactState });
  rootReducer.inject({ reducerPath: api.reducerPath, reducer: api.reducer });
  rootReducer.inject(machines);
  rootReducer.inject(unsaved);
  rootReducer.inject(title);
  rootReducer.inject(hidden);
  rootReducer.inject(reauthentication);
  store.addMiddleware(api.middleware, reauthenticationMiddleware);
  setupListeners(store.dispatch); // polling pauses while the tab is hidden
  store.dispatch({ type: 'admin/opened' }); // the first action after which the state has these slices
}

import { setupListeners } from '@reduxjs/toolkit/query';
import { sessionApi } from './sessionEndpoints';
import { accountManagementApi } from './accountManagementEndpoints';
import { api } from './api';
import { batchApi } from './batchEndpoints';
import { documentApi } from './documentEndpoints';
import { entityApi } from './entityEndpoints';
import { historyApi } from './historyEndpoints';
import { imageApi } from './imageEndpoints';
import { importApi } from './importEndpoints';
import { inquiryApi } from './inquiryEndpoints';
import { languageApi } from './languageEndpoints';
import { machines } from '../machines';
import type { AppStore } from '../store';
import { rootReducer, shownInDevTools } from '../store';
import { redactAction, redactState } from '../redact';
import { secondFactorApi } from './secondFactorEndpoints';
import { textApi } from './textEndpoints';
import { textRestoreApi } from './textRestoreEndpoints';
import { visibilityApi } from './visibilityEndpoints';
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

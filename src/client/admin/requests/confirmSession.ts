import { endpoints } from '../../store/api/adminApi';
import type { AppStore } from '../../store/store';

/** Loads the session from the server into the store. It never fails. */
export async function confirmSession(store: AppStore): Promise<void> {
  await store.dispatch(endpoints.session.initiate(undefined, { subscribe: false, forceRefetch: true }));
}

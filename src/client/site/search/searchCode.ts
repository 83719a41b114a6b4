import type { AppStore } from '../../store/store';
import { importWithRetry } from '../../ui/lazy/importWithRetry';
import { lazyCode } from '../../ui/lazy/lazyCode';

/** The code of the index. */
export const searchCode = lazyCode(() =>
  importWithRetry(() => import(/* webpackChunkName: "search-index" */ './siteIndex')),
);

/** Loads the code and builds the index before anything is searched for. */
export async function prepareSearch(store: AppStore): Promise<void> {
  try {
    await (await searchCode.load()).siteIndexOf(store).build();
  } catch {
    return; // the first search tries again
  }
}

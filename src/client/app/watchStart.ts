import type { Content } from '../store/contentActions';
import { fetchContent, start } from '../store/startup';
import type { AppStore } from '../store/store';

/** How long a page is left in peace before it begins to listen for changes, in ms. */
const quietTime = 1_000;

/** Follows what others change, as soon as the page has nothing better to do. A back-end that does not count cannot tell. */
const followWhenIdle = (store: AppStore, apiBaseUrl: string): void => {
  if (store.getState().startup.version === null) return;
  setTimeout(() => {
    void import(/* webpackChunkName: "follow" */ './followContent').then(
      ({ followContent }) => followContent(store, apiBaseUrl),
      () => undefined, // the page goes on with the content that it has
    );
  }, quietTime);
};

/** Loads the content, beginning with the request that is under way, and again as long as it fails. */
export const watchStart = (store: AppStore, apiBaseUrl: string, firstLoad: Promise<Content>): void => {
  let next: Promise<Content> | undefined = firstLoad;
  const load = (): Promise<Content> => {
    const current = next ?? fetchContent(apiBaseUrl);
    next = undefined;
    return current;
  };
  const tellOnce = (failures: number): void => {
    if (failures > 1) return;
    // The texts of the site have not come, so this one cannot come from them.
    void import(/* webpackChunkName: "toasts" */ '../ui/toasts/startupToast').then(
      ({ showLoadingFailed }) => showLoadingFailed(store.getState().language),
      () => undefined,
    );
  };
  void start(store, load, tellOnce).then(() => followWhenIdle(store, apiBaseUrl));
};

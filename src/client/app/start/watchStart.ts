import type { Content } from '../../store/content/contentActions';
import { fetchContent } from '../../store/api/initialRequests';
import { start } from '../../store/startup';
import type { AppStore } from '../../store/store';

/** How long a page is left in peace once it is shown, in ms. */
const quietTime = 1_000;

/** What a page does for later, as soon as it has nothing better to do. */
const prepareWhenIdle = (store: AppStore, apiBaseUrl: string): void => {
  setTimeout(() => {
    void import(/* webpackChunkName: "afterwards" */ './whenIdle').then(
      ({ whenIdle }) => whenIdle(store, apiBaseUrl),
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
    void import(/* webpackChunkName: "toasts" */ '../../ui/toasts/startupToast').then(
      ({ showLoadingFailed }) => showLoadingFailed(store.getState().language),
      () => undefined,
    );
  };
  void start(store, load, tellOnce).then(() => prepareWhenIdle(store, apiBaseUrl));
};

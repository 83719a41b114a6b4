import type { Content } from '../../store/content/contentActions';
import { fetchContent } from '../../store/api/initialRequests';
import { start } from '../../store/startup';
import type { AppStore } from '../../store/store';

/** How long background work waits after the page is shown. */
const backgroundDelayMs = 1_000;

/** Starts the background work of a page some time after it is shown. */
const prepareWhenIdle = (store: AppStore, apiBaseUrl: string): void => {
  setTimeout(() => {
    void import(/* webpackChunkName: "background" */ './whenIdle').then(
      ({ whenIdle }) => whenIdle(store, apiBaseUrl),
      () => undefined, // the page continues with the content that it has
    );
  }, backgroundDelayMs);
};

/** Waits for the pending content request, and repeats it until it succeeds. */
export function watchStart(store: AppStore, apiBaseUrl: string, firstLoad: Promise<Content>): void {
  let next: Promise<Content> | undefined = firstLoad;
  const load = (): Promise<Content> => {
    const current = next ?? fetchContent(apiBaseUrl);
    next = undefined;
    return current;
  };
  const reportFirstFailure = (failures: number): void => {
    if (failures > 1) return;
    // The texts of the site have not arrived, so this message cannot come from them.
    void import(/* webpackChunkName: "toasts" */ '../../ui/toasts/startupToast').then(
      ({ showLoadingFailed }) => showLoadingFailed(store.getState().language),
      () => undefined,
    );
  };
  void start(store, load, reportFirstFailure).then(() => prepareWhenIdle(store, apiBaseUrl));
}

import { languageIn, languageParameter } from '../../../model/site/languages';
import { matchPath } from '../../../model/site/paths';
import { importWithRetry } from '../../ui/lazy/importWithRetry';
import type { SiteImage } from '../../../model/images/variants';
import type { SiteSettings } from '../../../model/site/siteSettings';
import { languageChosen } from '../../store/language';
import { sessionStarted } from '../../store/session/session';
import { storedUser } from '../../store/session/storedUser';
import { siteSettingsLoaded } from '../../store/site';
import type { AppStore } from '../../store/store';
import { createStore } from '../../store/store';
import { initialLanguage, storedLanguage, storeLanguage } from '../../store/storedLanguage';
import { imagesRequested, imagesLoaded } from '../../store/content/images';
import type { Content } from '../../store/content/contentActions';
import { fetchContent, fetchImages } from '../../store/api/initialRequests';
import { start } from '../../store/startup';

/** How long pictures wait for the metadata of the images. The page itself never waits for them. */
const imagesTimeoutMs = 1_500;

/** Stores the response of the pending image request. After a timeout or a failure, it stores an empty list. */
export function loadImages(store: AppStore, request: Promise<readonly SiteImage[]>): void {
  store.dispatch(imagesRequested());
  const load = (images: readonly SiteImage[]): void => {
    clearTimeout(timer);
    store.dispatch(imagesLoaded(images));
  };
  const loadNone = (): void => load([]);
  const timer = setTimeout(loadNone, imagesTimeoutMs);
  request.then(load, loadNone);
}

/** Adds the images of other pages to those of a page that the server has rendered. */
export function loadOtherImages(store: AppStore, apiBaseUrl: string): void {
  void fetchImages(apiBaseUrl).then(
    (images) => void (images.length > 0 && store.dispatch(imagesLoaded(images))),
    () => undefined, // other pages then show the original files
  );
}

/** Removes the language from the address: the visitor may change it, and share the address. */
const removeLanguageParameter = (): void => {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(languageParameter)) return;
  url.searchParams.delete(languageParameter);
  window.history.replaceState(window.history.state, '', url);
};

/**
 * Chooses the language of a visit, and stores it and each later choice. A language that only the browser
 * prefers is not stored.
 */
const chooseLanguage = (store: AppStore): void => {
  const { pathname, search } = window.location;
  const named = matchPath(pathname)?.language ?? languageIn(search);
  const language = named ?? initialLanguage(search);
  removeLanguageParameter();
  if (language) store.dispatch(languageChosen(language));
  let stored = named ? storedLanguage() : store.getState().language;
  const storeChosen = (): void => {
    const chosen = store.getState().language;
    if (chosen === stored) return;
    stored = chosen;
    storeLanguage(chosen);
  };
  storeChosen();
  store.subscribe(storeChosen);
};

/**
 * Creates the store before the content arrives: with the brand, the language and the administrator that this tab has
 * stored.
 */
export function prepareStore(settings: SiteSettings): AppStore {
  const store = createStore();
  store.dispatch(siteSettingsLoaded(settings));
  chooseLanguage(store);
  const email = storedUser();
  if (email !== undefined) store.dispatch(sessionStarted({ email }));
  return store;
}

/** How long background work waits after the page is shown. */
const backgroundDelayMs = 1_000;

/** Starts the background work of a page some time after it is shown. */
export function scheduleBackgroundWork(store: AppStore, apiBaseUrl: string): void {
  setTimeout(() => {
    void importWithRetry(() => import(/* webpackChunkName: "afterwards" */ './backgroundWork')).then(
      ({ startBackgroundWork }) => startBackgroundWork(store, apiBaseUrl),
      () => undefined, // the page continues with the content that it has
    );
  }, backgroundDelayMs);
}

/** Waits for the pending content request, and repeats it until it succeeds. */
export function loadContentWithRetry(store: AppStore, apiBaseUrl: string, firstLoad: Promise<Content>): void {
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
  void start(store, load, reportFirstFailure).then(() => scheduleBackgroundWork(store, apiBaseUrl));
}

import { matchPath } from '../../../model/site/paths';
import type { SiteImage } from '../../../model/images/variants';
import type { SiteSettings } from '../../../model/site/siteSettings';
import { languageChosen } from '../../store/language';
import { sessionStarted, storedUser } from '../../store/session/session';
import { siteRecognized } from '../../store/site';
import type { AppStore } from '../../store/store';
import { createStore } from '../../store/store';
import { storedLanguage, storeLanguage } from '../../store/storedLanguage';
import { loadImages } from './loadImages';

/**
 * Creates the store before the content arrives: with the brand, the language (of the path, else the stored one) and the
 * administrator that this tab has stored. From then on, a chosen language is stored in the browser.
 */
export function prepareStore(settings: SiteSettings, images: Promise<readonly SiteImage[]>): AppStore {
  const store = createStore();
  store.dispatch(siteRecognized(settings));
  const language = matchPath(window.location.pathname)?.language ?? storedLanguage();
  if (language) store.dispatch(languageChosen(language));
  const email = storedUser();
  if (email !== undefined) store.dispatch(sessionStarted({ email }));
  let stored = storedLanguage();
  const storeChosenLanguage = (): void => {
    const chosen = store.getState().language;
    if (chosen === stored) return;
    stored = chosen;
    storeLanguage(chosen);
  };
  store.subscribe(storeChosenLanguage);
  loadImages(store, images);
  return store;
}

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
 * The store, with what is known before the content: the brand, the language (of the path, else the one chosen before) and
 * the administrator that this tab remembers. From here on a chosen language is kept.
 */
export const prepareStore = (settings: SiteSettings, images: Promise<readonly SiteImage[]>): AppStore => {
  const store = createStore();
  store.dispatch(siteRecognized(settings));
  const language = matchPath(window.location.pathname)?.language ?? storedLanguage();
  if (language) store.dispatch(languageChosen(language));
  const email = storedUser();
  if (email !== undefined) store.dispatch(sessionStarted({ email }));
  let kept = storedLanguage();
  const keep = (): void => {
    const chosen = store.getState().language;
    if (chosen === kept) return;
    kept = chosen;
    storeLanguage(chosen);
  };
  store.subscribe(keep);
  loadImages(store, images);
  return store;
};

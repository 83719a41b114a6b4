import type { Language, Localized } from '../../../model/site/languages';
import { showToast } from './showToast';

/** The texts of the site are part of the content that could not be loaded, so this toast has its texts in the code. */
const words: Readonly<Record<'text' | 'close' | 'notifications', Localized>> = {
  text: {
    en: 'The site could not be loaded. Trying again.',
    fr: 'Le site n’a pas pu être chargé. Nouvelle tentative en cours.',
  },
  close: { en: 'Close', fr: 'Fermer' },
  notifications: { en: 'Notifications', fr: 'Notifications' },
};

/** Reports that the first load of the content failed and is retried. */
export function showLoadingFailed(language: Language): void {
  void showToast({
    level: 'error',
    text: words.text[language],
    words: { close: words.close[language], notifications: words.notifications[language] },
  });
}

import { locales } from '../../../model/format/numbers';
import { readSiteSettings, siteSettingsElementId } from '../../../model/site/siteSettings';
import { fetchContent, fetchImages } from '../../store/api/initialRequests';
import { announceHistoryMoves } from '../../ui/navigation/historyMoves';
import { yieldToBrowser } from './yieldToBrowser';

/**
 * Whoever asks first which locales there are waits until the browser has looked through all it has; react-intl asks while
 * the first page is drawn.
 */
const askForLocales = (): void => {
  Intl.NumberFormat.supportedLocalesOf(Object.values(locales));
};

/**
 * Starts the site, once boot.ts has brought its code in: the content is asked for at once. The code's parts are run one after
 * the other, and between them the browser gets its turn: on a slow phone it paints and answers all the while.
 */
const main = async (): Promise<void> => {
  const settings = readSiteSettings(
    document.getElementById(siteSettingsElementId)?.textContent,
    window.location.host,
  );
  const firstLoad = fetchContent(settings.apiBaseUrl, {}, settings.contentVersion);
  const firstImages = fetchImages(settings.apiBaseUrl);
  firstLoad.catch(() => undefined); // whoever awaits it hears of its failure
  firstImages.catch(() => undefined);
  announceHistoryMoves();
  await yieldToBrowser();
  askForLocales();
  await yieldToBrowser();
  const { prepareStore } = await import(/* webpackMode: "eager" */ './prepareStore');
  await yieldToBrowser();
  const store = prepareStore(settings, firstImages);
  await yieldToBrowser();
  const { createBrandSystem } = await import(/* webpackMode: "eager" */ '../../ui/theme/system');
  await yieldToBrowser();
  const system = createBrandSystem(settings.brand);
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ './reactDom');
  await yieldToBrowser();
  const { show } = await import(/* webpackMode: "eager" */ './show');
  await yieldToBrowser();
  show(store, system);
  await yieldToBrowser();
  const { watchStart } = await import(/* webpackMode: "eager" */ './watchStart');
  watchStart(store, settings.apiBaseUrl, firstLoad);
};

void main();

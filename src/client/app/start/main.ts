import { locales } from '../../../model/format/numbers';
import { readSiteSettings, siteSettingsElementId } from '../../../model/site/siteSettings';
import { fetchContent, fetchImages } from '../../store/api/initialRequests';
import { announceHistoryMoves } from '../../ui/navigation/historyMoves';
import { yieldToBrowser } from './yieldToBrowser';

/**
 * The first call of `supportedLocalesOf` is slow, because the browser searches all its locales. It happens here so
 * that react-intl does not wait for it while the first page is rendered.
 */
const loadLocales = (): void => {
  Intl.NumberFormat.supportedLocalesOf(Object.values(locales));
};

/**
 * Starts the site after boot.ts has loaded its code. It requests the content first. Then it runs the parts of the code one
 * after the other and yields to the browser in between, so that a slow phone can paint and handle input.
 */
const main = async (): Promise<void> => {
  const settings = readSiteSettings(
    document.getElementById(siteSettingsElementId)?.textContent,
    window.location.host,
  );
  const firstLoad = fetchContent(settings.apiBaseUrl, {}, settings.contentVersion);
  const firstImages = fetchImages(settings.apiBaseUrl);
  firstLoad.catch(() => undefined); // its caller handles the failure
  firstImages.catch(() => undefined);
  announceHistoryMoves();
  await yieldToBrowser();
  loadLocales();
  await yieldToBrowser();
  const { prepareStore, watchStart } = await import(/* webpackMode: "eager" */ './prepareStore');
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
  watchStart(store, settings.apiBaseUrl, firstLoad);
};

void main();

import { renderedAttribute, siteSettingsElementId } from '../../../model/site/pageElements';
import { readSiteSettings } from '../../../model/site/siteSettings';
import { fetchContent, fetchImages } from '../../store/api/initialRequests';
import { announceHistoryMoves } from '../../ui/navigation/historyMoves';
import { yieldToBrowser } from './yieldToBrowser';

/**
 * Starts the site after boot.ts has loaded its code. It runs the parts of the code one after the other and yields to the
 * browser in between, so that a slow phone can paint and handle input. Then React hydrates the page that the server has
 * rendered, or renders it.
 */
const main = async (): Promise<void> => {
  const settings = readSiteSettings(
    document.getElementById(siteSettingsElementId)?.textContent,
    window.location,
  );
  const { siteHandover: handover } = window;
  const firstLoad = fetchContent(settings.apiBaseUrl, settings.contentVersion, handover?.bulkLoad);
  firstLoad.catch(() => undefined); // its caller handles the failure
  const isRendered = document.documentElement.hasAttribute(renderedAttribute);
  const firstImages = isRendered ? undefined : fetchImages(settings.apiBaseUrl);
  firstImages?.catch(() => undefined); // as above
  announceHistoryMoves();
  await yieldToBrowser();
  const { prepareStore } = await import(/* webpackMode: "eager" */ './prepareStore');
  await yieldToBrowser();
  const store = prepareStore(settings);
  await yieldToBrowser();
  const { createBrandSystem } = await import(/* webpackMode: "eager" */ '../../ui/theme/system');
  await yieldToBrowser();
  const system = createBrandSystem(settings.brand);
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ './reactDom');
  await yieldToBrowser();
  const { openPage } = await import(/* webpackMode: "eager" */ './openPage');
  await yieldToBrowser();
  await openPage({
    store,
    system,
    apiBaseUrl: settings.apiBaseUrl,
    firstLoad,
    firstImages,
    handover: isRendered ? handover : undefined,
  });
};

void main();

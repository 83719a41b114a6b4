import type { SystemContext } from '@chakra-ui/react';
import type { SiteImage } from '../../../model/images/variants';
import { fetchImages } from '../../store/api/initialRequests';
import type { Content } from '../../store/content/contentActions';
import type { AppStore } from '../../store/store';
import type { Handover } from './handover';
import { loadImages, loadOtherImages, scheduleBackgroundWork, loadContentWithRetry } from './prepareStore';
import { hydrate, show } from './show';
import { yieldToBrowser } from './yieldToBrowser';

interface StartedPage {
  readonly store: AppStore;
  readonly system: SystemContext;
  readonly apiBaseUrl: string;
  readonly firstLoad: Promise<Content>;
  /** Undefined on a page that the server has rendered, which has the metadata of its pictures. */
  readonly firstImages: Promise<readonly SiteImage[]> | undefined;
  /** Undefined where React must render the page. */
  readonly handover: Handover | undefined;
}

/** The content of the page that the server has rendered; undefined where React must render the page. */
const contentOfServedPage = async ({ handover, firstLoad }: StartedPage): Promise<Content | undefined> =>
  (await handover?.isVisitorsPage) ? firstLoad.catch(() => undefined) : undefined;

/** Hydrates the page that the server has rendered, or renders it. */
export async function openPage(page: StartedPage): Promise<void> {
  const { store, system, apiBaseUrl, firstLoad, firstImages, handover } = page;
  const content = await contentOfServedPage(page);
  if (content && handover) {
    await hydrate(store, system, content, handover);
    loadOtherImages(store, apiBaseUrl);
    scheduleBackgroundWork(store, apiBaseUrl);
    return;
  }
  loadImages(store, firstImages ?? fetchImages(apiBaseUrl));
  show(store, system);
  await yieldToBrowser();
  loadContentWithRetry(store, apiBaseUrl, firstLoad);
}

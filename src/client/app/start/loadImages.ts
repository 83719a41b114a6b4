import type { SiteImage } from '../../../model/images/variants';
import { imagesRequested, imagesLoaded } from '../../store/content/images';
import type { AppStore } from '../../store/store';

/** How long pictures wait for the facts of the images. The page itself never waits for them. */
const timeoutMs = 1_500;

/** Stores the response of the pending image request. After a timeout or a failure, it stores an empty list. */
export function loadImages(store: AppStore, request: Promise<readonly SiteImage[]>): void {
  store.dispatch(imagesRequested());
  const load = (images: readonly SiteImage[]): void => {
    clearTimeout(timer);
    store.dispatch(imagesLoaded(images));
  };
  const loadNone = (): void => load([]);
  const timer = setTimeout(loadNone, timeoutMs);
  request.then(load, loadNone);
}

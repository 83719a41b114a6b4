import type { SiteImage } from '../../../model/images/variants';
import { imagesAwaited, imagesLoaded } from '../../store/content/images';
import type { AppStore } from '../../store/store';

/** How long pictures wait for what is known of them, in ms. The page itself never waits for it. */
const patience = 1_500;

/** Brings what is known of the images into the store, from the request that is under way. */
export const loadImages = (store: AppStore, request: Promise<readonly SiteImage[]>): void => {
  store.dispatch(imagesAwaited());
  const load = (images: readonly SiteImage[]): void => {
    clearTimeout(timer);
    store.dispatch(imagesLoaded(images));
  };
  const loadNone = (): void => load([]);
  const timer = setTimeout(loadNone, patience);
  request.then(load, loadNone);
};

import { imageNameOf } from '../../model/pictures';
import type { ContentNews } from '../store/contentActions';
import { contentFollowed, contentLoaded } from '../store/contentActions';
import { fetchContent, fetchImages } from '../store/firstCalls';
import { imagesLoaded } from '../store/images';
import { readNews } from '../store/news';
import type { AppStore } from '../store/store';

/** How long to wait before listening again where the server has turned the page away, in ms. */
const pause = 10_000;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const dataOf = (event: Event): unknown =>
  event instanceof MessageEvent && typeof event.data === 'string' ? parse(event.data) : undefined;

/** Whether rows show an image of this site that nothing is known of yet. */
const hasUnknownImage = (store: AppStore, { rows }: ContentNews): boolean => {
  const { byName } = store.getState().images;
  const values = Object.values(rows).flatMap(({ changed }) => changed.flatMap((row) => Object.values(row)));
  return values.some((value) => {
    const name = imageNameOf(String(value));
    return name !== undefined && !Object.hasOwn(byName, name);
  });
};

const loadImagesAnew = (store: AppStore, apiBaseUrl: string): void => {
  fetchImages(apiBaseUrl).then(
    (images) => store.dispatch(imagesLoaded(images)),
    () => undefined, // they are shown as they came
  );
};

/**
 * Follows the changes that anybody makes to the content, as long as the page is seen: a browser has few connections to
 * spare, and a page that comes back asks for what it missed.
 */
export const followContent = (store: AppStore, apiBaseUrl: string): void => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const version = (): number => store.getState().startup.version ?? 0;

  const follow = (event: Event): void => {
    const news = readNews(dataOf(event));
    if (!news || Number(news.version) <= version()) return;
    store.dispatch(contentFollowed(news));
    if (hasUnknownImage(store, news)) loadImagesAnew(store, apiBaseUrl);
  };

  const loadAnew = (): void => {
    loadImagesAnew(store, apiBaseUrl);
    fetchContent(apiBaseUrl, { cache: 'reload' }).then(
      (content) => store.dispatch(contentLoaded(content)),
      () => undefined, // the stream is opened again, and says so again
    );
  };

  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };

  const open = (): void => {
    close();
    if (document.hidden) return;
    const opened = new EventSource(`${apiBaseUrl}/api/changes?since=${version()}`);
    opened.addEventListener('change', follow);
    opened.addEventListener('reload', loadAnew);
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, pause); // others it opens again by itself
    });
    source = opened;
  };

  document.addEventListener('visibilitychange', open);
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
  open();
};

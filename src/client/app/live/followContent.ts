import { imageNameOf } from '../../../model/images/variants';
import type { ChangeEvent } from '../../store/content/contentActions';
import { parseChangeEvent } from '../../store/content/changeEvent';
import type { AppStore } from '../../store/store';
import { ContentReloader, imagesReloader } from './reloaders';

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

const versionIn = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'version' in data ? Number(data.version) || 0 : 0;

/** Whether rows show an image of this site that nothing is known of yet. */
const hasUnknownImage = (store: AppStore, { rows }: ChangeEvent): boolean => {
  const { byName } = store.getState().images;
  const values = Object.values(rows).flatMap(({ changed }) => changed.flatMap((row) => Object.values(row)));
  return values.some((value) => {
    const name = imageNameOf(String(value));
    return name !== undefined && !Object.hasOwn(byName, name);
  });
};

/** What is done with what the server tells. */
const listenerFor = (store: AppStore, apiBaseUrl: string) => {
  const content = new ContentReloader(store, apiBaseUrl);
  const images = imagesReloader(store, apiBaseUrl);
  return {
    version: (): number => store.getState().startup.version ?? 0,

    follow(event: Event): void {
      const news = parseChangeEvent(dataOf(event));
      if (!news || (!content.isLoading && Number(news.version) <= this.version())) return;
      images.hear(news);
      content.follow(news);
      if (hasUnknownImage(store, news)) images.loadAnew();
    },

    loadAnew(event: Event): void {
      images.loadAnew();
      content.loadAnew(versionIn(dataOf(event)));
    },

    giveUp: () => content.giveUp(),
  };
};

/**
 * Follows the changes that anybody makes to the content, as long as the page is seen: a browser has few connections to
 * spare, and a page that comes back asks for what it missed.
 */
export const followContent = (store: AppStore, apiBaseUrl: string): void => {
  const listener = listenerFor(store, apiBaseUrl);
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };

  /** Whoever listens again is told again what the content that was on its way would have brought. */
  const leave = (): void => {
    close();
    listener.giveUp();
  };

  const open = (): void => {
    if (document.hidden) {
      leave();
      return;
    }
    close();
    const opened = new EventSource(`${apiBaseUrl}/api/changes?since=${listener.version()}`);
    opened.addEventListener('change', (event) => listener.follow(event));
    opened.addEventListener('reload', (event) => listener.loadAnew(event));
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, pause); // others it opens again by itself
    });
    source = opened;
  };

  document.addEventListener('visibilitychange', open);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
  open();
};

import { imageNameOf } from '../../../model/images/variants';
import type { ChangeEvent } from '../../store/content/contentActions';
import { parseJson } from '../../../model/schema/parseJson';
import { parseChangeEvent } from '../../store/content/changeEvent';
import { hasMetadata, selectImages } from '../../store/content/images';
import type { AppStore } from '../../store/store';
import { ContentReloader, imagesReloader } from './reloaders';
import { readProperty } from '../../../model/schema/readProperty';

/** The delay before the page connects again after the server rejected the connection. */
const reconnectDelayMs = 10_000;

const dataOf = (event: Event): unknown =>
  event instanceof MessageEvent && typeof event.data === 'string' ? parseJson(event.data) : undefined;

const versionIn = (data: unknown): number => Number(readProperty(data, 'version')) || 0;

/** Whether changed rows show an image of this site that is not in the store yet. */
const hasUnknownImage = (store: AppStore, { rows }: ChangeEvent): boolean => {
  const byName = selectImages(store.getState());
  const values = Object.values(rows).flatMap(({ changed }) => changed.flatMap((row) => Object.values(row)));
  return values.some((value) => {
    const name = imageNameOf(String(value));
    return name !== undefined && !hasMetadata(byName[name]);
  });
};

/** Handles the events from the server. */
const createHandlers = (store: AppStore, apiBaseUrl: string) => {
  const content = new ContentReloader(store, apiBaseUrl);
  const images = imagesReloader(store, apiBaseUrl);
  return {
    version: (): number => store.getState().startup.version ?? 0,

    change(event: Event): void {
      const changeEvent = parseChangeEvent(dataOf(event));
      if (!changeEvent || (!content.isLoading && Number(changeEvent.version) <= this.version())) return;
      images.record(changeEvent);
      content.apply(changeEvent);
      if (hasUnknownImage(store, changeEvent)) images.reload();
    },

    reload(event: Event): void {
      images.reload();
      content.reload(versionIn(dataOf(event)));
    },

    cancel: () => content.cancel(),
  };
};

/**
 * Listens to change events while the page is visible. A hidden page closes its connection, because a browser allows only a
 * few. When the page is visible again, it requests the events that it missed.
 */
export function followContent(store: AppStore, apiBaseUrl: string): void {
  const handlers = createHandlers(store, apiBaseUrl);
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };

  /** A pending load can be cancelled: the next connection sends the missed events again. */
  const stop = (): void => {
    close();
    handlers.cancel();
  };

  const open = (): void => {
    if (document.hidden) {
      stop();
      return;
    }
    close();
    const opened = new EventSource(`${apiBaseUrl}/api/changes?since=${handlers.version()}`);
    opened.addEventListener('change', (event) => handlers.change(event));
    opened.addEventListener('reload', (event) => handlers.reload(event));
    opened.addEventListener('error', () => {
      // After other errors the browser reconnects by itself.
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, reconnectDelayMs);
    });
    source = opened;
  };

  document.addEventListener('visibilitychange', open);
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
  open();
}

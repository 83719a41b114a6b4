import type { Content, ChangeEvent } from '../../store/content/contentActions';
import { contentFollowed, contentLoaded, noChanges } from '../../store/content/contentActions';
import { requestBulkLoad } from '../../store/api/bulkLoad';
import { fetchContent, fetchImages } from '../../store/api/initialRequests';
import { imagesLoaded } from '../../store/content/images';
import { contentRetryDelayMs } from '../../store/startup';
import type { AppStore } from '../../store/store';
import { wait } from '../../store/wait';

/** An event during a load. The store may lack earlier changes, so its version does not change. */
const asPartial = (event: ChangeEvent): ChangeEvent => ({ ...event, version: null });

/** A pending load. It ends once the content has the required version. */
interface Load {
  /** The least version of the content. */
  minVersion: number;
  /** The events since the load began. */
  events: ChangeEvent[];
}

/**
 * Loads content into the store while change events arrive. The response may be older than events during the load, so these
 * are applied at once, and again after the load.
 */
export class ContentReloader {
  private current: Load | undefined;

  constructor(
    private readonly store: AppStore,
    private readonly apiBaseUrl: string,
  ) {}

  /** Whether a load is pending. */
  get isLoading(): boolean {
    return this.current !== undefined;
  }

  apply(event: ChangeEvent): void {
    this.current?.events.push(event);
    this.store.dispatch(contentFollowed(this.current ? asPartial(event) : event));
  }

  /** Loads content of this version or a newer one, with as many retries as necessary. */
  reload(version: number): void {
    if (this.current) {
      this.current.minVersion = version;
      // Events with a higher version belong to other content, such as before a restore.
      this.current.events = this.current.events.filter((event) => Number(event.version) <= version);
    } else {
      this.current = { minVersion: version, events: [] };
      void this.run(this.current);
    }
  }

  /** Cancels a pending load. The store's version does not change. */
  cancel(): void {
    this.current = undefined;
  }

  /** Whether the response must have the texts of the administration, because the store has them. */
  private needsAllTexts(): boolean {
    return this.store.getState().startup.hasAllTexts;
  }

  private async run(load: Load): Promise<void> {
    for (let failures = 0; load === this.current;) {
      const { minVersion } = load;
      const isWhole = this.needsAllTexts();
      const reload = requestBulkLoad(this.apiBaseUrl, { cache: 'reload', isWhole });
      const content = await fetchContent(this.apiBaseUrl, 0, reload).catch(() => undefined);
      if (load !== this.current) return;
      if (this.needsAllTexts() !== isWhole) continue; // an administrator has logged in since
      const version = content?.version ?? 0;
      if (content && version >= minVersion) {
        failures = 0;
        this.applyLoad(load, content, version);
      } else {
        failures += 1;
        await wait(contentRetryDelayMs(failures));
      }
    }
  }

  private applyLoad(load: Load, content: Content, version: number): void {
    const isComplete = version >= load.minVersion;
    if (isComplete) this.current = undefined;
    load.events = load.events.filter((event) => Number(event.version) > version);
    this.store.dispatch(contentLoaded(content));
    for (const event of load.events)
      this.store.dispatch(contentFollowed(isComplete ? event : asPartial(event)));
  }
}

/** Reloads the images. The response may be older than events during the load, so these are applied again after it. */
export function imagesReloader(store: AppStore, apiBaseUrl: string) {
  const loads = new Set<ChangeEvent[]>();
  let sent = 0;
  let applied = 0;

  const load = async (events: ChangeEvent[]): Promise<void> => {
    sent += 1;
    const number = sent;
    const images = await fetchImages(apiBaseUrl);
    if (number < applied) return; // the response to a later request came before
    applied = number;
    store.dispatch(imagesLoaded(images));
    for (const event of events) store.dispatch(contentFollowed({ ...noChanges, images: event.images }));
  };

  return {
    record: (event: ChangeEvent): void => {
      for (const events of loads) events.push(event);
    },

    reload: (): void => {
      const events: ChangeEvent[] = [];
      loads.add(events);
      void load(events)
        .catch(() => undefined) // the page keeps the metadata that it has
        .finally(() => loads.delete(events));
    },
  };
}

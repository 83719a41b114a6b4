import type { Content, ChangeEvent } from '../../store/content/contentActions';
import { contentFollowed, contentLoaded } from '../../store/content/contentActions';
import { fetchContent, fetchImages } from '../../store/api/initialRequests';
import { imagesLoaded } from '../../store/content/images';
import { retryDelayAfter } from '../../store/startup';
import type { AppStore } from '../../store/store';

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Of what is told beside a load the store has but a part: it stays at the version that it has whole. */
const asPart = (news: ChangeEvent): ChangeEvent => ({ ...news, version: null });

const noNews = { version: null, rows: {}, texts: { changed: [], gone: [] } };

/** A load that is under way, until it has brought what is wanted. */
interface Load {
  /** The version that the content has to have, or a newer one. */
  wanted: number;
  /** What has been told since it began. */
  told: ChangeEvent[];
}

/**
 * Brings content into the store while changes go on. A load may be older than changes that are told while it is on its way:
 * these are shown at once, and again after it.
 */
export class ContentReloader {
  private current: Load | undefined;

  constructor(
    private readonly store: AppStore,
    private readonly apiBaseUrl: string,
  ) {}

  /** Whether the store will hold other content soon. */
  get isLoading(): boolean {
    return this.current !== undefined;
  }

  follow(news: ChangeEvent): void {
    this.current?.told.push(news);
    this.store.dispatch(contentFollowed(this.current ? asPart(news) : news));
  }

  /** Loads the content of a version or of a newer one, however often it takes. */
  loadAnew(version: number): void {
    if (this.current) {
      this.current.wanted = version;
      this.current.told = this.current.told.filter((news) => Number(news.version) <= version); // the others are of another content
    } else {
      this.current = { wanted: version, told: [] };
      void this.run(this.current);
    }
  }

  /** Lets a load go: the store stays at the version that it has whole. */
  giveUp(): void {
    this.current = undefined;
  }

  private async run(load: Load): Promise<void> {
    for (let failures = 0; load === this.current;) {
      const asked = load.wanted;
      const content = await fetchContent(this.apiBaseUrl, { cache: 'reload' }).catch(() => undefined);
      if (load !== this.current) return;
      const version = content?.version ?? 0;
      if (content && version >= asked) {
        failures = 0;
        this.place(load, content, version);
      } else {
        failures += 1;
        await wait(retryDelayAfter(failures));
      }
    }
  }

  private place(load: Load, content: Content, version: number): void {
    const isWhole = version >= load.wanted;
    if (isWhole) this.current = undefined;
    load.told = load.told.filter((news) => Number(news.version) > version);
    this.store.dispatch(contentLoaded(content));
    for (const news of load.told) this.store.dispatch(contentFollowed(isWhole ? news : asPart(news)));
  }
}

/** Loads what is known of the images anew. What is said of them meanwhile is said again: the answer may be older. */
export const imagesReloader = (store: AppStore, apiBaseUrl: string) => {
  const loads = new Set<ChangeEvent[]>();

  const load = async (told: ChangeEvent[]): Promise<void> => {
    const images = await fetchImages(apiBaseUrl);
    store.dispatch(imagesLoaded(images));
    for (const news of told) store.dispatch(contentFollowed({ ...noNews, images: news.images }));
  };

  return {
    hear: (news: ChangeEvent): void => {
      for (const told of loads) told.push(news);
    },

    loadAnew: (): void => {
      const told: ChangeEvent[] = [];
      loads.add(told);
      void load(told)
        .catch(() => undefined) // they are shown as they came
        .finally(() => loads.delete(told));
    },
  };
};

import { minuteMs } from '../../model/format/durations';
import type PQueue from 'p-queue';
import type { ImageDescription, ImageMetadata, SiteImage } from '../../model/images/variants';
import { defaultDescription } from '../../model/images/variants';
import type { ContentStore } from '../content/contentStore';
import type { Database } from '../database/database';
import type { WireRow } from '../content/rows/tables';
import { imageTable } from '../content/rows/tables';
import type { Files } from '../files/fileStore';
import type { ImageWithMetadata } from './storeImage';
import { readFileBuffer } from '../files/readFileBuffer';
import { computeImageMetadata } from './imageMetadata';
import { storeImageMetadata, storedImageMetadata } from './storedMetadata';
import { referencedImages } from './referencedImages';

/** After a failed read, an image is not read again for this time: its store may be away for a while. In milliseconds. */
const retryDelayMs = 10 * minuteMs;

interface Dependencies {
  readonly content: ContentStore;
  readonly database: Database;
  readonly files: Files;
  readonly queue: PQueue;
  readonly onProblem: (error: unknown, name: string) => void;
}

const descriptionOf = (row: WireRow | undefined): ImageDescription & Pick<SiteImage, 'id'> =>
  row
    ? {
        id: row.id,
        focalX: Number(row.focalX),
        focalY: Number(row.focalY),
        altEn: String(row.altEn),
        altFr: String(row.altFr),
      }
    : { id: null, ...defaultDescription };

/**
 * The metadata and descriptions of the images that the content shows. An upload stores the metadata of its image. Images from an
 * older version, a backup or an import have none: theirs are computed in the background after the first request.
 */
export class ImageRegister {
  private readonly metadata = new Map<string, ImageMetadata>();
  /** When an image may be read again, in milliseconds since 1970. It is infinite while the image is in the queue. */
  private readonly retryTimes = new Map<string, number>();
  private names: ReadonlySet<string> = new Set();
  private namesVersion = -1;
  private descriptions: ReadonlyMap<string, WireRow> = new Map();
  private descriptionsVersion = -1;
  private additions = 0;
  private pendingReads: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  constructor(private readonly dependencies: Dependencies) {}

  /** Changes whenever the metadata or the descriptions change. */
  get version(): string {
    return `${this.dependencies.content.version}-${this.additions}`;
  }

  /** Changes whenever the metadata of a further image are known. */
  get metadataVersion(): number {
    return this.additions;
  }

  /** Stores the metadata of a new image. */
  async add(image: ImageWithMetadata): Promise<void> {
    await storeImageMetadata(this.dependencies.database.system, [image]);
    this.cacheMetadata(image.name, image);
  }

  /**
   * Loads the metadata of images that the content shows. Metadata that are not stored yet are computed in the background. If the
   * database does not respond, images without metadata wait for the next refresh.
   */
  async refresh(): Promise<void> {
    const { content, database } = this.dependencies;
    const unknown = [...this.shownNames()].filter(
      (name) => !this.metadata.has(name) && (this.retryTimes.get(name) ?? 0) <= Date.now(),
    );
    if (unknown.length === 0) return;
    const stored = await content.availability.read(() => storedImageMetadata(database.system, unknown));
    if (!stored) return;
    for (const [name, metadata] of stored) this.cacheMetadata(name, metadata);
    for (const name of unknown) if (!stored.has(name)) this.readLater(name);
  }

  /** The metadata and the description of an image; undefined while its metadata are unknown. */
  imageOf(name: string | undefined): SiteImage | undefined {
    const metadata = name === undefined ? undefined : this.metadata.get(name);
    return metadata && name !== undefined
      ? { name, ...metadata, ...descriptionOf(this.rowsByImage().get(name)) }
      : undefined;
  }

  /** The images that the content shows and whose metadata are known. */
  all(): readonly SiteImage[] {
    return [...this.shownNames()].sort().flatMap((name) => this.imageOf(name) ?? []);
  }

  /** Resolves once no image is read any more. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.pendingReads;
  }

  private shownNames(): ReadonlySet<string> {
    const { content } = this.dependencies;
    if (this.namesVersion !== content.version) {
      this.namesVersion = content.version;
      this.names = referencedImages(content);
    }
    return this.names;
  }

  /** The rows that describe images, by the images' names. */
  private rowsByImage(): ReadonlyMap<string, WireRow> {
    const { content } = this.dependencies;
    if (this.descriptionsVersion !== content.version) {
      this.descriptionsVersion = content.version;
      this.descriptions = new Map(content.rows(imageTable).map((row) => [String(row.name), row]));
    }
    return this.descriptions;
  }

  private cacheMetadata(name: string, metadata: ImageMetadata): void {
    if (this.metadata.has(name)) return;
    const { width, height, placeholder, isAnimated } = metadata;
    this.metadata.set(name, { width, height, placeholder, isAnimated });
    this.additions += 1;
  }

  private readLater(name: string): void {
    this.retryTimes.set(name, Infinity);
    const read = this.dependencies.queue.add(() => this.read(name));
    this.pendingReads = Promise.all([this.pendingReads, read]);
  }

  private async read(name: string): Promise<void> {
    if (this.isClosed) return;
    try {
      const content = await readFileBuffer(this.dependencies.files.images, name);
      if (content) await this.add({ name, ...(await computeImageMetadata(content)) });
    } catch (error) {
      this.dependencies.onProblem(error, name);
    } finally {
      this.retryTimes.set(name, Date.now() + retryDelayMs);
    }
  }
}

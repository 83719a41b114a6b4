import type PQueue from 'p-queue';
import type { ImageDescription, PictureFacts, SiteImage } from '../../model/images/variants';
import { defaultDescription } from '../../model/images/variants';
import type { ContentStore } from '../content/contentStore';
import type { Database } from '../database/database';
import type { WireRow } from '../database/tables';
import { imageTable } from '../database/tables';
import type { Files } from '../files/fileStore';
import type { ImageWithFacts } from '../files/images';
import { readFileBuffer } from '../files/readFileBuffer';
import { computeImageFacts } from './imageFacts';
import { storeImageFacts, storedImageFacts } from './storedFacts';
import { referencedImages } from './referencedImages';

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
 * The facts and descriptions of the images that the content shows. An upload stores the facts of its image. Images from an
 * older version, a backup or an import have none: theirs are computed in the background after the first request.
 */
export class ImageRegister {
  private readonly facts = new Map<string, PictureFacts>();
  /** Images whose facts have been requested. An image that cannot be read is not tried again. */
  private readonly requested = new Set<string>();
  private names: ReadonlySet<string> = new Set();
  private namesVersion = -1;
  private descriptions: ReadonlyMap<string, WireRow> = new Map();
  private descriptionsVersion = -1;
  private additions = 0;
  private pendingReads: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  constructor(private readonly dependencies: Dependencies) {}

  /** Changes whenever the facts or the descriptions change. */
  get version(): string {
    return `${this.dependencies.content.version}-${this.additions}`;
  }

  /** Changes whenever the facts of a further image are known. */
  get factsVersion(): number {
    return this.additions;
  }

  /** Stores the facts of a new image. */
  async add(image: ImageWithFacts): Promise<void> {
    await storeImageFacts(this.dependencies.database.system, [image]);
    this.cacheFacts(image.name, image);
  }

  /**
   * Loads the facts of images that the content shows. Facts that are not stored yet are computed in the background. If the
   * database does not respond, images without facts wait for the next refresh.
   */
  async refresh(): Promise<void> {
    const { content, database } = this.dependencies;
    if (this.namesVersion !== content.version) {
      this.namesVersion = content.version;
      this.names = referencedImages(content);
    }
    const unknown = [...this.names].filter((name) => !this.facts.has(name) && !this.requested.has(name));
    if (unknown.length === 0) return;
    const stored = await content.availability.read(() => storedImageFacts(database.system, unknown));
    if (!stored) return;
    for (const [name, facts] of stored) this.cacheFacts(name, facts);
    for (const name of unknown) if (!stored.has(name)) this.readLater(name);
  }

  /** The facts and the description of an image; undefined while its facts are unknown. */
  imageOf(name: string | undefined): SiteImage | undefined {
    const facts = name === undefined ? undefined : this.facts.get(name);
    return facts && name !== undefined
      ? { name, ...facts, ...descriptionOf(this.rowsByImage().get(name)) }
      : undefined;
  }

  /** The images that the content shows and whose facts are known. */
  all(): readonly SiteImage[] {
    return [...this.names].sort().flatMap((name) => this.imageOf(name) ?? []);
  }

  /** Resolves once no image is read any more. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.pendingReads;
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

  private cacheFacts(name: string, facts: PictureFacts): void {
    if (this.facts.has(name)) return;
    const { width, height, placeholder, isAnimated } = facts;
    this.facts.set(name, { width, height, placeholder, isAnimated });
    this.additions += 1;
  }

  private readLater(name: string): void {
    this.requested.add(name);
    const read = this.dependencies.queue.add(() => this.read(name));
    this.pendingReads = Promise.all([this.pendingReads, read]);
  }

  private async read(name: string): Promise<void> {
    if (this.isClosed) return;
    try {
      const content = await readFileBuffer(this.dependencies.files.images, name);
      if (content) await this.add({ name, ...(await computeImageFacts(content)) });
    } catch (error) {
      this.dependencies.onProblem(error, name);
    }
  }
}

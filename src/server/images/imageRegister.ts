import type { ImageDescription, PictureFacts, SiteImage } from '../../model/images/variants';
import { defaultDescription } from '../../model/images/variants';
import type { ContentStore } from '../content/contentStore';
import type { Database } from '../database/database';
import type { WireRow } from '../database/tables';
import { imageTable } from '../database/tables';
import type { Files } from '../files/fileStore';
import type { StoredImage } from '../files/images';
import { readWhole } from '../files/readWhole';
import { computeImageFacts } from './imageFacts';
import { storeImageFacts, storedImageFacts } from './storedFacts';
import { referencedImages } from './referencedImages';
import type { WorkQueue } from './workQueue';

interface Parts {
  readonly content: ContentStore;
  readonly database: Database;
  readonly files: Files;
  readonly queue: WorkQueue;
  readonly onProblem: (error: unknown, name: string) => void;
}

const describedBy = (row: WireRow | undefined): ImageDescription & Pick<SiteImage, 'id'> =>
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
 * What is known of the images that the content shows. What follows from an image is kept when it is uploaded; of those
 * that came otherwise (from an older version, with a backup, by an import) it is read when it is first asked for, behind
 * the answer.
 */
export class ImageRegister {
  private readonly facts = new Map<string, PictureFacts>();
  /** Asked for already: what cannot be read is not tried again and again. */
  private readonly asked = new Set<string>();
  private names: ReadonlySet<string> = new Set();
  private namesVersion = -1;
  private descriptions: ReadonlyMap<string, WireRow> = new Map();
  private descriptionsVersion = -1;
  private additions = 0;
  private reading: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  constructor(private readonly parts: Parts) {}

  /** As long as it stays, so does what is known. */
  get version(): string {
    return `${this.parts.content.version}-${this.additions}`;
  }

  /** Keeps what follows from an image that has come. */
  async add(image: StoredImage): Promise<void> {
    await storeImageFacts(this.parts.database.system, [image]);
    this.remember(image.name, image);
  }

  /** Learns of images that the content shows and that nothing is known of yet. */
  async keepUp(): Promise<void> {
    const { content, database } = this.parts;
    if (this.namesVersion !== content.version) {
      this.namesVersion = content.version;
      this.names = referencedImages(content);
    }
    const unknown = [...this.names].filter((name) => !this.facts.has(name) && !this.asked.has(name));
    if (unknown.length === 0) return;
    const kept = await storedImageFacts(database.system, unknown);
    for (const [name, facts] of kept) this.remember(name, facts);
    for (const name of unknown) if (!kept.has(name)) this.readLater(name);
  }

  /** What is known of an image by its name. */
  imageOf(name: string | undefined): SiteImage | undefined {
    const facts = name === undefined ? undefined : this.facts.get(name);
    return facts && name !== undefined
      ? { name, ...facts, ...describedBy(this.described().get(name)) }
      : undefined;
  }

  /** The images that the content shows, as far as they are known. */
  all(): readonly SiteImage[] {
    return [...this.names].sort().flatMap((name) => this.imageOf(name) ?? []);
  }

  /** Nothing is read any more once this resolves. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.reading;
  }

  /** The rows that describe images, by the images' names. */
  private described(): ReadonlyMap<string, WireRow> {
    const { content } = this.parts;
    if (this.descriptionsVersion !== content.version) {
      this.descriptionsVersion = content.version;
      this.descriptions = new Map(content.rows(imageTable).map((row) => [String(row.name), row]));
    }
    return this.descriptions;
  }

  private remember(name: string, facts: PictureFacts): void {
    if (this.facts.has(name)) return;
    const { width, height, placeholder, isAnimated } = facts;
    this.facts.set(name, { width, height, placeholder, isAnimated });
    this.additions += 1;
  }

  private readLater(name: string): void {
    this.asked.add(name);
    const reading = this.parts.queue.run(() => this.read(name));
    this.reading = Promise.all([this.reading, reading]);
  }

  private async read(name: string): Promise<void> {
    if (this.isClosed) return;
    try {
      const content = await readWhole(this.parts.files.images, name);
      if (content) await this.add({ name, ...(await computeImageFacts(content)) });
    } catch (error) {
      this.parts.onProblem(error, name);
    }
  }
}

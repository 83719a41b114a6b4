import type { FastifyBaseLogger } from 'fastify';
import PQueue from 'p-queue';
import { documentNames } from '../../model/search/documentNames';
import type { ContentStore } from '../content/contentStore';
import type { Database } from '../database/database';
import type { Files } from '../files/fileStore';
import { readFileBuffer } from '../files/readFileBuffer';
import { readPdfText } from './readPdfText';
import type { DocumentPages } from './storedTexts';
import { storedTexts, storeText } from './storedTexts';

interface Dependencies {
  readonly content: ContentStore;
  readonly database: Database;
  readonly files: Files;
  readonly log: FastifyBaseLogger;
}

/** The characters of all documents together: browsers load them when somebody searches. Beyond that, each is cut. */
const maxCharacters = 2_000_000;

/** The names of the documents that the rows of the content offer. */
const referencedDocuments = (content: ContentStore): ReadonlySet<string> =>
  new Set(documentNames((name) => content.rowsOf(name)));

/** The beginnings of the pages that have room in a number of characters. */
const cut = (pages: DocumentPages, characters: number): DocumentPages => {
  let left = characters;
  return pages.map((page) => {
    const part = page.slice(0, Math.max(0, left));
    left -= part.length;
    return part;
  });
};

/**
 * The texts of the documents that the content offers, for the search. An upload reads its document. Documents from an older version,
 * a backup or an import are read in the background after the first request.
 */
export class DocumentTexts {
  private readonly texts = new Map<string, DocumentPages | null>();
  /** Documents that are read now, or are in the queue. */
  private readonly pending = new Set<string>();
  /** One document at a time: the processors are for requests. */
  private readonly queue = new PQueue({ concurrency: 1 });
  private readonly closing = new AbortController();
  private additions = 0;

  constructor(private readonly dependencies: Dependencies) {}

  /** Changes whenever a text is added or may have gone. */
  get version(): string {
    return `${this.dependencies.content.version}-${this.additions}`;
  }

  /** Reads a document in the background, also one that was missing or could not be read before. */
  readLater(name: string): void {
    if (this.pending.has(name)) return;
    this.pending.add(name);
    void this.queue.add(() => this.read(name));
  }

  /** Loads the stored texts of the documents that the content offers, and reads those that have none. */
  async refresh(): Promise<void> {
    const { content, database } = this.dependencies;
    const unknown = [...referencedDocuments(content)].filter((name) => !this.texts.has(name));
    if (unknown.length === 0) return;
    const stored = await content.availability.read(() => storedTexts(database, unknown));
    if (!stored) return;
    for (const [name, pages] of stored) this.add(name, pages);
    for (const name of unknown) if (!stored.has(name)) this.readLater(name);
  }

  /**
   * The texts of the documents that the content offers now, by the name of the document. One without text, such as a scan, has no
   * pages; one that was not read yet, or whose text the client's code has, is left out.
   */
  all(): Readonly<Record<string, DocumentPages>> {
    const found = [...referencedDocuments(this.dependencies.content)].sort().flatMap((name) => {
      const pages = this.texts.get(name);
      return pages ? [[name, pages.some((page) => page !== '') ? pages : []] as const] : [];
    });
    const share = Math.floor(maxCharacters / Math.max(1, found.length));
    return Object.fromEntries(found.map(([name, pages]) => [name, cut(pages, share)]));
  }

  /** Resolves once no document is read any more. */
  idle(): Promise<void> {
    return this.queue.onIdle();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.idle();
  }

  private add(name: string, pages: DocumentPages | null): void {
    this.texts.set(name, pages);
    this.additions += 1;
  }

  private async read(name: string): Promise<void> {
    const { signal } = this.closing;
    if (signal.aborted) return;
    try {
      const { database, files } = this.dependencies;
      const content = await readFileBuffer(files.documents, name);
      const pages = content ? await readPdfText(content, { signal }) : [];
      if (content) await storeText(database, name, pages);
      this.add(name, pages);
    } catch (error) {
      if (this.closing.signal.aborted) return;
      this.add(name, []); // until an upload of this name, or the next start, which tries again
      this.dependencies.log.warn(
        { err: error, document: name },
        'the text of a document could not be read: the search finds its name only',
      );
    } finally {
      this.pending.delete(name);
    }
  }
}

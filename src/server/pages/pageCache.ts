import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Encoding } from '../http/contentEncodings';

type Compression = Exclude<Encoding, 'identity'>;

/** A rendered page, ready to send. */
export interface CachedPage {
  readonly status: 200 | 404;
  readonly html: string;
  /** Whether the server can also render the page as the browser shows it. */
  readonly isRenderable: boolean;
  readonly etag: string;
  encoded(encoding: Compression): Promise<Buffer>;
}

const brotli = (text: string, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compress: Readonly<Record<Compression, (text: string) => Promise<Buffer>>> = {
  br: (text) => brotli(text, 5),
  gzip: (text) => promisify(gzip)(text),
};

/** A page that is requested this often is compressed again at the highest quality: a tenth less, but it takes long. */
const requestsBeforeBest = 3;

/** One page at a time: responses need the other threads. More pages than this do not wait. */
const recompression = new PQueue({ concurrency: 1 });
const maxWaiting = 50;

export function renderCachedPage(status: 200 | 404, html: string, isRenderable = false): CachedPage {
  const compressed = new Map<Compression, Promise<Buffer>>();
  let requests = 0;
  const recompress = async (): Promise<void> => {
    compressed.set('br', Promise.resolve(await brotli(html, constants.BROTLI_MAX_QUALITY)));
  };
  return {
    status,
    html,
    isRenderable,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    encoded: (encoding) => {
      const bytes = compressed.get(encoding) ?? compress[encoding](html);
      compressed.set(encoding, bytes);
      if (encoding === 'br') requests += 1;
      if (encoding === 'br' && requests === requestsBeforeBest && recompression.size < maxWaiting)
        void recompression.add(recompress);
      return bytes;
    },
  };
}

/** More than the pages of most sites have, in characters. */
const defaultMaxCharacters = 64 * 1024 * 1024;

/**
 * Caches pages until the content changes. The number of ways to write the URL of one page is unlimited. So above
 * `maxCharacters` the cache drops the page that was requested least recently.
 */
export class PageCache {
  private readonly pages: LRUCache<string, CachedPage, () => Promise<CachedPage>>;
  private state = '';

  constructor(maxCharacters = defaultMaxCharacters) {
    this.pages = new LRUCache({
      maxSize: maxCharacters,
      sizeCalculation: ({ html }) => html.length,
      fetchMethod: (_name, _stale, { context: render }) => render(),
      ignoreFetchAbort: true, // a page that the cache drops while it is rendered is still sent
    });
  }

  /** @param state the current state of the content; another state empties the cache. */
  async get(state: string, name: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    if (state !== this.state) {
      this.pages.clear();
      this.state = state;
    }
    return this.pages.forceFetch(name, { context: render });
  }

  delete(name: string): void {
    this.pages.delete(name);
  }
}

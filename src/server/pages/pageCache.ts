import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Encoding } from '../http/contentEncodings';
import { compressMost, encode } from '../http/contentEncodings';
import { contentHash } from '../http/etags';

/** A rendered page, ready to send. It is stored compressed, with a tenth of its bytes. */
export interface CachedPage {
  readonly status: 200 | 404;
  /** Whether the server can also render the page as the browser shows it. */
  readonly isRenderable: boolean;
  readonly etag: string;
  /** The bytes that the cache counts. */
  readonly size: number;
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** A page that is requested this often is compressed again at the highest quality: a tenth less, but it takes long. */
const requestsBeforeBest = 3;

/** One page at a time: responses need the other threads. More pages than this do not wait. */
const recompression = new PQueue({ concurrency: 1 });
const maxWaiting = 50;

export async function createCachedPage(
  status: 200 | 404,
  html: string,
  isRenderable = false,
): Promise<CachedPage> {
  let smallest = await encode(Buffer.from(html), 'br');
  let requests = 0;
  const decoded = (): Promise<Buffer> => promisify(brotliDecompress)(smallest);
  const recompress = async (): Promise<void> => {
    smallest = await compressMost(await decoded());
  };
  return {
    status,
    isRenderable,
    etag: `W/"${contentHash(html)}"`,
    size: smallest.length,
    encoded: async (encoding) => {
      if (encoding !== 'br') return encode(await decoded(), encoding);
      requests += 1;
      if (requests === requestsBeforeBest && recompression.size < maxWaiting)
        void recompression.add(recompress);
      return smallest;
    },
  };
}

/** More than the pages of most sites have, in compressed bytes. */
const defaultMaxSize = 16 * 1024 * 1024;

/**
 * Caches pages until their state changes. The number of ways to write the URL of one page is unlimited. So above
 * `maxSize` the cache drops the page that was requested least recently.
 */
export class PageCache {
  private readonly pages: LRUCache<string, CachedPage, () => Promise<CachedPage>>;
  private state = '';

  /** @param maxSize in compressed bytes */
  constructor(maxSize = defaultMaxSize) {
    this.pages = new LRUCache({
      maxSize,
      sizeCalculation: ({ size }) => size,
      fetchMethod: (_name, _stale, { context: render }) => render(),
      ignoreFetchAbort: true, // a page that the cache drops while it is rendered is still sent
    });
  }

  /** @param state the current state, from `pageStateOf`; another state empties the cache. */
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

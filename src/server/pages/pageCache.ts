import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../http/contentEncodings';

type Compression = Exclude<Encoding, 'identity'>;

/** A rendered page, ready to send. */
export interface CachedPage {
  readonly status: 200 | 404;
  readonly html: string;
  readonly etag: string;
  encoded(encoding: Compression): Promise<Buffer>;
}

const compress: Readonly<Record<Compression, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text),
};

export function renderCachedPage(status: 200 | 404, html: string): CachedPage {
  const compressed = new Map<Compression, Promise<Buffer>>();
  return {
    status,
    html,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    encoded: (encoding) => {
      const bytes = compressed.get(encoding) ?? compress[encoding](html);
      compressed.set(encoding, bytes);
      return bytes;
    },
  };
}

/** More than the pages of most sites have, in characters. */
const maxCharacters = 64 * 1024 * 1024;

/**
 * Caches pages until the content changes. The number of ways to write the URL of one page is unlimited. So above
 * `maxCharacters` the cache drops the page that was requested least recently.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage, () => Promise<CachedPage>>({
    maxSize: maxCharacters,
    sizeCalculation: ({ html }) => html.length,
    fetchMethod: (_name, _stale, { context: render }) => render(),
    ignoreFetchAbort: true, // a page that the cache drops while it is rendered is still sent
  });
  private state = '';

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

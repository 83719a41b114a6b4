import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings that a page can have, the better first. */
export type PageEncoding = 'br' | 'gzip';

/** A page as it is sent. */
export interface CachedPage {
  readonly status: 200 | 404;
  readonly html: string;
  readonly etag: string;
  encoded(encoding: PageEncoding): Promise<Buffer>;
}

const compress: Readonly<Record<PageEncoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text),
};

export const renderCachedPage = (status: 200 | 404, html: string): CachedPage => {
  const made = new Map<PageEncoding, Promise<Buffer>>();
  return {
    status,
    html,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    encoded: (encoding) => {
      const bytes = made.get(encoding) ?? compress[encoding](html);
      made.set(encoding, bytes);
      return bytes;
    },
  };
};

/** More pages than most sites have. */
const kept = 1_000;

/**
 * Keeps pages as long as the content they were made of stays the same. Pages that are not there are not kept: there is no
 * end to them. There is none to the ways to write the address of one either, so where there are too many those go that
 * nobody has asked for the longest.
 */
export class PageCache {
  private readonly pages = new Map<string, Promise<CachedPage>>();
  private state = '';

  /** @param state that of the content now. */
  async get(state: string, name: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    if (state !== this.state) {
      this.pages.clear();
      this.state = state;
    }
    const known = this.pages.get(name);
    const page = known ?? make();
    this.pages.delete(name);
    this.pages.set(name, page); // the one asked for last stands last
    if (known) return known;
    const forget = (): void => {
      if (this.pages.get(name) === page) this.pages.delete(name);
    };
    try {
      const made = await page;
      if (made.status === 200) this.forgetOldest();
      else forget();
      return made;
    } catch (error) {
      forget();
      throw error;
    }
  }

  private forgetOldest(): void {
    const [oldest] = this.pages.keys();
    if (this.pages.size > kept && oldest !== undefined) this.pages.delete(oldest);
  }
}

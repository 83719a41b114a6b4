import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './contentEncodings';
import { compressMost, encode, encodingOf } from './contentEncodings';
import { addVary, dataHeaders, versionHeader } from './headers';
import { contentHash } from './etags';

interface EncodedResponse {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | number>>;
  /** All headers, for a response that no hook adds headers to. */
  readonly allHeaders: Readonly<Record<string, string | number>>;
}

/** Data that stay unchanged for this long are compressed again at the highest quality. */
export const recompressDelayMs = 30_000;

interface TaggedVersion {
  readonly tag: string;
  readonly version: number;
}

const headersOf = (
  { tag, version }: TaggedVersion,
  encoding: Encoding,
  body: Buffer,
): EncodedResponse['headers'] => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': body.length,
  'cache-control': 'no-cache',
  etag: tag,
  [versionHeader]: version,
  ...dataHeaders,
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

/** The data of one version of the content, encoded and ready to send. */
export class CachedResponse {
  private readonly identity: Buffer;
  private readonly hash: string;
  private readonly ready = new Map<Encoding, EncodedResponse>();
  private readonly pending = new Map<Encoding, Promise<EncodedResponse>>();
  private isReplaced = false;
  private recompressTimer: NodeJS.Timeout | undefined;

  /** @param version the version of the content that the data come from */
  constructor(
    json: string,
    readonly version: number,
  ) {
    this.identity = Buffer.from(json);
    this.hash = contentHash(this.identity);
  }

  /** The entity tag of an encoding: the same for the same data, on every server and after every restart. */
  tag(encoding: Encoding): string {
    return `"${this.hash}-${encoding}"`;
  }

  /** Whether the client has these data already, in any encoding. */
  isHeldBy(ifNoneMatch: string): boolean {
    return ifNoneMatch === '*' || ifNoneMatch.includes(this.hash);
  }

  encoded(encoding: Encoding): EncodedResponse | undefined {
    return this.ready.get(encoding);
  }

  /** Encodes once, however many requests wait for it. */
  encode(encoding: Encoding): Promise<EncodedResponse> {
    const pending = this.pending.get(encoding) ?? this.createEncoded(encoding);
    this.pending.set(encoding, pending);
    return pending;
  }

  /** Newer data replace these: stops further compression. */
  replace(): void {
    this.isReplaced = true;
    clearTimeout(this.recompressTimer); // a running timer would hold the data in memory
  }

  private async createEncoded(encoding: Encoding): Promise<EncodedResponse> {
    const response = this.store(encoding, await encode(this.identity, encoding), this.tag(encoding));
    if (encoding === 'br' && !this.isReplaced) {
      this.recompressTimer = setTimeout(() => void this.recompress(), recompressDelayMs).unref();
    }
    return response;
  }

  /** Saves a fifth of the bytes, but takes too long while a request waits. */
  private async recompress(): Promise<void> {
    this.store('br', await compressMost(this.identity), `"${this.hash}-smallest"`);
  }

  private store(encoding: Encoding, body: Buffer, tag: string): EncodedResponse {
    const headers = headersOf({ tag, version: this.version }, encoding, body);
    const response = { body, headers, allHeaders: { vary: 'Accept-Encoding', ...headers } };
    this.ready.set(encoding, response);
    return response;
  }
}

/** The number of origins whose responses are cached: those of the brands, and a few more. */
const maxLinkBases = 8;

interface RenderedVersion {
  readonly version: number | string;
  readonly response: CachedResponse;
}

/**
 * Returns a getter of the response for the current content, with relative links or with absolute ones that begin with
 * `linkBase`. It renders the response again only after a change.
 * @param content its version is sent with the response
 * @param source the response is rendered again when its version changes; by default it is the content
 */
export function createCachedJson(
  content: { readonly version: number },
  render: (linkBase: string) => string,
  source: Pick<RenderedVersion, 'version'> = content,
): (linkBase?: string) => CachedResponse {
  const rendered = new LRUCache<string, RenderedVersion>({
    max: maxLinkBases,
    dispose: ({ response }) => response.replace(),
  });
  return (linkBase = '') => {
    const cached = rendered.get(linkBase);
    const { version } = source;
    if (cached?.version === version) return cached.response;
    const response = new CachedResponse(render(linkBase), content.version);
    rendered.set(linkBase, { version, response });
    return response;
  };
}

/** The response in the client's encoding, if it is ready and the request has no If-None-Match. */
export function cachedResponseOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: CachedResponse,
): EncodedResponse | undefined {
  return headers['if-none-match'] === undefined
    ? response.encoded(encodingOf(headers['accept-encoding']))
    : undefined;
}

/**
 * Sends the response in the client's encoding, or 304 if the client has it already. A response that is ready is sent
 * synchronously and returns undefined: Fastify would wait for a returned reply. An asynchronous handler must return the reply then:
 * Fastify would send another one.
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): Promise<FastifyReply> | undefined {
  const encoding = encodingOf(request.headers['accept-encoding']);
  addVary(reply, 'Accept-Encoding');
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && response.isHeldBy(ifNoneMatch)) {
    void reply
      .code(304)
      .headers({
        etag: response.tag(encoding),
        'cache-control': 'no-cache',
        [versionHeader]: response.version,
      })
      .send();
    return undefined;
  }
  const send = ({ headers, body }: EncodedResponse): FastifyReply => reply.headers(headers).send(body);
  const ready = response.encoded(encoding);
  if (!ready) return response.encode(encoding).then(send);
  void send(ready);
  return undefined;
}

import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, createEncodingCache } from './contentEncodings';
import { dataHeaders } from './headers';
import { addVary } from './vary';
import { versionHeader } from './versions';

interface EncodedAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | number>>;
  /** All that it has where nothing else adds any. */
  readonly allHeaders: Readonly<Record<string, string | number>>;
}

/** A window that holds all of it, and no more: the work takes memory by the window. */
const windowOf = ({ length }: Buffer): number =>
  Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(length + 16))));

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(body),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** Data that have stayed the same for so long, in ms, are worth the time that it takes to make them smaller still. */
const calm = 5_000;

const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, 5), // far smaller than gzip, and as quick
  gzip: (body) => promisify(gzip)(body),
  identity: (body) => Promise.resolve(body),
};

interface Tagged {
  readonly tag: string;
  readonly version: number;
}

const headersOf = ({ tag, version }: Tagged, encoding: Encoding, body: Buffer): EncodedAnswer['headers'] => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': body.length,
  'cache-control': 'no-cache',
  etag: tag,
  [versionHeader]: version,
  ...dataHeaders,
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

/** Data as they were at one moment, ready to be sent. */
export class CachedResponse {
  private readonly identity: Buffer;
  private readonly hash: string;
  private readonly ready = new Map<Encoding, EncodedAnswer>();
  private readonly underWay = new Map<Encoding, Promise<EncodedAnswer>>();
  private isReplaced = false;
  private calming: NodeJS.Timeout | undefined;

  /** @param version the version of the content that they are of */
  constructor(
    json: string,
    readonly version: number,
  ) {
    this.identity = Buffer.from(json);
    this.hash = createHash('sha256').update(this.identity).digest('base64url').slice(0, 22);
  }

  /** The same for the same data, on every server and after every start; each encoding has its own. */
  tag(encoding: Encoding): string {
    return `"${this.hash}-${encoding}"`;
  }

  /** Whether a caller holds these data already, in any encoding. */
  isHeldBy(ifNoneMatch: string): boolean {
    return ifNoneMatch.includes(this.hash);
  }

  encoded(encoding: Encoding): EncodedAnswer | undefined {
    return this.ready.get(encoding);
  }

  /** Encodes once, however many ask for it at the same time. */
  encode(encoding: Encoding): Promise<EncodedAnswer> {
    const running = this.underWay.get(encoding) ?? this.make(encoding);
    this.underWay.set(encoding, running);
    return running;
  }

  /** There are newer data: no more work for these. */
  replace(): void {
    this.isReplaced = true;
    clearTimeout(this.calming); // it would keep them in memory
  }

  private async make(encoding: Encoding): Promise<EncodedAnswer> {
    const answer = this.keep(encoding, await compress[encoding](this.identity), this.tag(encoding));
    if (encoding === 'br' && !this.isReplaced) {
      this.calming = setTimeout(() => void this.makeSmallest(), calm).unref();
    }
    return answer;
  }

  /** A fifth less to send, for which nobody could have waited. */
  private async makeSmallest(): Promise<void> {
    this.keep('br', await brotli(this.identity, constants.BROTLI_MAX_QUALITY), `"${this.hash}-smallest"`);
  }

  private keep(encoding: Encoding, body: Buffer, tag: string): EncodedAnswer {
    const headers = headersOf({ tag, version: this.version }, encoding, body);
    const answer = { body, headers, allHeaders: { vary: 'Accept-Encoding', ...headers } };
    this.ready.set(encoding, answer);
    return answer;
  }
}

/** What an answer is in the encoding that the caller can read, where it is ready and the caller may not hold it already. */
export const cachedResponseOf = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  answer: CachedResponse,
  encodingOf: ReturnType<typeof createEncodingCache>,
): EncodedAnswer | undefined =>
  headers['if-none-match'] === undefined ? answer.encoded(encodingOf(headers['accept-encoding'])) : undefined;

/**
 * Sends an answer in the encoding that the caller can read, or says that the caller holds it. What is ready is sent at once; a
 * reply that is given back would be waited for.
 */
export const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
  encodingOf: ReturnType<typeof createEncodingCache>,
): Promise<void> | undefined => {
  const encoding = encodingOf(request.headers['accept-encoding']);
  addVary(reply, 'Accept-Encoding');
  const held = request.headers['if-none-match'];
  if (held !== undefined && answer.isHeldBy(held)) {
    void reply
      .code(304)
      .headers({ etag: answer.tag(encoding), 'cache-control': 'no-cache', [versionHeader]: answer.version })
      .send();
    return undefined;
  }
  const send = ({ headers, body }: EncodedAnswer): void => {
    void reply.headers(headers).send(body);
  };
  const ready = answer.encoded(encoding);
  if (!ready) return answer.encode(encoding).then(send);
  send(ready);
  return undefined;
};

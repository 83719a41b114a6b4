import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, rememberedEncodings } from './contentEncodings';
import { dataHeaders } from './headers';
import { varyOn } from './vary';
import { versionHeader } from './versions';

interface EncodedAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | number>>;
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
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
export class ReadyAnswer {
  private readonly identity: Buffer;
  private readonly hash: string;
  private readonly ready = new Map<Encoding, EncodedAnswer>();
  private readonly underWay = new Map<Encoding, Promise<EncodedAnswer>>();
  private isReplaced = false;

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
  }

  private async make(encoding: Encoding): Promise<EncodedAnswer> {
    const answer = this.keep(encoding, await compress[encoding](this.identity), this.tag(encoding));
    if (encoding === 'br') setTimeout(() => void this.makeSmallest(), calm).unref();
    return answer;
  }

  /** A fifth less to send, for which nobody could have waited. */
  private async makeSmallest(): Promise<void> {
    if (this.isReplaced) return;
    this.keep('br', await brotli(this.identity, constants.BROTLI_MAX_QUALITY), `"${this.hash}-smallest"`);
  }

  private keep(encoding: Encoding, body: Buffer, tag: string): EncodedAnswer {
    const answer = { body, headers: headersOf({ tag, version: this.version }, encoding, body) };
    this.ready.set(encoding, answer);
    return answer;
  }
}

/** Sends an answer in the encoding that the caller can read, or says that the caller holds it. */
export const sendReady = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  encodingOf: ReturnType<typeof rememberedEncodings>,
): Promise<FastifyReply> => {
  const encoding = encodingOf(request.headers['accept-encoding']);
  varyOn(reply, 'Accept-Encoding');
  const held = request.headers['if-none-match'];
  if (held !== undefined && answer.isHeldBy(held)) {
    return reply
      .code(304)
      .headers({ etag: answer.tag(encoding), 'cache-control': 'no-cache', [versionHeader]: answer.version })
      .send();
  }
  const { headers, body } = answer.encoded(encoding) ?? (await answer.encode(encoding));
  return reply.headers(headers).send(body);
};

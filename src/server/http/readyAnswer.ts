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

const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4, // far smaller than gzip, and as quick
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
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

  private async make(encoding: Encoding): Promise<EncodedAnswer> {
    const body = await compress[encoding](this.identity);
    const answer = {
      body,
      headers: headersOf({ tag: this.tag(encoding), version: this.version }, encoding, body),
    };
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

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentStore } from '../database/contentStore';
import type { Table } from '../database/tables';
import { contentTables } from '../database/tables';
import { dataHeaders } from '../http/headers';
import { versionHeader } from '../http/versions';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface EncodedAnswer {
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

/** All content as the bulk load answers it, from the rows of each table as JSON. */
export const bulkJson = (json: (table: Table) => string): string =>
  `{${contentTables.map((table) => `${JSON.stringify(table.name)}:${json(table)}`).join(',')}}`;

/** All content as it was at one moment, ready to be sent. */
class BulkAnswer {
  private readonly identity: Buffer;
  private readonly hash: string;
  private readonly ready = new Map<Encoding, EncodedAnswer>();
  private readonly underWay = new Map<Encoding, Promise<EncodedAnswer>>();

  constructor(
    content: ContentStore,
    readonly version = content.version,
  ) {
    this.identity = Buffer.from(bulkJson((table) => content.json(table)));
    this.hash = createHash('sha256').update(this.identity).digest('base64url').slice(0, 22);
  }

  /** The same for the same content, on every server and after every start; each encoding has its own. */
  tag(encoding: Encoding): string {
    return `"${this.hash}-${encoding}"`;
  }

  /** Whether a caller holds this content already, in any encoding. */
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

/** Gives the answer to the content as it is now, made anew only after a change. */
export const bulkAnswers = (content: ContentStore): (() => BulkAnswer) => {
  let current: BulkAnswer | undefined;
  return () => {
    if (current?.version !== content.version) current = new BulkAnswer(content);
    return current;
  };
};

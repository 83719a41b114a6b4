import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AwsClient } from 'aws4fetch';
import { networkErrorReason } from '../system/networkError';
import type { Bucket } from './bucket';
import { StoreFailure } from './storeFailure';

/** How long the store may take to begin its answer, and for each kilobyte that is sent to it, in milliseconds. */
const answerTimeout = 10_000;
const timeoutPerKilobyte = 10;

/** After a failure that may pass it is asked again, after these times in milliseconds. */
const pauses = [200, 800];

/** What passes by itself: conflicts of writes at the same time, too many calls, and faults of the store. */
const passing: ReadonlySet<number> = new Set([409, 429, 500, 502, 503, 504]);

export interface BucketCall {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** None where the bucket itself is asked. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Other statuses than success that whoever calls can make something of. */
  readonly expected?: readonly number[];
}

/** Nothing is left as it is that a path, or the signature of one, could take for something else. */
const encoded = (key: string): string =>
  encodeURIComponent(key)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** What the store calls a failure in its answer, such as `AccessDenied`. */
export const failureCode = async (answer: Response): Promise<string | undefined> => {
  const text = await answer.text().catch(() => '');
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1];
};

/** Calls an object store: signed, within a time, and again where a failure may pass. */
export class BucketClient {
  #aws: Promise<AwsClient> | undefined;

  constructor(
    private readonly bucket: Bucket,
    private readonly timeout = answerTimeout,
  ) {}

  /** @returns an answer of success or of an expected status. @throws StoreFailure of any other */
  async call(call: BucketCall): Promise<Response> {
    for (const pause of pauses) {
      try {
        return await this.#callOnce(call);
      } catch (error) {
        if (!(error instanceof StoreFailure && error.mayPass)) throw error;
        await wait(pause);
      }
    }
    return this.#callOnce(call);
  }

  /** The whole of an answer as text. */
  async text(call: BucketCall): Promise<string> {
    const answer = await this.call(call);
    return answer.text().catch((error: unknown) => {
      throw new StoreFailure(`broke off its answer: ${networkErrorReason(error)}`, false, error);
    });
  }

  async #callOnce(call: BucketCall): Promise<Response> {
    const answer = await this.#send(call);
    const { status } = answer;
    if (answer.ok || call.expected?.includes(status)) return answer;
    const what = [status, await failureCode(answer)].filter(Boolean).join(' ');
    throw new StoreFailure(`answered ${what} to a ${call.method}.`, passing.has(status));
  }

  async #send({ method, key, query = {}, headers = {}, body }: BucketCall): Promise<Response> {
    const search = new URLSearchParams(query).toString();
    const path = key === undefined ? '' : `/${encoded(key)}`;
    const url = `${this.bucket.url}${path}${search && `?${search}`}`;
    const abort = new AbortController();
    const request = await (
      await this.#client()
    ).sign(url, {
      method,
      headers: {
        ...headers,
        ...(body && { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') }),
      },
      ...(body && { body }),
      redirect: 'manual',
      signal: abort.signal,
    });
    request.headers.set('accept-encoding', 'identity'); // unsigned: what stands between may change it
    const milliseconds = this.timeout + ((body?.length ?? 0) / 1024) * timeoutPerKilobyte;
    const timer = setTimeout(() => abort.abort(), milliseconds);
    try {
      return await fetch(request);
    } catch (error) {
      if (abort.signal.aborted) throw new StoreFailure('took too long to answer.', false, error);
      throw new StoreFailure(`cannot be reached: ${networkErrorReason(error)}`, true, error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The client is loaded here, so that a site that keeps its files in a folder does not wait for it. */
  #client(): Promise<AwsClient> {
    const { accessKeyId, secretAccessKey, sessionToken, region } = this.bucket;
    this.#aws ??= import('aws4fetch').then(
      ({ AwsClient: Client }) =>
        new Client({
          accessKeyId,
          secretAccessKey,
          ...(sessionToken !== undefined && { sessionToken }),
          region,
          service: 's3',
        }),
    );
    return this.#aws;
  }
}

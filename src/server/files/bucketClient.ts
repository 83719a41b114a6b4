import { createHash } from 'node:crypto';
import type { AwsClient } from 'aws4fetch';
import { networkErrorReason } from '../system/networkError';
import { withRetries } from '../system/withRetries';
import type { Bucket } from './bucket';
import { ObjectStoreError } from './objectStoreError';

/** How long the object store may take to begin its response, plus a time for each kilobyte of the request body. */
const responseTimeoutMs = 10_000;
const timeoutPerKilobyteMs = 10;

const retries = {
  retryDelaysMs: [200, 800],
  isTemporary: (error: unknown): boolean => error instanceof ObjectStoreError && error.isTemporary,
};

/** Statuses of temporary failures: concurrent writes (409), too many requests (429), and faults of the store. */
const temporaryStatuses: ReadonlySet<number> = new Set([409, 429, 500, 502, 503, 504]);

export interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Missing in a request about the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Statuses other than success that the caller handles. */
  readonly expected?: readonly number[];
  /** How long the store may take to begin its response, in milliseconds. Node itself waits 300 s at most. */
  readonly timeoutMs?: number;
}

/** Encodes every character that could change the meaning of a path, or of its signature. */
const encodeKey = (key: string): string =>
  encodeURIComponent(key)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** The error code in a response of the object store, such as `AccessDenied`. */
export async function readErrorCode(response: Response): Promise<string | undefined> {
  const text = await response.text().catch(() => '');
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1];
}

/** Sends signed requests to an object store, with a timeout, and retries temporary failures. */
export class BucketClient {
  #aws: Promise<AwsClient> | undefined;

  constructor(
    private readonly bucket: Bucket,
    private readonly timeoutMs = responseTimeoutMs,
  ) {}

  /** @returns a response with a success status or an expected status. @throws ObjectStoreError for any other */
  request(request: BucketRequest): Promise<Response> {
    return withRetries(() => this.#requestOnce(request), retries);
  }

  /**
   * Sends a request. @returns the whole response body as text
   * @param check may throw an ObjectStoreError for the body; a temporary one repeats the request
   */
  text(request: BucketRequest, check: (text: string) => void = () => undefined): Promise<string> {
    return withRetries(async () => {
      const response = await this.#requestOnce(request);
      const text = await response.text().catch((error: unknown) => {
        throw new ObjectStoreError(`broke off its response: ${networkErrorReason(error)}`, true, error);
      });
      check(text);
      return text;
    }, retries);
  }

  async #requestOnce(request: BucketRequest): Promise<Response> {
    const response = await this.#send(request);
    const { status } = response;
    if (response.ok || request.expected?.includes(status)) return response;
    const statusAndCode = [status, await readErrorCode(response)].filter(Boolean).join(' ');
    throw new ObjectStoreError(
      `responded with ${statusAndCode} to a ${request.method}.`,
      temporaryStatuses.has(status),
    );
  }

  async #send({
    method,
    key,
    query = {},
    headers = {},
    body,
    timeoutMs: baseTimeoutMs = this.timeoutMs,
  }: BucketRequest): Promise<Response> {
    const search = new URLSearchParams(query).toString();
    const path = key === undefined ? '' : `/${encodeKey(key)}`;
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
    request.headers.set('accept-encoding', 'identity'); // not signed: a proxy may change this header
    const timeoutMs = baseTimeoutMs + ((body?.length ?? 0) / 1024) * timeoutPerKilobyteMs;
    const timer = setTimeout(() => abort.abort(), timeoutMs);
    try {
      return await fetch(request);
    } catch (error) {
      if (abort.signal.aborted) throw new ObjectStoreError('took too long to respond.', false, error);
      throw new ObjectStoreError(`cannot be reached: ${networkErrorReason(error)}`, true, error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The client is loaded here, so that a site that stores its files in a folder does not wait for it. */
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

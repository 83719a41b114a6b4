import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Environment } from '../../../src/server/config';

jest.setTimeout(90_000); // as with test servers: troubles take their time, more so on a busy machine

const bucket = 'site-files';

/** What a store makes of `If-None-Match: *` on a PUT. */
export type Conditions = 'honoured' | 'ignored' | 'refused';

/** What happens to a call in place of an answer. */
export type Trouble = 'down' | 'busy' | 'answerLost' | 'silent';

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
};

/**
 * An object store on a port and a folder of its own: s3rver, which checks signatures and ignores conditions of writes.
 * Those, and the troubles of networks and stores, are put before it.
 */
export class TestObjectStore {
  conditions: Conditions = 'honoured';
  /** What happens to calls; none where it answers nothing. */
  trouble: (request: IncomingMessage) => Trouble | undefined = () => undefined;
  /** Method and address of all calls. */
  readonly calls: string[] = [];
  #writes: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly server: S3rver,
    private readonly directory: string,
  ) {
    const handle = server.callback();
    const listener: RequestListener = (request, response) => {
      this.#receive(request, response, handle);
    };
    server.callback = () => listener;
  }

  static async start(): Promise<TestObjectStore> {
    const directory = mkdtempSync(path.join(tmpdir(), 'object-store-'));
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      directory,
      silent: true,
      configureBuckets: [{ name: bucket }],
    });
    const store = new TestObjectStore(server, directory);
    await server.run();
    return store;
  }

  /** What tells a server of it. */
  environment(folder = ''): Environment {
    const address = this.server.httpServer.address();
    if (address === null || typeof address === 'string') throw new Error('The store has no port.');
    return {
      FILES_URL: `s3://${bucket}${folder && `/${folder}`}`,
      AWS_ENDPOINT_URL: `http://127.0.0.1:${address.port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  #receive(request: IncomingMessage, response: ServerResponse, handle: RequestListener): void {
    this.calls.push(`${request.method} ${request.url}`);
    const trouble = this.trouble(request);
    if (trouble === 'silent') return;
    if (trouble === 'answerLost') response.end = () => response.destroy();
    if (trouble === 'down') request.destroy();
    else if (trouble === 'busy') refuse(response, 503, 'SlowDown');
    else if (request.method !== 'PUT') handle(request, response);
    else this.#writes = this.#writes.then(() => this.#write(request, response, handle));
  }

  /** One write after the other, so that a condition holds for the write that comes with it. */
  async #write(request: IncomingMessage, response: ServerResponse, handle: RequestListener): Promise<void> {
    const closed = once(response, 'close');
    const hasCondition = request.headers['if-none-match'] === '*';
    if (hasCondition && this.conditions === 'refused') refuse(response, 501, 'NotImplemented');
    else if (hasCondition && this.conditions === 'honoured' && (await this.#holds(request)))
      refuse(response, 412, 'PreconditionFailed');
    else handle(request, response);
    await closed;
  }

  #holds({ url = '' }: IncomingMessage): Promise<boolean> {
    const key = decodeURIComponent(url.slice(`/${bucket}/`.length));
    return this.server.store.existsObject(bucket, key);
  }

  async close(): Promise<void> {
    const closed = this.server.close();
    this.server.httpServer.closeAllConnections();
    await closed;
    rmSync(this.directory, { recursive: true, force: true });
  }
}

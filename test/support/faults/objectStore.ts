import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Environment } from '../../../src/server/system/environment';

const bucket = 'site-files';

/** How a store treats `If-None-Match: *` on a PUT. */
export type Conditions = 'honoured' | 'ignored' | 'rejected';

/**
 * A fault of a request. `late` delays its response by `lateMs`, and `failsLate` begins a response with status 200 that turns out
 * to be an error.
 */
export type Fault = 'down' | 'busy' | 'responseLost' | 'silent' | 'late' | 'failsLate';

/** The delay of a late response, in milliseconds. */
export const lateMs = 1_500;

/** As S3 does when it joins the parts of an object: it sends spaces while it works, and has no other status then. */
const failLate = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/xml', connection: 'close' });
  response.write(' ');
  setImmediate(() => response.end('<Error><Code>InternalError</Code></Error>'));
};

const sendError = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
};

/**
 * An object store on a free port with a temporary folder. It is s3rver, which checks signatures but ignores conditional
 * writes. This class adds conditional writes, and the faults of networks and stores.
 */
export class TestObjectStore {
  conditions: Conditions = 'honoured';
  /** Chooses the fault of a request; undefined for a normal response. */
  faultOf: (request: IncomingMessage) => Fault | undefined = () => undefined;
  /** The method and address of every request. */
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

  /** The variables with which a server uses this store. */
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
    const fault = this.faultOf(request);
    if (fault === 'silent') return;
    if (fault === 'responseLost') response.end = () => response.destroy();
    if (fault === 'down') request.destroy();
    else if (fault === 'busy') sendError(response, 503, 'SlowDown');
    else if (fault === 'failsLate') failLate(response);
    else if (fault === 'late') setTimeout(() => handle(request, response), lateMs);
    else if (request.method !== 'PUT') handle(request, response);
    else this.#writes = this.#writes.then(() => this.#write(request, response, handle));
  }

  /** Writes run one after another, so that a condition still holds when its write starts. */
  async #write(request: IncomingMessage, response: ServerResponse, handle: RequestListener): Promise<void> {
    const closed = once(response, 'close');
    const hasCondition = request.headers['if-none-match'] === '*';
    if (hasCondition && this.conditions === 'rejected') sendError(response, 501, 'NotImplemented');
    else if (hasCondition && this.conditions === 'honoured' && (await this.#objectExists(request)))
      sendError(response, 412, 'PreconditionFailed');
    else handle(request, response);
    await closed;
  }

  #objectExists({ url = '' }: IncomingMessage): Promise<boolean> {
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

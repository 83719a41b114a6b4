import type { FastifyInstance, InjectOptions } from 'fastify';
import { isRecord } from '../../../../src/model/schema/isRecord';
import { buildApp } from '../../../../src/server/app';
import type { Config } from '../../../../src/server/config';
import type { Environment } from '../../../../src/server/system/environment';
import type { InitialContent } from '../../../../src/server/content/fillContent';
import { fillContent } from '../../../../src/server/content/fillContent';
import type { Database } from '../../../../src/server/database/database';
import { openDatabase } from '../../../../src/server/database/database';
import type { Files } from '../../../../src/server/files/fileStore';
import { openFiles } from '../../../../src/server/files/openFiles';
import { administrator, superUser } from '../testAccounts';
import { testConfig } from './testConfig';
import type { TestStorage } from './testStorage';
import { copyTemplate } from './testStorage';

export { administrator, isRecord, superUser };

export interface TestServerOptions {
  /** Variables in addition to those of every test: no rate limit, and a temporary directory. */
  readonly environment?: Environment;
  /** The first content; none by default. */
  readonly content?: (config: Config) => InitialContent;
  /** The folder of a built client, for tests of pages. */
  readonly assetsDirectory?: string;
  /** The built renderer, for tests of rendered pages. */
  readonly renderWorker?: string;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** The parsed JSON body; undefined if the body is not JSON. */
  readonly body: unknown;
  readonly raw: Buffer;
}

export interface RequestOptions {
  /** The token of a session. */
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The client's IP address; this machine by default. */
  readonly remoteAddress?: string;
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A real application with a real database that no other test uses. */
export class TestServer {
  private constructor(
    private readonly options: TestServerOptions,
    private readonly storage: TestStorage,
    private readonly isOwner: boolean,
    readonly app: FastifyInstance,
    readonly config: Config,
    readonly database: Database,
    readonly files: Files,
  ) {}

  static async start(options: TestServerOptions = {}): Promise<TestServer> {
    return TestServer.open(options, await copyTemplate(), true);
  }

  private static async open(
    options: TestServerOptions,
    storage: TestStorage,
    isOwner: boolean,
  ): Promise<TestServer> {
    const { environment, content, assetsDirectory, renderWorker } = options;
    const config = testConfig({ ...storage.environment, RATE_LIMIT: 'off', PORT: '0', ...environment });
    const database = openDatabase(config);
    const files = openFiles(config);
    if (content) await fillContent(database, files, content(config));
    const app = await buildApp({ config, database, files, assetsDirectory, renderWorker });
    await app.ready();
    return new TestServer(options, storage, isOwner, app, config, database, files);
  }

  /**
   * Another server on the same data, like a second process. Close it before this one.
   * @param environment variables in addition to those of this server
   */
  sibling(environment: Environment = {}): Promise<TestServer> {
    const options = { ...this.options, environment: { ...this.options.environment, ...environment } };
    return TestServer.open(options, this.storage, false);
  }

  /** Sends a request. A body that is not a string or a buffer is sent as JSON. */
  async request(
    method: Method,
    url: string,
    { token, body, headers = {}, remoteAddress }: RequestOptions = {},
  ): Promise<TestResponse> {
    const options: InjectOptions = {
      method,
      url,
      ...(remoteAddress !== undefined && { remoteAddress }),
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    };
    if (body !== undefined) {
      const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
      options.payload = isRaw ? body : JSON.stringify(body);
      options.headers = { 'content-type': 'application/json', ...options.headers };
    }
    const response = await this.app.inject(options);
    const { statusCode: status, headers: responseHeaders, rawPayload: raw } = response;
    const isText = !/^(?:image|video)\//.test(String(responseHeaders['content-type']));
    return { status, headers: responseHeaders, body: isText ? parse(raw.toString()) : undefined, raw };
  }

  /** Logs in. @returns the token of the session */
  async login(
    account: { readonly email: string; readonly password: string } = administrator,
  ): Promise<string> {
    const { body, status } = await this.request('POST', '/api/auth/login', { body: account });
    if (status !== 200 || !isRecord(body) || typeof body.Authorization !== 'string') {
      throw new Error(`${account.email} could not log in: ${status}`);
    }
    return body.Authorization;
  }

  /** Listens on a free port, for tests that need the network. @returns the origin */
  listen(): Promise<string> {
    return this.app.listen({ port: 0, host: '127.0.0.1' });
  }

  /** Stops the server and removes its data. */
  async close(): Promise<void> {
    await this.app.close();
    await this.database.close();
    if (this.isOwner) await this.storage.remove();
  }
}

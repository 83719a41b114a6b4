import { entities } from '../../../src/model/schema/entities';
import type { EntityName } from '../../../src/model/schema/entities';
import type { TestServer } from './server/testServer';
import { isRecord } from './server/testServer';

/** The body of a rejected request, and the expected status and error message. */
export type RejectedRequest = readonly [body: unknown, expected: readonly [status: number, message: RegExp]];

/** Requests about content that tests make as an administrator. */
export class ContentClient {
  constructor(
    readonly server: TestServer,
    readonly token: string,
  ) {}

  /** All rows of a kind of content. */
  async list(name: EntityName): Promise<Record<string, unknown>[]> {
    const { body } = await this.server.request('GET', `/api/${name}/all`);
    const rows = isRecord(body) ? body[entities[name].collection] : undefined;
    if (!Array.isArray(rows)) throw new Error('The response is not a list of rows.');
    return rows.filter(isRecord);
  }

  async find(name: EntityName, id: number): Promise<Record<string, unknown> | undefined> {
    return (await this.list(name)).find((row) => row.id === id);
  }

  /** The whole bulk load, byte for byte. */
  async bulk(): Promise<string> {
    return (await this.server.request('GET', '/api/allModels')).raw.toString();
  }

  /** Changes content, and returns the version of the change and the id of an added row. */
  async change(
    [method, url]: readonly ['POST' | 'PUT' | 'DELETE', string],
    body: unknown,
    token = this.token,
  ): Promise<{ readonly version: number; readonly id: number }> {
    const response = await this.server.request(method, url, { token, body });
    if (response.status >= 300) throw new Error(`${url}: ${response.status} ${response.raw.toString()}`);
    const id = isRecord(response.body) ? Number(response.body.id) : NaN;
    return { version: Number(response.headers['content-version'] ?? NaN), id };
  }

  /** Sends a request. Expects that the server rejects it with this status and message, and that no content changes. */
  async expectRejected(
    [method, url]: readonly ['POST' | 'PUT' | 'DELETE', string],
    body: unknown,
    expected: RejectedRequest[1],
  ): Promise<void> {
    await this.expectAllRejected([method, url], [[body, expected]]);
  }

  /** The same for several bodies. */
  async expectAllRejected(
    [method, url]: readonly ['POST' | 'PUT' | 'DELETE', string],
    rejectedRequests: readonly RejectedRequest[],
  ): Promise<void> {
    const before = await this.bulk();
    for (const [body, [status, message]] of rejectedRequests) {
      const response = await this.server.request(method, url, { token: this.token, body });
      expect([body, response.status, response.body]).toEqual([
        body,
        status,
        { status: 'fail', message: expect.stringMatching(message) as unknown },
      ]);
    }
    expect(await this.bulk()).toBe(before);
  }
}

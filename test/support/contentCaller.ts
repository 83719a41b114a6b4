import { entities } from '../../src/model/entities';
import type { EntityName } from '../../src/model/entities';
import type { TestServer } from './testServer';
import { isRecord } from './testServer';

/** What the tests of content ask of a server, as an administrator. */
export class ContentCaller {
  constructor(
    readonly server: TestServer,
    readonly token: string,
  ) {}

  /** All rows of a kind of content. */
  async list(name: EntityName): Promise<Record<string, unknown>[]> {
    const { body } = await this.server.call('GET', `/api/${name}/all`);
    const rows = isRecord(body) ? body[entities[name].collection] : undefined;
    if (!Array.isArray(rows)) throw new Error('The list has not its shape.');
    return rows.filter(isRecord);
  }

  async find(name: EntityName, id: number): Promise<Record<string, unknown> | undefined> {
    return (await this.list(name)).find((row) => row.id === id);
  }

  /** The whole content, byte for byte. */
  async bulk(): Promise<string> {
    return (await this.server.call('GET', '/api/allModels')).raw.toString();
  }

  /** Makes a call that must be refused with this status, name what is wrong, and change nothing. */
  async expectRefused(
    [method, url]: readonly ['POST' | 'PUT' | 'DELETE', string],
    body: unknown,
    [status, message]: readonly [number, RegExp],
  ): Promise<void> {
    const before = await this.bulk();
    const answer = await this.server.call(method, url, { token: this.token, body });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ status: 'fail', message: expect.stringMatching(message) as unknown });
    expect(await this.bulk()).toBe(before);
  }
}

import { entities } from '../../../src/model/schema/entities';
import type { EntityName } from '../../../src/model/schema/entities';
import type { TestServer } from './testServer';
import { isRecord } from './testServer';

/** The body of a call that is refused, with which status, and what the message says. */
export type Refusal = readonly [body: unknown, expected: readonly [status: number, message: RegExp]];

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
    expected: Refusal[1],
  ): Promise<void> {
    await this.expectAllRefused([method, url], [[body, expected]]);
  }

  /** The same for several bodies: none of them may change anything. */
  async expectAllRefused(
    [method, url]: readonly ['POST' | 'PUT' | 'DELETE', string],
    refusals: readonly Refusal[],
  ): Promise<void> {
    const before = await this.bulk();
    for (const [body, [status, message]] of refusals) {
      const answer = await this.server.call(method, url, { token: this.token, body });
      expect([body, answer.status, answer.body]).toEqual([
        body,
        status,
        { status: 'fail', message: expect.stringMatching(message) as unknown },
      ]);
    }
    expect(await this.bulk()).toBe(before);
  }
}

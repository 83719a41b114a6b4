import type { RunningSite } from './site';
import { superUser } from './site';

/** Somebody else who works on the same site, through its calls. */
export class OtherAdministrator {
  readonly #authorization: string;

  constructor(private readonly site: RunningSite) {
    this.#authorization = `Bearer ${site.storedSession(superUser)}`;
  }

  /** Makes a call, and gives what it answers. */
  async call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.site.apiUrl}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: this.#authorization },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  }
}

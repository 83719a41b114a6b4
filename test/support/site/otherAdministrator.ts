import type { RunningSite } from './site';
import { superUser } from './testAccounts';

/** Another administrator who works on the same site through its API. */
export class OtherAdministrator {
  readonly #authorization: string;

  constructor(private readonly site: RunningSite) {
    this.#authorization = `Bearer ${site.storedSession(superUser)}`;
  }

  /** Sends a request. @returns the body of the response */
  async request(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.site.apiUrl}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: this.#authorization },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  }
}

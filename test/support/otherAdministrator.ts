import type { RunningSite } from './site';
import { superUser } from './site';

/** Somebody else who works on the same site, through its calls. */
export class OtherAdministrator {
  private constructor(
    private readonly site: RunningSite,
    private readonly authorization: string,
  ) {}

  static async logIn(site: RunningSite): Promise<OtherAdministrator> {
    const answer = await fetch(`${site.apiUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(superUser),
    });
    const { Authorization } = (await answer.json()) as { readonly Authorization?: string };
    if (Authorization === undefined) throw new Error(`The login was refused: ${answer.status}`);
    return new OtherAdministrator(site, `Bearer ${Authorization}`);
  }

  /** Makes a call, and gives what it answers. */
  async call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.site.apiUrl}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: this.authorization },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  }
}

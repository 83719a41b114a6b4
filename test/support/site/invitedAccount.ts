import type { TestResponse, TestServer } from './server/testServer';
import { isRecord, superUser } from './server/testServer';

export const newPassword = 'seven quiet otters';

/** Adds an account as the super-user. @returns its id and the token of its one-time link */
export async function addAccount(
  server: TestServer,
  token: string,
  email: string,
  { name = '', role = 'administrator' } = {},
): Promise<{ readonly id: number; readonly invitation: string; readonly endsAt: number }> {
  const body = { email, name, role, current_password: superUser.password };
  const response = await server.request('POST', '/api/accounts', { token, body });
  if (response.status !== 200 || !isRecord(response.body))
    throw new Error(`${email} could not be added: ${response.status}`);
  const { id, token: invitation, endsAt } = response.body;
  return { id: Number(id), invitation: String(invitation), endsAt: Number(endsAt) };
}

/** Chooses a password with the token of a one-time link. */
export function acceptInvitation(
  server: TestServer,
  invitation: string,
  password: string = newPassword,
  options: { readonly remoteAddress?: string; readonly headers?: Record<string, string> } = {},
): Promise<TestResponse> {
  const body = { token: invitation, password, confirm_password: password };
  return server.request('POST', '/api/auth/invitation', { body, ...options });
}

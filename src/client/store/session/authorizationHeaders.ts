import { storedToken } from './storedUser';

/** The header that identifies the administrator to the back-end; none without a session. Visitors do not load this code. */
export function authorizationHeaders(): Record<string, string> {
  const token = storedToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

import { readProperty } from '../schema/readProperty';

/**
 * Whether a request that failed may succeed if it is sent again: there was no response, the server failed, or it asked to
 * wait. A rejected request stays rejected.
 */
export function isWorthRetrying(cause: unknown): boolean {
  const status = readProperty(cause, 'status');
  return typeof status !== 'number' || status < 400 || status >= 500 || [401, 408, 429].includes(status);
}

import { isApiError } from '../../store/api/api';

/** Whether the row to change no longer exists. */
export function isRowMissing(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** The server's message about a failed request; null if it sent none. */
export function serverMessage(error: unknown): string | null {
  return isApiError(error) ? error.message : null;
}

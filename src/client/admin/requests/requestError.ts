import { isApiError } from '../../store/api/api';

/** Whether the row to change no longer exists. */
export function isRowMissing(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** Whether the back-end does not have this request, which the specification does not list. */
export function isRequestUnknown(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 405);
}

/** The server's message about a failed request; null if it sent none. */
export function serverMessage(error: unknown): string | null {
  return isApiError(error) ? error.message : null;
}

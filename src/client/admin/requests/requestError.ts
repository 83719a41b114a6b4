import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../store/api/api';
import { isApiError } from '../../store/api/api';
import type { RequestResult } from './useRequest';

/** The error of a failed request, with which a machine's actor rejects. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(readonly reason: ApiError | SerializedError) {
    super(reason.message ?? 'The call failed.');
  }

  /** Whether the row to change no longer exists. */
  get isRowMissing(): boolean {
    return isApiError(this.reason) && this.reason.status === 404;
  }

  /** The server's message; null if it sent none. */
  get serverMessage(): string | null {
    return isApiError(this.reason) ? this.reason.message : null;
  }
}

export function isRowMissing(error: unknown): boolean {
  return error instanceof RequestError && error.isRowMissing;
}

/**
 * Returns the data of a response.
 * @throws RequestError if the request failed
 */
export async function dataOrThrow<Data>(request: Promise<RequestResult<Data>>): Promise<Data> {
  const { data, error } = await request;
  if (error) throw new RequestError(error);
  return data;
}

import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../store/api/api';
import { isApiError } from '../../store/api/api';
import type { RequestResult } from './useRequest';

/** A call that failed, as an actor of a machine rejects with it. */
export class RequestError extends Error {
  override readonly name = 'CallFailure';

  constructor(readonly reason: ApiError | SerializedError) {
    super(reason.message ?? 'The call failed.');
  }

  /** Whether what was to be changed is no longer there. */
  get isRowMissing(): boolean {
    return isApiError(this.reason) && this.reason.status === 404;
  }

  /** The server's own words; null where it had none. */
  get serverMessage(): string | null {
    return isApiError(this.reason) ? this.reason.message : null;
  }
}

export const isRowMissing = (error: unknown): boolean => error instanceof RequestError && error.isRowMissing;

/** What a call gave. @throws CallFailure where it failed */
export const dataOrThrow = async <Data>(call: Promise<RequestResult<Data>>): Promise<Data> => {
  const { data, error } = await call;
  if (error) throw new RequestError(error);
  return data;
};

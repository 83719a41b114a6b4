import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../store/api/api';
import { isApiError } from '../../store/api/api';
import type { CallResult } from './useRequest';

/** A call that failed, as an actor of a machine rejects with it. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';

  constructor(readonly reason: ApiError | SerializedError) {
    super(reason.message ?? 'The call failed.');
  }

  /** Whether what was to be changed is no longer there. */
  get isOfUnknownRow(): boolean {
    return isApiError(this.reason) && this.reason.status === 404;
  }

  /** The server's own words; null where it had none. */
  get serverMessage(): string | null {
    return isApiError(this.reason) ? this.reason.message : null;
  }
}

export const isOfUnknownRow = (error: unknown): boolean =>
  error instanceof CallFailure && error.isOfUnknownRow;

/** What a call gave. @throws CallFailure where it failed */
export const dataOf = async <Data>(call: Promise<CallResult<Data>>): Promise<Data> => {
  const { data, error } = await call;
  if (error) throw new CallFailure(error);
  return data;
};

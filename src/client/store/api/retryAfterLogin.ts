import type { Dispatch } from '@reduxjs/toolkit';
import { loginRequested } from '../session/reauthentication';
import { storedToken } from '../session/storedUser';

/**
 * Runs a request. If the session has ended, asks for the password in place and runs the request again. If nobody logs in, the
 * result is the error.
 */
export async function retryAfterLogin<
  Result extends { readonly error?: { readonly status?: unknown } | undefined },
>(dispatch: Dispatch, run: () => PromiseLike<Result>): Promise<Result> {
  const token = storedToken();
  const result = await run();
  if (result.error?.status !== 401) return result;
  // Another request may have brought a new session while this one was running.
  const isLoggedIn =
    storedToken() !== token || (await (dispatch(loginRequested()) as unknown as Promise<boolean>)); // see `reauthenticationMiddleware`
  return isLoggedIn ? run() : result;
}

import type { SerializedError } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { secondFactorRequired } from '../../../model/account/secondFactor';
import type { ApiError } from '../../store/api/api';
import { isApiError } from '../../store/api/api';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { storedToken } from '../../store/session/session';
import type { AppDispatch, RootState } from '../../store/store';
import { useAskToLogIn } from './askToLogIn';
import { confirmSession } from './confirmSession';

/** The result of a request: `if (result.error) toasts.failed(result.error)`. */
export type RequestResult<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError | SerializedError };

/** One of `endpoints` (store/api/adminApi). */
export interface Endpoint<Argument, Data> {
  readonly initiate: (
    argument: Argument,
    options: { readonly track: false },
  ) => (dispatch: AppDispatch, getState: () => RootState, extra: unknown) => PromiseLike<RequestResult<Data>>;
}

const isSecondFactorNeeded = (error: unknown): boolean =>
  isApiError(error) && error.code === secondFactorRequired;

const isSessionEnded = (error: unknown): boolean => isApiError(error) && error.status === 401;

/**
 * Runs a request that needs a session. If the session has ended, asks for the password in place and runs the request
 * again. For requests that are not in `endpoints`, such as an upload; their error must be an `ApiError`.
 */
export function useWithSession() {
  const askToLogIn = useAskToLogIn();
  const store = useAppStore();
  return useCallback(
    async <Result extends { readonly error?: unknown }>(run: () => PromiseLike<Result>): Promise<Result> => {
      const token = storedToken();
      const result = await run();
      if (isSecondFactorNeeded(result.error)) await confirmSession(store); // required since this page was loaded
      if (!isSessionEnded(result.error)) return result;
      // Another request may have brought a new session while this one was running.
      const isLoggedIn = storedToken() !== token || (await askToLogIn());
      return isLoggedIn ? run() : result;
    },
    [askToLogIn, store],
  );
}

/**
 * Sends a request of the administration: `const request = useRequest(); const result = await
 * request(endpoints.tankerSave, row)`. If the session has ended, asks for the password in place and sends the request
 * again. If nobody logs in, the result is the error.
 */
export function useRequest() {
  const dispatch = useAppDispatch();
  const withSession = useWithSession();
  return useCallback(
    <Argument, Data>(endpoint: Endpoint<Argument, Data>, argument: Argument): Promise<RequestResult<Data>> =>
      withSession(() => dispatch(endpoint.initiate(argument, { track: false }))),
    [dispatch, withSession],
  );
}

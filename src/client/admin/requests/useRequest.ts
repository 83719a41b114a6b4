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

/** What a call gave: `if (result.error) toasts.failed(result.error)`. */
export type RequestResult<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError | SerializedError };

/** One of `calls` (store/administration) that changes something. */
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
 * Runs something that needs a session; where the session has ended, asks for the password in place and runs it once more.
 * For what is no call of `calls`, such as an upload; its failure is an `ApiError`.
 */
export const useWithSession = () => {
  const ask = useAskToLogIn();
  const store = useAppStore();
  return useCallback(
    async <Result extends { readonly error?: unknown }>(run: () => PromiseLike<Result>): Promise<Result> => {
      const token = storedToken();
      const result = await run();
      if (isSecondFactorNeeded(result.error)) await confirmSession(store); // it is required since this page began
      if (!isSessionEnded(result.error)) return result;
      // Another call may have brought a new session while this one was on its way.
      const isBack = storedToken() !== token || (await ask());
      return isBack ? run() : result;
    },
    [ask, store],
  );
};

/**
 * Makes a call of the administration: `const call = useCall(); const result = await call(calls.tankerSave, row)`. Where
 * the session has ended, the password is asked for in place and the call is made once more; if nobody logs in, the error
 * is the result.
 */
export const useRequest = () => {
  const dispatch = useAppDispatch();
  const withSession = useWithSession();
  return useCallback(
    <Argument, Data>(endpoint: Endpoint<Argument, Data>, argument: Argument): Promise<RequestResult<Data>> =>
      withSession(() => dispatch(endpoint.initiate(argument, { track: false }))),
    [dispatch, withSession],
  );
};

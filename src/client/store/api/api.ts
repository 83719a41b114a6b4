import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { secondFactorRequired } from '../../../model/account/secondFactor';
import type { EditConflict } from '../../../model/history';
import { conflictsOf } from '../../../model/history';
import { lookupText } from '../../../model/text/texts';
import { selectTextIndex } from '../selectors';
import { storedToken } from '../session/session';
import { versionOf } from './initialRequests';
import type { RootState } from '../store';
import { retryAfterLogin } from './retryAfterLogin';

/** Why a request failed. */
export interface ApiError {
  /** The HTTP status; null if there was no response. */
  readonly status: number | null;
  /** The server's message, or that the browser is offline; null without one (specification, section 7: 'Error with back-end' is shown). */
  readonly message: string | null;
  /** The error code, if the server sends more than a status. */
  readonly code?: string;
  /** The concurrent changes by another administrator, if they are the reason. */
  readonly conflicts?: readonly EditConflict[];
}

/** What a response says outside its body. */
interface ResponseMeta {
  /** The version of the change; missing if nothing changed, or if the back-end has no versions. */
  readonly version?: number | undefined;
}

const messageIn = (data: unknown): string | null => {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : null;
  return typeof message === 'string' && message !== '' ? message : null;
};

const conflictsIn = (data: unknown): Pick<ApiError, 'conflicts'> => {
  const conflicts = conflictsOf(data);
  return conflicts.length > 0 ? { conflicts } : {};
};

const codeIn = (data: unknown): Pick<ApiError, 'code'> =>
  typeof data === 'object' && data !== null && 'error' in data && typeof data.error === 'string'
    ? { code: data.error }
    : {};

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}

export type BackEndBaseQuery = BaseQueryFn<FetchArgs, unknown, ApiError, object, ResponseMeta>;

/** Why there was no response, if the browser knows that it is offline. */
const offlineMessage = (state: RootState): string | null =>
  navigator.onLine
    ? null
    : (lookupText(selectTextIndex(state), state.language, 'offline', 'toast')?.resource ?? null);

/** Sends a request to the configured back-end, with the session's token and the current language. */
const sendRequest: BackEndBaseQuery = async (request, context, options) => {
  // Only `createStore` creates stores, and each has the root state.
  const { site, language } = context.getState() as RootState;
  const headers = new Headers(request.headers as Record<string, string> | undefined); // the endpoints pass plain objects
  headers.set('accept-language', language);
  const token = storedToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const send = fetchBaseQuery({ baseUrl: `${site.apiBaseUrl}/api/` });
  const { data, error, meta } = await send({ ...request, headers }, context, options);
  if (!error) return { data, meta: { version: meta?.response && versionOf(meta.response) } };
  if (error.status === 'PARSING_ERROR') return { error: { status: error.originalStatus, message: null } };
  return typeof error.status === 'number'
    ? {
        error: {
          status: error.status,
          message: messageIn(error.data),
          ...codeIn(error.data),
          ...conflictsIn(error.data),
        },
      }
    : { error: { status: null, message: offlineMessage(context.getState() as RootState) } };
};

/**
 * Sends a request of the administration. If the session has ended, the request waits until the administrator has logged in
 * again. The requests about the session itself (`auth/…`) do not wait.
 */
const sendWithSession: BackEndBaseQuery = async (request, context, options) => {
  const send = async () => sendRequest(request, context, options);
  if (request.url.startsWith('auth/')) return send();
  const result = await retryAfterLogin(context.dispatch, send);
  // The site has begun to require a second factor since this page was loaded.
  if (result.error?.code === secondFactorRequired) context.dispatch(api.util.invalidateTags(['Session']));
  return result;
};

/** The RTK Query API of the back-end. The other files of this folder inject the endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sendWithSession,
  tagTypes: ['Session', 'History'],
  endpoints: () => ({}),
});

/** What a query provides and a mutation invalidates. */
export type Tag = 'Session' | 'History';

import type { Dispatch } from '@reduxjs/toolkit';
import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { secondFactorRequired } from '../../../model/account/secondFactor';
import type { EditConflict } from '../../../model/history';
import { conflictsOf } from '../../../model/history';
import { lookupText } from '../../../model/text/texts';
import { selectTextIndex } from '../selectors';
import { loginRequested } from '../session/reauthentication';
import { authorizationHeaders } from '../session/authorizationHeaders';
import { storedToken } from '../session/storedUser';
import { versionOf } from './bulkLoad';
import { rootStateOf } from './rootStateOf';
import type { RootState } from '../store';
import { readProperty } from '../../../model/schema/readProperty';

/** How many requests are being guarded. */
let count = 0;

const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Runs a request that changes something. Until the request has ended, the browser asks before it closes or
 * reloads the page: otherwise a failure would remain unseen.
 */
async function guardUnload<Result>(run: () => PromiseLike<Result>): Promise<Result> {
  count += 1;
  window.addEventListener('beforeunload', preventUnload);
  try {
    return await run();
  } finally {
    count -= 1;
    if (count === 0) window.removeEventListener('beforeunload', preventUnload);
  }
}

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
  /** The inquiry that was to be changed, as it is now, if somebody else has changed it. */
  readonly inquiry?: unknown;
}

/** The values from the headers of a response. */
interface ResponseMeta {
  /** The version of the change; missing if nothing changed, or if the back-end has no versions. */
  readonly version?: number | undefined;
}

const messageIn = (data: unknown): string | null => {
  const message = readProperty(data, 'message');
  return typeof message === 'string' && message !== '' ? message : null;
};

const conflictsIn = (data: unknown): Pick<ApiError, 'conflicts'> => {
  const conflicts = conflictsOf(data);
  return conflicts.length > 0 ? { conflicts } : {};
};

const inquiryIn = (data: unknown): Pick<ApiError, 'inquiry'> => {
  const inquiry = readProperty(data, 'inquiry');
  return inquiry === undefined ? {} : { inquiry };
};

const codeIn = (data: unknown): Pick<ApiError, 'code'> => {
  const code = readProperty(data, 'error');
  return typeof code === 'string' ? { code } : {};
};

/** The result of a request that never rejects. */
export type RequestResult<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}

export type BackEndBaseQuery = BaseQueryFn<FetchArgs, unknown, ApiError, object, ResponseMeta>;

/** Why there was no response, if the browser knows that it is offline. */
const offlineMessage = (state: RootState): string | null =>
  navigator.onLine
    ? null
    : (lookupText(selectTextIndex(state), state.language, 'offline', 'toast')?.resource ?? null);

/** Why a request failed. The status is null without a response. */
export function errorOf(status: number | null, data: unknown, state: RootState): ApiError {
  if (status === null) return { status, message: offlineMessage(state) };
  return { status, message: messageIn(data), ...codeIn(data), ...conflictsIn(data), ...inquiryIn(data) };
}

/** The headers of each request: the language of the messages, and the session. */
export function backEndHeaders({ language }: RootState): Record<string, string> {
  return { 'accept-language': language, ...authorizationHeaders() };
}

/** Sends a request to the configured back-end, with the session's token and the current language. */
const sendRequest: BackEndBaseQuery = async (request, context, options) => {
  const state = rootStateOf(context);
  const headers = new Headers(request.headers as Record<string, string> | undefined); // the endpoints pass plain objects
  for (const [name, value] of Object.entries(backEndHeaders(state))) headers.set(name, value);
  const send = fetchBaseQuery({ baseUrl: `${state.site.apiBaseUrl}/api/` });
  const { data, error, meta } = await send({ ...request, headers }, context, options);
  if (!error) return { data, meta: { version: meta?.response && versionOf(meta.response) } };
  if (error.status === 'PARSING_ERROR') return { error: { status: error.originalStatus, message: null } };
  const status = typeof error.status === 'number' ? error.status : null;
  return { error: errorOf(status, error.data, rootStateOf(context)) };
};

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

/** Runs a request of the administration. If the session has ended, it waits until the administrator has logged in again. */
export async function runInSession<
  Result extends { readonly error?: Pick<ApiError, 'status' | 'code'> | undefined },
>(dispatch: Dispatch, send: () => PromiseLike<Result>): Promise<Result> {
  const result = await retryAfterLogin(dispatch, send);
  // The site has begun to require a second factor since this page was loaded.
  if (result.error?.code === secondFactorRequired) dispatch(api.util.invalidateTags(['Session']));
  return result;
}

/** Sends a request. Those about the session itself (`auth/…`) do not wait for a login. */
const sendWithSession: BackEndBaseQuery = async (request, context, options) => {
  const send = async () => sendRequest(request, context, options);
  if (request.url.startsWith('auth/')) return send();
  const run = async () => runInSession(context.dispatch, send);
  return (request.method ?? 'GET') === 'GET' ? run() : guardUnload(run);
};

const tags = [
  'Accounts',
  'Session',
  'History',
  'Images',
  'InquirySummary',
  'Languages',
  'Visibility',
] as const;

/** A tag that queries provide and mutations invalidate. */
export type Tag = (typeof tags)[number];

/** The RTK Query API of the back-end. The files of `endpoints` add its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sendWithSession,
  tagTypes: tags,
  endpoints: () => ({}),
});

import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { storedToken } from './session';
import type { RootState } from './store';

/** Why a call failed. */
export interface ApiError {
  /** The HTTP status; null where there was no response at all. */
  readonly status: number | null;
  /** The server's own words; null where it had none (specification, section 7: 'Error with back-end' is shown). */
  readonly message: string | null;
}

const messageIn = (data: unknown): string | null => {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : null;
  return typeof message === 'string' && message !== '' ? message : null;
};

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;

export type CallBackEnd = BaseQueryFn<FetchArgs, unknown, ApiError>;

/** Calls the configured back-end, as who is logged in and in the language that is read. */
const callBackEnd: CallBackEnd = async (request, context, options) => {
  // Only this room makes stores, and each has the root state.
  const { site, language } = context.getState() as RootState;
  const headers = new Headers(request.headers as Record<string, string> | undefined); // calls give plain objects
  headers.set('accept-language', language);
  const token = storedToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const send = fetchBaseQuery({ baseUrl: `${site.apiBaseUrl}/api/` });
  const { data, error } = await send({ ...request, headers }, context, options);
  if (!error) return { data };
  if (error.status === 'PARSING_ERROR') return { error: { status: error.originalStatus, message: null } };
  return typeof error.status === 'number'
    ? { error: { status: error.status, message: messageIn(error.data) } }
    : { error: { status: null, message: null } };
};

/** The calls of the back-end; the endpoints are injected by the files beside this one. */
export const api = createApi({ reducerPath: 'api', baseQuery: callBackEnd, endpoints: () => ({}) });

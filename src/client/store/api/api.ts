import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { EditConflict } from '../../../model/history';
import { storedToken } from '../session/session';
import { versionOf } from './initialRequests';
import type { RootState } from '../store';

/** Why a call failed. */
export interface ApiError {
  /** The HTTP status; null where there was no response at all. */
  readonly status: number | null;
  /** The server's own words; null where it had none (specification, section 7: 'Error with back-end' is shown). */
  readonly message: string | null;
  /** Which error it is, where the server tells it apart by more than its status. */
  readonly code?: string;
  /** What another has changed meanwhile, where that is why. */
  readonly conflicts?: readonly EditConflict[];
}

/** What an answer tells beside its body. */
interface AnswerMeta {
  /** The change that the call has made; none where it made none, or where the back-end does not count. */
  readonly version?: number | undefined;
}

const messageIn = (data: unknown): string | null => {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : null;
  return typeof message === 'string' && message !== '' ? message : null;
};

const isConflict = (value: unknown): value is EditConflict =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  Array.isArray(value.fields) &&
  'current' in value &&
  typeof value.current === 'object';

const conflictsIn = (data: unknown): Pick<ApiError, 'conflicts'> =>
  typeof data === 'object' && data !== null && 'conflicts' in data && Array.isArray(data.conflicts)
    ? { conflicts: data.conflicts.filter(isConflict) }
    : {};

const codeIn = (data: unknown): Pick<ApiError, 'code'> =>
  typeof data === 'object' && data !== null && 'error' in data && typeof data.error === 'string'
    ? { code: data.error }
    : {};

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;

export type RequestBackEnd = BaseQueryFn<FetchArgs, unknown, ApiError, object, AnswerMeta>;

/** Calls the configured back-end, as who is logged in and in the language that is read. */
const callBackEnd: RequestBackEnd = async (request, context, options) => {
  // Only this room makes stores, and each has the root state.
  const { site, language } = context.getState() as RootState;
  const headers = new Headers(request.headers as Record<string, string> | undefined); // calls give plain objects
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
    : { error: { status: null, message: null } };
};

/** The calls of the back-end; the endpoints are injected by the files beside this one. */
export const api = createApi({ reducerPath: 'api', baseQuery: callBackEnd, endpoints: () => ({}) });

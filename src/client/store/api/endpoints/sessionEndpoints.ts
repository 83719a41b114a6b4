import { defaultImageLimits, defaultMaxFileBytes } from '../../../../model/limits';
import { api } from '../api';
import type { BackupState } from '../../../../model/admin/backupState';
import type { ImageHost } from '../../session/session';
import { sessionConfirmed } from '../../session/session';
import { storedToken } from '../../session/storedUser';
import { storeSecondFactorNeed } from '../../session/storedSession';
import { isRecord } from '../../../../model/schema/isRecord';

/** The endpoints for login, session and password (specification, section 7; logout, session and changeName are added). */

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The code of an account with a second factor. */
  readonly code?: string;
}

export interface PasswordChange {
  readonly email: string;
  readonly current_password: string;
  readonly password: string;
  readonly confirm_password: string;
}

export interface SessionResponse {
  readonly email: string;
  /** The name of the person in the history; missing if the back-end has no names. */
  readonly name?: string;
  readonly isSuperUser: boolean;
  readonly imageHost: ImageHost | null;
  readonly hasTemporaryPassword: boolean;
  /** When the temporary password expires, in milliseconds since 1970. */
  readonly temporaryPasswordEndsAt: number | null;
  readonly needsSecondFactor: boolean;
  readonly backup?: BackupState;
}

export interface LoginResponse {
  readonly Authorization: string;
  /** Whether the account must set up a second factor before the session can do anything else. */
  readonly needsSecondFactor: boolean;
}

type ResponseBody = Readonly<Record<string, unknown>>;

const readLogin = (response: unknown): LoginResponse => {
  const { Authorization, needsSecondFactor } = isRecord(response) ? response : {};
  if (typeof Authorization !== 'string' || Authorization === '')
    throw new TypeError('the login response has no token');
  return { Authorization, needsSecondFactor: needsSecondFactor === true };
};

/** Another back-end may send no limits. */
const readLimit = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value > 0 ? value : fallback;

const readImageHost = (value: unknown): ImageHost | null => {
  if (!isRecord(value)) return null;
  const { url, clientId, maxImages, maxImageBytes, maxFileBytes } = value;
  if (typeof url !== 'string' || typeof clientId !== 'string') return null;
  return {
    url,
    clientId,
    maxImages: readLimit(maxImages, defaultImageLimits.maxImages),
    maxImageBytes: readLimit(maxImageBytes, defaultImageLimits.maxImageBytes),
    maxFileBytes: readLimit(maxFileBytes, defaultMaxFileBytes),
  };
};

const readBackup = (value: unknown): BackupState | undefined => {
  if (!isRecord(value)) return undefined;
  return { lastAt: typeof value.lastAt === 'number' ? value.lastAt : null, isLate: value.isLate === true };
};

const readSession = (response: unknown): SessionResponse => {
  const body: ResponseBody = isRecord(response) ? response : {};
  const { email, name, isSuperUser, imageHost } = body;
  const { hasTemporaryPassword, temporaryPasswordEndsAt, needsSecondFactor } = body;
  const backup = readBackup(body.backup);
  if (typeof email !== 'string') throw new TypeError('the session response has no account');
  return {
    email,
    ...(typeof name === 'string' && { name }),
    isSuperUser: isSuperUser === true,
    imageHost: readImageHost(imageHost),
    hasTemporaryPassword: hasTemporaryPassword === true,
    temporaryPasswordEndsAt: typeof temporaryPasswordEndsAt === 'number' ? temporaryPasswordEndsAt : null,
    needsSecondFactor: needsSecondFactor === true,
    ...(backup && { backup }),
  };
};

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginResponse, Credentials>({
      query: (body) => ({ url: 'auth/login', method: 'POST', body }),
      transformResponse: readLogin,
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ url: 'auth/logout', method: 'POST' }),
    }),
    /**
     * Confirms the session, and stores the super-user's permissions, the image host, and whether a second factor must be set
     * up first. A back-end that does not have this endpoint or does not respond changes nothing: the session stays valid
     * (specification, section 4). Nor does the response count if the session was replaced or ended here in between.
     */
    session: build.query<SessionResponse, void>({
      query: () => ({ url: 'auth/session' }),
      transformResponse: readSession,
      providesTags: ['Session'],
      keepUnusedDataFor: 0,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const token = storedToken();
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data === null || storedToken() !== token) return;
        storeSecondFactorNeed(data.needsSecondFactor);
        dispatch(sessionConfirmed(data));
      },
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (body) => ({ url: 'user/changePassword', method: 'POST', body }),
    }),
    /** Changes the name of the person in the history. */
    changeName: build.mutation<unknown, string>({
      query: (name) => ({ url: 'user/name', method: 'PUT', body: { name } }),
      invalidatesTags: ['History'],
    }),
  }),
});

import { defaultImageLimits } from '../../../model/limits';
import { api } from './api';
import type { ImageHost } from '../session/session';

/** The calls about who this is (specification, section 7, and the two of our own). */

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** For an account with a second factor. */
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
  readonly isSuperUser: boolean;
  readonly imageHost: ImageHost | null;
  readonly hasTemporaryPassword: boolean;
  /** When such a password ends, in milliseconds since 1970. */
  readonly temporaryPasswordEndsAt: number | null;
  readonly needsSecondFactor: boolean;
}

export interface LoginResponse {
  readonly Authorization: string;
  /** Whether the session can do nothing before a second factor is set up. */
  readonly needsSecondFactor: boolean;
}

type Answer = Readonly<Record<string, unknown>>;

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null;

const readLogin = (answer: unknown): LoginResponse => {
  const { Authorization, needsSecondFactor } = isAnswer(answer) ? answer : {};
  if (typeof Authorization !== 'string' || Authorization === '')
    throw new TypeError('the login answered no token');
  return { Authorization, needsSecondFactor: needsSecondFactor === true };
};

/** Another back-end may tell no limits. */
const readLimit = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value > 0 ? value : fallback;

const readImageHost = (value: unknown): ImageHost | null => {
  if (!isAnswer(value)) return null;
  const { url, clientId, maxImages, maxImageBytes } = value;
  if (typeof url !== 'string' || typeof clientId !== 'string') return null;
  return {
    url,
    clientId,
    maxImages: readLimit(maxImages, defaultImageLimits.maxImages),
    maxImageBytes: readLimit(maxImageBytes, defaultImageLimits.maxImageBytes),
  };
};

const readSession = (answer: unknown): SessionResponse => {
  const told: Answer = isAnswer(answer) ? answer : {};
  const { email, isSuperUser, imageHost } = told;
  const { hasTemporaryPassword, temporaryPasswordEndsAt, needsSecondFactor } = told;
  if (typeof email !== 'string') throw new TypeError('the session answered no account');
  return {
    email,
    isSuperUser: isSuperUser === true,
    imageHost: readImageHost(imageHost),
    hasTemporaryPassword: hasTemporaryPassword === true,
    temporaryPasswordEndsAt: typeof temporaryPasswordEndsAt === 'number' ? temporaryPasswordEndsAt : null,
    needsSecondFactor: needsSecondFactor === true,
  };
};

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginResponse, Credentials>({
      query: (body) => ({ url: 'auth/login', method: 'POST', body }),
      transformResponse: readLogin,
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ url: 'auth/logout', method: 'POST' }),
    }),
    session: build.mutation<SessionResponse, void>({
      query: () => ({ url: 'auth/session' }),
      transformResponse: readSession,
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (body) => ({ url: 'user/changePassword', method: 'POST', body }),
    }),
    fileUpload: build.mutation<{ fileName: string }, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return { url: 'file/upload', method: 'POST', body };
      },
    }),
  }),
});

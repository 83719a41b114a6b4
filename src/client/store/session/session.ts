import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { defaultImageLimits } from '../../../model/limits';
import type { ImageLimits } from '../../../model/limits';
import type { Role } from '../../../model/permissions';

/** Where pictures are sent, and who says so: told by the server to a session only. */
export interface ImageHost extends ImageLimits {
  readonly url: string;
  readonly clientId: string;
}

interface SessionState {
  /** The administrator's e-mail address; null for a visitor. */
  readonly email: string | null;
  /** Known once the server has answered who this is. */
  readonly isSuperUser: boolean;
  readonly imageHost: ImageHost | null;
  /** Whether the password was made up by the site and should be changed; not told by every back-end. */
  readonly hasTemporaryPassword?: boolean;
  /** When such a password ends, in milliseconds since 1970; not told by every back-end either. */
  readonly temporaryPasswordEndsAt?: number | null;
  /** Whether nothing can be done before the second factor that the site requires is set up; likewise. */
  readonly needsSecondFactor?: boolean;
}

const visitor: SessionState = { email: null, isSuperUser: false, imageHost: null };

export const session = createSlice({
  name: 'session',
  initialState: visitor,
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<{ email: string }>) => ({
      ...visitor,
      email: payload.email,
    }),
    sessionConfirmed: (_state, { payload }: PayloadAction<SessionState & { readonly email: string }>) =>
      payload,
    sessionEnded: () => visitor,
  },
});

export const { sessionStarted, sessionConfirmed, sessionEnded } = session.actions;

export const roleOf = (state: SessionState): Role => {
  if (state.email === null) return 'visitor';
  return state.isSuperUser ? 'superUser' : 'administrator';
};

/** What may be uploaded, as far as the server has told. */
export const imageLimitsOf = ({ imageHost }: SessionState): ImageLimits => imageHost ?? defaultImageLimits;

/** The names under which a session is kept (specification, section 3). */
export const userKey = 'currentUser';
export const tokenKey = 'authenticationToken';

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // storage is forbidden here
  }
};

/** The administrator that this tab remembers, if any. */
export const storedUser = (): string | undefined => {
  try {
    const user: unknown = JSON.parse(read(userKey) ?? 'null');
    return typeof user === 'string' && user !== '' ? user : undefined;
  } catch {
    return undefined;
  }
};

export const storedToken = (): string | null => read(tokenKey);

import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { BackupState } from '../../../model/admin/backupState';
import { defaultImageLimits } from '../../../model/limits';
import type { ImageLimits } from '../../../model/limits';
import type { Role } from '../../../model/permissions';

/** The URL and client id for picture uploads, with the limits. The server sends them only to a session. */
export interface ImageHost extends ImageLimits {
  readonly url: string;
  readonly clientId: string;
  /** The size limit of a document, which the back-end itself takes. */
  readonly maxFileBytes: number;
}

interface SessionState {
  /** The administrator's e-mail address; null for a visitor. */
  readonly email: string | null;
  /**
   * The name of the person in the history; '' if the history shows the address. Not every back-end sends
   * this.
   */
  readonly name?: string;
  /** False until the server has confirmed the session. */
  readonly isSuperUser: boolean;
  readonly imageHost: ImageHost | null;
  /** Whether the site generated the password, so that it should be changed. Not every back-end sends this. */
  readonly hasTemporaryPassword?: boolean;
  /** When the temporary password expires, in milliseconds since 1970. Not every back-end sends this. */
  readonly temporaryPasswordEndsAt?: number | null;
  /**
   * Whether the account must first set up the second factor that the site requires. Not every back-end sends this.
   */
  readonly needsSecondFactor?: boolean;
  /** Only if the site backs itself up. */
  readonly backup?: BackupState;
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

export function roleOf(state: SessionState): Role {
  if (state.email === null) return 'visitor';
  return state.isSuperUser ? 'superUser' : 'administrator';
}

/** The limits of image uploads; the defaults until the server has sent its own. */
export function imageLimitsOf({ imageHost }: SessionState): ImageLimits {
  return imageHost ?? defaultImageLimits;
}

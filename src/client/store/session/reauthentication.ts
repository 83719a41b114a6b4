import type { Middleware, PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { RootState } from '../store';
import { sessionEnded } from './session';

/** Whether the session has ended on the server and a dialog asks for the password. */
export const reauthentication = createSlice({
  name: 'reauthentication',
  initialState: (): boolean => false,
  reducers: {
    loginRequested: () => true,
    /** The payload says whether the administrator has logged in. */
    loginSettled: (_state, _action: PayloadAction<boolean>) => false,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => false);
  },
});

export const { loginRequested, loginSettled } = reauthentication.actions;

/**
 * `dispatch(loginRequested())` returns a promise: true after a login, false after a cancel or the end of the session. All waiting
 * requests share one dialog.
 */
export const reauthenticationMiddleware: Middleware = () => {
  const waiting = new Set<(isLoggedIn: boolean) => void>();
  return (next) => (action) => {
    const result = next(action);
    if (loginRequested.match(action)) return new Promise<boolean>((resolve) => waiting.add(resolve));
    if (loginSettled.match(action) || sessionEnded.match(action)) {
      for (const resolve of waiting) resolve(loginSettled.match(action) && action.payload);
      waiting.clear();
    }
    return result;
  };
};

export function selectIsLoginRequested(
  state: RootState & Partial<WithSlice<typeof reauthentication>>,
): boolean {
  return state.reauthentication ?? false;
}

import type { Middleware, PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { RootState } from '../store';
import { sessionEnded } from './session';

/** Whether the session has ended on the server and a dialog asks for the password. */
export const loginAgain = createSlice({
  name: 'loginAgain',
  initialState: (): boolean => false,
  reducers: {
    asked: () => true,
    /** The payload says whether the administrator has logged in. */
    answered: (_state, _action: PayloadAction<boolean>) => false,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => false);
  },
});

export const { asked, answered } = loginAgain.actions;

/** Makes `dispatch(asked())` return a promise of the answer. One answer is for all requests that wait. */
export const loginAgainMiddleware: Middleware = () => {
  const waiting = new Set<(isLoggedIn: boolean) => void>();
  return (next) => (action) => {
    const result = next(action);
    if (asked.match(action)) return new Promise<boolean>((resolve) => waiting.add(resolve));
    if (answered.match(action) || sessionEnded.match(action)) {
      for (const resolve of waiting) resolve(answered.match(action) && action.payload);
      waiting.clear();
    }
    return result;
  };
};

export function selectIsLoginAsked(state: RootState & Partial<WithSlice<typeof loginAgain>>): boolean {
  return state.loginAgain ?? false;
}

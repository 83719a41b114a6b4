import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { RootState } from './store';

/** The title of a screen that replaces the page of the current path; null while the page itself is shown. */
export const title = createSlice({
  name: 'title',
  initialState: (): string | null => null,
  reducers: {
    titleReplaced: (_state, { payload }: PayloadAction<string | null>) => payload,
  },
});

export const { titleReplaced } = title.actions;

/** The root state, with this slice if the administration has been opened. Only the administration replaces titles. */
export type TitledState = RootState & Partial<WithSlice<typeof title>>;

import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { RootState } from './store';

/** The title of what is shown in the place of the path's page; null where that page itself is. */
export const title = createSlice({
  name: 'title',
  initialState: (): string | null => null,
  reducers: {
    titleReplaced: (_state, { payload }: PayloadAction<string | null>) => payload,
  },
});

export const { titleReplaced } = title.actions;

/** The root state where the administration, which alone replaces titles, may have been opened. */
export type TitledState = RootState & Partial<WithSlice<typeof title>>;

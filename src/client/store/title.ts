import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

/** The title of what is shown in the place of the path's page; null where that page itself is. */
export const title = createSlice({
  name: 'title',
  initialState: (): string | null => null,
  reducers: {
    titleReplaced: (_state, { payload }: PayloadAction<string | null>) => payload,
  },
});

export const { titleReplaced } = title.actions;

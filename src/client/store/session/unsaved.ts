import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { RootState } from '../store';

/** The ids of the forms with unsaved changes. */
type UnsavedState = Readonly<Record<string, true>>;

const initialState: UnsavedState = {};

export const unsaved = createSlice({
  name: 'unsaved',
  initialState,
  reducers: {
    changesBegan: (state, { payload }: PayloadAction<string>) => ({ ...state, [payload]: true as const }),
    changesSettled: (state, { payload }: PayloadAction<string>) => {
      const { [payload]: _settled, ...others } = state;
      return others;
    },
  },
});

export const { changesBegan, changesSettled } = unsaved.actions;

/** Whether leaving would lose unsaved changes. The slice is missing until the administration has been opened. */
export function selectHasUnsavedChanges(state: RootState & Partial<WithSlice<typeof unsaved>>): boolean {
  return Object.keys(state.unsaved ?? initialState).length > 0;
}

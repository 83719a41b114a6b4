import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { RootState } from '../store';

/** What has been typed and not saved: the ids of the forms that hold it. */
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

/** Whether anything would be lost by leaving; before the administration has been opened nothing can be. */
export const selectHasUnsavedChanges = (state: RootState & Partial<WithSlice<typeof unsaved>>): boolean =>
  Object.keys(state.unsaved ?? initialState).length > 0;

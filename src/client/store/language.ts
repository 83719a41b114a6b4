import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Language } from '../../model/site/languages';
import { defaultLanguage } from '../../model/site/languages';

export const language = createSlice({
  name: 'language',
  initialState: (): Language => defaultLanguage,
  reducers: {
    languageChosen: (_state, { payload }: PayloadAction<Language>) => payload,
  },
});

export const { languageChosen } = language.actions;

import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { TextResource } from '../../../model/text/texts';
import {
  contentFollowed,
  contentLoaded,
  textAdded,
  textDeleted,
  administrationTextsLoaded,
  textUpdated,
} from './contentActions';

export const textAdapter = createEntityAdapter<TextResource>();

export const texts = createSlice({
  name: 'resources',
  initialState: textAdapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(contentLoaded, (state, { payload }) => {
        textAdapter.setAll(state, payload.texts);
      })
      .addCase(administrationTextsLoaded, (state, { payload }) => {
        textAdapter.addMany(state, payload); // a text that the store has already is newer
      })
      .addCase(contentFollowed, (state, { payload: { texts: changes } }) => {
        textAdapter.upsertMany(state, changes.changed);
        textAdapter.removeMany(state, changes.removedIds);
      })
      .addCase(textAdded, (state, { payload }) => {
        textAdapter.upsertOne(state, payload);
      })
      .addCase(textUpdated, (state, { payload: { id, ...changes } }) => {
        textAdapter.updateOne(state, { id, changes });
      })
      .addCase(textDeleted, (state, { payload }) => {
        textAdapter.removeOne(state, payload);
      });
  },
});

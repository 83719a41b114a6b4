import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { EntityName } from '../../../model/schema/entities';
import { sessionEnded } from '../session/session';
import type { RootState } from '../store';
import type { CollectionState } from './collections';

/** Collections with rows that visitors do not see. */
export type ShownCollections = Partial<Readonly<Record<EntityName, CollectionState>>>;

interface PreviewState {
  /** Whether the administrator has chosen to see what visitors see. */
  readonly asVisitor: boolean;
  /** Whether the page is one of those that visitors see. */
  readonly isPublicPage: boolean;
  /** Whether the administrator edits on the public pages. */
  readonly isEditing: boolean;
  /** The collections with hidden rows that the page shows; none for those that have no hidden row. */
  readonly shown: ShownCollections;
}

const initialState: PreviewState = { asVisitor: false, isPublicPage: false, isEditing: false, shown: {} };

/** The additional content that an administrator sees on the public pages. */
export const preview = createSlice({
  name: 'preview',
  initialState,
  reducers: {
    pageEntered: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isPublicPage: payload }),
    viewChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, asVisitor: payload }),
    editingChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isEditing: payload }),
    hiddenShown: (state, { payload }: PayloadAction<ShownCollections>) => ({ ...state, shown: payload }),
  },
  extraReducers: (builder) => {
    // the page stays
    builder.addCase(sessionEnded, ({ isPublicPage }) => ({ ...initialState, isPublicPage }));
  },
});

export const { pageEntered, viewChosen, editingChosen, hiddenShown } = preview.actions;

/** The root state, with this slice once an administrator's bar has been loaded. */
export type StateWithPreview = RootState & Partial<WithSlice<typeof preview>>;

export function selectViewsAsVisitor(state: StateWithPreview): boolean {
  return state.preview?.asVisitor ?? false;
}

/** Whether the administrator edits on this public page; false while it is shown as visitors see it. */
export function selectIsEditingPage(state: StateWithPreview): boolean {
  return selectShowsHidden(state) && state.preview?.isEditing === true;
}

/** Whether the page shows hidden rows: to an administrator, on a public page. */
export function selectShowsHidden(state: StateWithPreview): boolean {
  return state.session.email !== null && state.preview?.isPublicPage === true && !state.preview.asVisitor;
}

const noCollections: ShownCollections = {};

export function selectShownCollections(state: StateWithPreview): ShownCollections {
  return state.preview?.shown ?? noCollections;
}

import type { WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { DescribedImage, ImageDescription } from '../../../model/images/variants';
import { defaultDescription } from '../../../model/images/variants';
import { contentFollowed } from './contentActions';
import { imageDescribed } from './images';
import type { RootState } from '../store';

type DescriptionsState = Readonly<Record<string, DescribedImage>>;

const initialState: DescriptionsState = {};

type DescriptionChange = Partial<DescribedImage> & Pick<DescribedImage, 'name'>;

const describe = (state: DescriptionsState, change: DescriptionChange): DescriptionsState => ({
  ...state,
  [change.name]: { id: null, ...defaultDescription, ...state[change.name], ...change },
});

const removeDescription = (state: DescriptionsState, id: number): DescriptionsState =>
  Object.fromEntries(Object.entries(state).filter(([, description]) => description.id !== id));

/** The descriptions changed since the administration was opened, including those of images that no page shows yet. */
export const descriptions = createSlice({
  name: 'descriptions',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(imageDescribed, (state, { payload }) => describe(state, payload));
    builder.addCase(contentFollowed, (state, { payload: { images } }) =>
      images.gone.reduce(removeDescription, images.changed.reduce<DescriptionsState>(describe, state)),
    );
  },
});

type AnyState = RootState & Partial<WithSlice<typeof descriptions>>;

/** Returns the same object until a description changes. */
export function selectDescriptions(state: AnyState): DescriptionsState {
  return state.descriptions ?? initialState;
}

/** The description of an image; the default one if none is known. */
export function selectDescription(state: AnyState, name: string): ImageDescription {
  return state.images.byName[name] ?? selectDescriptions(state)[name] ?? defaultDescription;
}

import type { WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { DescribedImage, ImageDescription } from '../../../model/images/variants';
import { defaultDescription } from '../../../model/images/variants';
import { contentFollowed } from './contentActions';
import { imageDescribed } from './images';
import type { RootState } from '../store';

type DescriptionsState = Readonly<Record<string, DescribedImage>>;

const initialState: DescriptionsState = {};

type Said = Partial<DescribedImage> & Pick<DescribedImage, 'name'>;

const say = (state: DescriptionsState, said: Said): DescriptionsState => ({
  ...state,
  [said.name]: { id: null, ...defaultDescription, ...state[said.name], ...said },
});

const forget = (state: DescriptionsState, id: number): DescriptionsState =>
  Object.fromEntries(Object.entries(state).filter(([, said]) => said.id !== id));

/** What was said of images since the administration was opened, also of those that no page shows yet. */
export const descriptions = createSlice({
  name: 'descriptions',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(imageDescribed, (state, { payload }) => say(state, payload));
    builder.addCase(contentFollowed, (state, { payload: { images } }) =>
      images.gone.reduce(forget, images.changed.reduce<DescriptionsState>(say, state)),
    );
  },
});

type AnyState = RootState & Partial<WithSlice<typeof descriptions>>;

/** The same as long as nothing more was said. */
export const selectDescriptions = (state: AnyState): DescriptionsState => state.descriptions ?? initialState;

/** What is said of an image, as far as is known. */
export const selectDescription = (state: AnyState, name: string): ImageDescription =>
  state.images.byName[name] ?? selectDescriptions(state)[name] ?? defaultDescription;

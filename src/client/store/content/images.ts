import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { DescribedImage, SiteImage } from '../../../model/images/variants';
import { defaultDescription } from '../../../model/images/variants';
import { contentFollowed } from './contentActions';

interface ImagesState {
  /** Whether the images are being loaded. A picture that waits for a moment then loads once, in the right size. */
  readonly areLoading: boolean;
  readonly byName: Readonly<Record<string, SiteImage>>;
}

const initialState: ImagesState = { areLoading: false, byName: {} };

/** A change of an image's description, or its removal. */
type DescriptionChange = Partial<DescribedImage> & Pick<DescribedImage, 'name'>;

const changeDescription = (state: ImagesState, { name, ...description }: DescriptionChange): ImagesState => {
  const image = state.byName[name];
  return image ? { ...state, byName: { ...state.byName, [name]: { ...image, ...description } } } : state;
};

const resetDescription = (state: ImagesState, id: number): ImagesState => {
  const image = Object.values(state.byName).find((each) => each.id === id);
  return image ? changeDescription(state, { ...defaultDescription, name: image.name, id: null }) : state;
};

/** The facts and descriptions of the images of this site, by name. Images of other hosts are not included. */
export const images = createSlice({
  name: 'images',
  initialState,
  reducers: {
    awaited: (state) => ({ ...state, areLoading: true }),
    loaded: (_state, { payload }: PayloadAction<readonly SiteImage[]>): ImagesState => ({
      areLoading: false,
      byName: Object.fromEntries(payload.map((image) => [image.name, image])),
    }),
    described: (state, { payload }: PayloadAction<DescriptionChange>) => changeDescription(state, payload),
  },
  extraReducers: (builder) => {
    builder.addCase(contentFollowed, (state, { payload: { images: changes } }) =>
      changes.gone.reduce(resetDescription, changes.changed.reduce<ImagesState>(changeDescription, state)),
    );
  },
});

export const { awaited: imagesRequested, loaded: imagesLoaded, described: imageDescribed } = images.actions;

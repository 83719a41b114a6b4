import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { DescribedImage, SiteImage } from '../../../model/images/variants';
import { defaultDescription } from '../../../model/images/variants';
import { contentFollowed } from './contentActions';

interface ImagesState {
  /** Whether they have been asked for and may come: a picture that waits for a moment loads once, and in its size. */
  readonly areAwaited: boolean;
  readonly byName: Readonly<Record<string, SiteImage>>;
}

const initialState: ImagesState = { areAwaited: false, byName: {} };

/** What is said of an image, or that nothing is. */
type Described = Partial<DescribedImage> & Pick<DescribedImage, 'name'>;

const describeIn = (state: ImagesState, { name, ...description }: Described): ImagesState => {
  const image = state.byName[name];
  return image ? { ...state, byName: { ...state.byName, [name]: { ...image, ...description } } } : state;
};

const forgetIn = (state: ImagesState, id: number): ImagesState => {
  const image = Object.values(state.byName).find((each) => each.id === id);
  return image ? describeIn(state, { ...defaultDescription, name: image.name, id: null }) : state;
};

/** What is known and said of the images of this site, by their names. Those of other hosts are not among them. */
export const images = createSlice({
  name: 'images',
  initialState,
  reducers: {
    awaited: (state) => ({ ...state, areAwaited: true }),
    loaded: (_state, { payload }: PayloadAction<readonly SiteImage[]>): ImagesState => ({
      areAwaited: false,
      byName: Object.fromEntries(payload.map((image) => [image.name, image])),
    }),
    described: (state, { payload }: PayloadAction<Described>) => describeIn(state, payload),
  },
  extraReducers: (builder) => {
    builder.addCase(contentFollowed, (state, { payload: { images: news } }) =>
      news.gone.reduce(forgetIn, news.changed.reduce<ImagesState>(describeIn, state)),
    );
  },
});

export const { awaited: imagesAwaited, loaded: imagesLoaded, described: imageDescribed } = images.actions;

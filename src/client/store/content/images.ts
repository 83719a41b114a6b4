import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type {
  DescribedImage,
  ImageDescription,
  ImageMetadata,
  SiteImage,
} from '../../../model/images/variants';
import { defaultDescription } from '../../../model/images/variants';
import { contentFollowed } from './contentActions';

/** An image with its description. The metadata are missing where no page shows it yet. */
export type StoredImage = DescribedImage & Partial<ImageMetadata>;

type ImagesByName = Readonly<Record<string, StoredImage>>;

interface ImagesState {
  /** Whether the images are being loaded. A picture that waits for a moment then loads once, in the right size. */
  readonly areLoading: boolean;
  /** Whether only the images of the server-rendered page are known. The others follow soon. */
  readonly arePartial: boolean;
  readonly byName: ImagesByName;
}

const initialState: ImagesState = { areLoading: false, arePartial: false, byName: {} };

/** A change of an image's description. */
type DescriptionChange = Partial<DescribedImage> & Pick<DescribedImage, 'name'>;

/** Whether a page shows the image, so that the server has sent its metadata. */
export function hasMetadata(image: StoredImage | undefined): image is SiteImage {
  return image?.width !== undefined;
}

const describe = (byName: ImagesByName, change: DescriptionChange): ImagesByName => ({
  ...byName,
  [change.name]: { id: null, ...defaultDescription, ...byName[change.name], ...change },
});

const removeDescription = (byName: ImagesByName, id: number): ImagesByName => {
  const image = Object.values(byName).find((each) => each.id === id);
  if (!image) return byName;
  if (hasMetadata(image)) return describe(byName, { ...defaultDescription, name: image.name, id: null });
  const { [image.name]: _removed, ...others } = byName;
  return others;
};

/** The descriptions without the metadata, of the images that have one. */
const descriptionsOf = (byName: ImagesByName): ImagesByName =>
  Object.fromEntries(
    Object.values(byName)
      .filter(({ id }) => id !== null)
      .map(({ name, id, focalX, focalY, altEn, altFr }) => [
        name,
        { name, id, focalX, focalY, altEn, altFr },
      ]),
  );

/** The stored object where the image is the same: a picture is rendered again only when its image changes. */
const keepSame = (byName: ImagesByName, image: SiteImage): StoredImage => {
  const stored = byName[image.name];
  return stored && shallowEqual(stored, image) ? stored : image;
};

/**
 * The images of this site by name: their metadata and their current descriptions. Images of other hosts are
 * not included.
 */
export const images = createSlice({
  name: 'images',
  initialState,
  reducers: {
    awaited: (state) => ({ ...state, areLoading: true }),
    /** The metadata and descriptions of the images that pages show. Descriptions of other images stay. */
    loaded: ({ byName }, { payload }: PayloadAction<readonly SiteImage[]>): ImagesState => ({
      areLoading: false,
      arePartial: false,
      byName: {
        ...descriptionsOf(byName),
        ...Object.fromEntries(payload.map((image) => [image.name, keepSame(byName, image)])),
      },
    }),
    /** The images of the page that the server has rendered. */
    ofPageLoaded: (_state, { payload }: PayloadAction<readonly SiteImage[]>): ImagesState => ({
      areLoading: false,
      arePartial: true,
      byName: Object.fromEntries(payload.map((image) => [image.name, image])),
    }),
    described: (state, { payload }: PayloadAction<DescriptionChange>): ImagesState => ({
      ...state,
      byName: describe(state.byName, payload),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(contentFollowed, (state, { payload: { images: changes } }): ImagesState => {
      const changed = changes.changed.reduce<ImagesByName>(describe, state.byName);
      const byName = changes.removedIds.reduce(removeDescription, changed);
      return byName === state.byName ? state : { ...state, byName };
    });
  },
});

export const {
  awaited: imagesRequested,
  loaded: imagesLoaded,
  ofPageLoaded: pageImagesLoaded,
  described: imageDescribed,
} = images.actions;

/** The part of the state that the selectors read. */
interface StateWithImages {
  readonly images: ImagesState;
}

/** Returns the same object until an image changes. */
export function selectImages({ images: { byName } }: StateWithImages): ImagesByName {
  return byName;
}

/** An image that a page shows; undefined for any other. */
export function selectImage(state: StateWithImages, name: string | undefined): SiteImage | undefined {
  const image = name === undefined ? undefined : state.images.byName[name];
  return hasMetadata(image) ? image : undefined;
}

/** The description of an image; the default one if none is known. */
export function selectDescription(state: StateWithImages, name: string): ImageDescription {
  return state.images.byName[name] ?? defaultDescription;
}

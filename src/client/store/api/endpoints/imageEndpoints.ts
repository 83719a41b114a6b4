import type { ImageDescription, SiteImage } from '../../../../model/images/variants';
import { readImages } from '../../../../model/images/variants';
import { api } from '../api';
import { rootStateOf } from '../rootStateOf';
import type { ChangeVersion } from '../contentVersion';
import { changeVersionOf, unlessAlreadyApplied } from '../contentVersion';
import { imageDescribed, imagesLoaded, selectImages } from '../../content/images';
import { ignoreFailure } from '../ignoreFailure';

/** The endpoints for the descriptions of images. The store changes after the server's response. */

/** A change of a description. `base` has the values when the editor was opened, to detect concurrent changes. */
type DescriptionChange = Partial<ImageDescription> & {
  readonly name: string;
  readonly base: Partial<ImageDescription>;
};

export const imageApi = api.injectEndpoints({
  endpoints: (build) => ({
    imageDescribe: build.mutation<ChangeVersion & { id: number }, DescriptionChange>({
      query: (body) => ({ url: 'image/describe', method: 'PUT', body }),
      transformResponse: (response: { id: number }, meta) => ({ id: response.id, ...changeVersionOf(meta) }),
      onQueryStarted: ({ base: _base, ...description }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => {
          dispatch(unlessAlreadyApplied(data, imageDescribed({ ...description, id: data.id })));
        }, ignoreFailure),
    }),
    /**
     * Loads the images into the store. If a description changes during the request, the response may be older than that
     * change: then the request is repeated.
     */
    imageAll: build.query<readonly SiteImage[], void>({
      query: () => ({ url: 'image/all' }),
      transformResponse: readImages,
      providesTags: ['Images'],
      keepUnusedDataFor: 0, // the images are in their slice
      onQueryStarted: (_, store) => {
        const currentImages = () => selectImages(rootStateOf(store));
        const before = currentImages();
        return store.queryFulfilled.then(({ data }) => {
          const isCurrent = currentImages() === before;
          store.dispatch(isCurrent ? imagesLoaded(data) : api.util.invalidateTags(['Images']));
        }, ignoreFailure);
      },
    }),
  }),
});

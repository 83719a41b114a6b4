import type { ImageDescription } from '../../../../model/images/variants';
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
    imageAll: build.mutation<null, void>({
      queryFn: async (_, { dispatch, getState }, _options, sendRequest) => {
        const currentImages = () => selectImages(rootStateOf({ getState }));
        for (;;) {
          const before = currentImages();
          const { data, error } = await sendRequest({ url: 'image/all' });
          if (error) return { error };
          if (currentImages() !== before) continue;
          dispatch(imagesLoaded(readImages(data)));
          return { data: null };
        }
      },
    }),
  }),
});

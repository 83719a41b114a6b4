import type { ImageDescription } from '../../../model/images/variants';
import { readImages } from '../../../model/images/variants';
import { api } from './api';
import type { ChangeVersion } from './contentVersion';
import { changeVersionOf, unlessAlreadyApplied } from './contentVersion';
import { selectDescriptions } from '../content/imageDescriptions';
import { imageDescribed, imagesLoaded } from '../content/images';
import type { RootState } from '../store';

/** The calls for what is said of images. The store changes when the server has answered. */

/** What is said of an image from now on, with what was said when the editor was opened, so that nobody is overwritten unseen. */
type DescriptionChange = Partial<ImageDescription> & {
  readonly name: string;
  readonly base: Partial<ImageDescription>;
};

const ignore = (): void => undefined; // whoever made the call hears of its failure

export const imageApi = api.injectEndpoints({
  endpoints: (build) => ({
    imageDescribe: build.mutation<ChangeVersion & { id: number }, DescriptionChange>({
      query: (body) => ({ url: 'image/describe', method: 'PUT', body }),
      transformResponse: (answer: { id: number }, meta) => ({ id: answer.id, ...changeVersionOf(meta) }),
      onQueryStarted: ({ base: _base, ...said }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => {
          dispatch(unlessAlreadyApplied(data, imageDescribed({ ...said, id: data.id })));
        }, ignore),
    }),
    /**
     * Brings what is known of the images into the store, which keeps it. An answer may be older than what was said while it
     * was on its way: then it is asked for once more.
     */
    imageAll: build.mutation<null, void>({
      queryFn: async (_, { dispatch, getState }, _options, callBackEnd) => {
        const saidSoFar = () => selectDescriptions(getState() as RootState); // only this room makes stores
        for (;;) {
          const before = saidSoFar();
          const { data, error } = await callBackEnd({ url: 'image/all' });
          if (error) return { error };
          if (saidSoFar() !== before) continue;
          dispatch(imagesLoaded(readImages(data)));
          return { data: null };
        }
      },
    }),
  }),
});

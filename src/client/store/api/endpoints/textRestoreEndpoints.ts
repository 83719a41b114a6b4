import { isRecord } from '../../../../model/schema/isRecord';
import type { TextResource } from '../../../../model/text/texts';
import { api } from '../api';
import { ignoreFailure } from '../ignoreFailure';
import type { SavedTexts } from '../savedTexts';
import { addSavedTexts, readSavedTexts } from '../savedTexts';

/** The endpoints that restore the texts that the site came with. They are not in the specification. */

export const textRestoreApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The keys of a page whose first texts the back-end can restore. */
    textInitialKeys: build.query<readonly string[], string | null>({
      query: (page) => ({ url: 'resource/initial', params: page === null ? {} : { page } }),
      transformResponse: (response) =>
        isRecord(response) && Array.isArray(response.keys) ? response.keys.map(String) : [],
    }),
    textRestore: build.mutation<SavedTexts, Pick<TextResource, 'object_key' | 'page'>>({
      query: (body) => ({ url: 'resource/restore', method: 'POST', body }),
      transformResponse: readSavedTexts,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => dispatch(addSavedTexts(data)), ignoreFailure),
    }),
  }),
});

import { isRecord } from '../../../model/isRecord';
import { readTexts } from '../../../model/schema/rows';
import type { TextResource } from '../../../model/text/texts';
import { textAdded } from '../content/contentActions';
import { api } from './api';
import type { ChangeVersion } from './contentVersion';
import { changeVersionOf, unlessAlreadyApplied } from './contentVersion';

/** The endpoints that restore the texts that the site came with. They are not in the specification. */

const ignore = (): void => undefined; // the caller handles the failure

export const textRestoreApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The keys of a page whose first texts the back-end can restore. */
    textInitialKeys: build.query<readonly string[], string | null>({
      query: (page) => ({ url: 'resource/initial', params: page === null ? {} : { page } }),
      transformResponse: (response) =>
        isRecord(response) && Array.isArray(response.keys) ? response.keys.map(String) : [],
    }),
    textRestore: build.mutation<
      ChangeVersion & { texts: readonly TextResource[] },
      Pick<TextResource, 'object_key' | 'page'>
    >({
      query: (body) => ({ url: 'resource/restore', method: 'POST', body }),
      transformResponse: (response, meta) => ({
        texts: isRecord(response) ? readTexts(response.resources) : [],
        ...changeVersionOf(meta),
      }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => data.texts.forEach((text) => dispatch(unlessAlreadyApplied(data, textAdded(text)))),
          ignore,
        ),
    }),
  }),
});

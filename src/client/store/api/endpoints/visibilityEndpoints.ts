import type { EntityName } from '../../../../model/schema/entities';
import type { Visibility } from '../../../../model/schema/visibility';
import { hiddenLoaded } from '../../content/hiddenRows';
import { api } from '../api';
import type { ChangeVersion } from '../contentVersion';
import { changeVersionOf } from '../contentVersion';
import { ignoreFailure } from '../ignoreFailure';
import { readHidden } from '../readHidden';
import { storeVisibility } from '../storeVisibility';

/** The endpoints of hidden and scheduled rows. They are not in the specification. */

/** A change of the visibility of rows. `base` has the values that the administrator saw. */
export interface VisibilityUpdate {
  readonly entity: EntityName;
  readonly rows: readonly (Partial<Visibility> & {
    readonly id: number;
    readonly base?: Partial<Visibility>;
  })[];
}

export const visibilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The hidden rows, of the content version in the parameter or a newer one. They are stored in their slice. */
    visibilityAll: build.query<ReturnType<typeof readHidden>, number | null>({
      query: () => ({ url: 'visibility/all' }),
      transformResponse: (response, meta, version) => readHidden(response, meta?.version ?? version ?? 0),
      providesTags: ['Visibility'],
      keepUnusedDataFor: 0,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => void dispatch(hiddenLoaded(data)), ignoreFailure),
    }),
    visibilityUpdate: build.mutation<ChangeVersion, VisibilityUpdate>({
      query: (body) => ({ url: 'visibility/update', method: 'PUT', body }),
      transformResponse: (_response, meta) => changeVersionOf(meta),
      invalidatesTags: ['Visibility'],
      onQueryStarted: ({ entity, rows }, lifecycle) => storeVisibility(lifecycle, entity, rows),
    }),
  }),
});

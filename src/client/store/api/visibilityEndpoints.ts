import type { EntityName } from '../../../model/schema/entities';
import type { Visibility } from '../../../model/visibility';
import { contentFollowed } from '../content/contentActions';
import type { StoredRow } from '../content/storedRow';
import { hiddenStored, hiddenLoaded, selectEditedRow, untilResponse } from '../content/hiddenRows';
import { api } from './api';
import type { ChangeVersion } from './contentVersion';
import { changeVersionOf, unlessAlreadyApplied } from './contentVersion';
import { ignoreFailure } from './ignoreFailure';
import { readHidden } from './readHidden';
import { rootStateOf } from './rootStateOf';

/** The endpoints of what visitors do not see. They are not in the specification. */

/** A change of the visibility of rows. `base` has the values that the administrator saw. */
export interface VisibilityUpdate {
  readonly entity: EntityName;
  readonly rows: readonly (Partial<Visibility> & {
    readonly id: number;
    readonly base?: Partial<Visibility>;
  })[];
}

const noRowChanges = { changed: [], gone: [] };

const noChanges = { version: null, texts: noRowChanges, images: noRowChanges };

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
      onQueryStarted: ({ entity, rows }, { dispatch, queryFulfilled, ...store }) => {
        const state = rootStateOf(store);
        const before = rows.flatMap(({ id }) => selectEditedRow(state, entity, id) ?? []);
        const storeHidden = (version: number) => dispatch(hiddenStored({ entity, rows: before, version }));
        storeHidden(untilResponse);
        const hiddenIds = rows.filter(({ isHidden }) => isHidden === true).map(({ id }) => id);
        const shownIds = rows.filter(({ isHidden }) => isHidden === false).map(({ id }) => id);
        const changed = before.filter(({ id }) => shownIds.includes(id)) as unknown as readonly StoredRow[]; // rows of any kind
        const event = { ...noChanges, rows: { [entity]: { changed, gone: hiddenIds } } };
        return queryFulfilled.then(
          ({ data }) => {
            storeHidden(data.version ?? 0);
            dispatch(unlessAlreadyApplied(data, contentFollowed(event)));
          },
          () => void storeHidden(0),
        );
      },
    }),
  }),
});

import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { Deletion } from '../../../../model/admin/listTask';
import type { EntityName, NewRow, Row } from '../../../../model/schema/entities';
import { entities, entityNames } from '../../../../model/schema/entities';
import type { Value } from '../../../../model/schema/rows';
import { readRow, readRows } from '../../../../model/schema/rows';
import type { BackEndBaseQuery, Tag } from '../api';
import { api } from '../api';
import type { ChangeVersion } from '../contentVersion';
import { changeVersionOf, unlessAlreadyApplied } from '../contentVersion';
import type { RowPatch } from '../../content/contentActions';
import type { StoredRow } from '../../content/storedRow';
import { rowsIn } from '../../content/collections';
import { contentFollowed, noChanges, rowAdded, rowDeleted, rowsUpdated } from '../../content/contentActions';
import { hiddenStored } from '../../content/hiddenRows';
import { ignoreFailure } from '../ignoreFailure';
import { rootStateOf } from '../rootStateOf';
import { storeVisibility } from '../storeVisibility';
import { readProperty } from '../../../../model/schema/readProperty';

/*
 * The generic entity endpoints (specification, section 7), generated from the table: `tankerAll`, `tankerSave`,
 * `tankerUpdate`, `tankerDelete` and so on. The store changes after the server's response, never before.
 */

/** A change of some columns of a row. `base` has their values when the editor was opened, to detect concurrent changes. */
export type UpdateRequest<Name extends EntityName> = Pick<Row<Name>, 'id'> &
  Partial<NewRow<Name>> & { readonly base?: Partial<NewRow<Name>> };

/** A change of a row of any kind. */
export type AnyUpdateRequest = {
  readonly id: number;
  /** Hides the row in the same change. */
  readonly isHidden?: true | undefined;
  readonly base?: Readonly<Record<string, Value>> | undefined;
} & Readonly<Record<string, Value | Readonly<Record<string, Value>> | undefined>>;

type Definitions = {
  [Name in EntityName as `${Name}All`]: QueryDefinition<void, BackEndBaseQuery, Tag, Row<Name>[]>;
} & {
  [Name in EntityName as `${Name}Save`]: MutationDefinition<
    NewRow<Name>,
    BackEndBaseQuery,
    Tag,
    ChangeVersion & { id: number }
  >;
} & {
  [Name in EntityName as `${Name}Update`]: MutationDefinition<
    readonly UpdateRequest<Name>[],
    BackEndBaseQuery,
    Tag,
    ChangeVersion
  >;
} & {
  [Name in EntityName as `${Name}Delete`]: MutationDefinition<Deletion, BackEndBaseQuery, Tag, ChangeVersion>;
};

/** The response to a save or to a duplication. */
export interface SaveResponse extends ChangeVersion {
  readonly id: number;
  /** The stored row: of a duplication, and of a save that was already processed before. */
  readonly row: unknown;
}

/** Reads the response to a save. @throws TypeError if it has no id */
export function readSaveResponse(
  response: unknown,
  meta: Parameters<typeof changeVersionOf>[0],
): SaveResponse {
  const id = Number(readProperty(response, 'id') ?? NaN);
  if (!Number.isSafeInteger(id)) throw new TypeError('the save response has no id');
  return { id, row: readProperty(response, 'row'), ...changeVersionOf(meta) };
}

const patchOf = ({ base: _base, isHidden: _isHidden, ...change }: AnyUpdateRequest): RowPatch =>
  change as RowPatch; // only values are left

const hidingIn = (changes: readonly AnyUpdateRequest[]) =>
  changes
    .filter(({ isHidden }) => isHidden)
    .map((change) => ({ id: change.id, isHidden: true, values: patchOf(change) }));

type Build = EndpointBuilder<BackEndBaseQuery, Tag, 'api'>;

/** The rows that a response has, as changes of those that the store has. */
const changesFrom = (
  entity: EntityName,
  stored: readonly { readonly id: number }[],
  rows: readonly StoredRow[],
) => {
  const ids = new Set(rows.map(({ id }) => id));
  const removedIds = stored.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
  return contentFollowed({ ...noChanges, rows: { [entity]: { changed: rows, removedIds } } });
};

const listAndSave = (name: EntityName, build: Build) => [
  [
    `${name}All`,
    build.query<readonly StoredRow[], void>({
      query: () => ({ url: `${name}/all` }),
      transformResponse: (response) => readRows(name, readProperty(response, entities[name].collection)),
      keepUnusedDataFor: 0, // the rows are in their slice
      onQueryStarted: (_, store) => {
        const before = rootStateOf(store);
        return store.queryFulfilled.then(({ data }) => {
          const { startup } = rootStateOf(store);
          if (startup.version === before.startup.version)
            store.dispatch(changesFrom(name, rowsIn(before[entities[name].collection]), data));
        }, ignoreFailure);
      },
    }),
  ],
  [
    `${name}Save`,
    build.mutation<SaveResponse, object>({
      query: (body) => ({ url: `${name}/save`, method: 'POST', body }),
      transformResponse: readSaveResponse,
      onQueryStarted: (row, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => {
          const saved = readRow(name, data.row) ?? readRow(name, { ...row, id: data.id });
          if (!saved) return;
          if ('isHidden' in row)
            dispatch(hiddenStored({ entity: name, rows: [saved], version: data.version ?? 0 }));
          else dispatch(unlessAlreadyApplied(data, rowAdded({ entity: name, row: saved })));
        }, ignoreFailure),
    }),
  ],
];

const updateAndDelete = (name: EntityName, build: Build) => [
  [
    `${name}Update`,
    build.mutation<ChangeVersion, readonly AnyUpdateRequest[]>({
      query: (body) => ({ url: `${name}/update`, method: 'PUT', body }),
      transformResponse: (_response, meta) => changeVersionOf(meta),
      invalidatesTags: (_data, _error, changes) => (hidingIn(changes).length > 0 ? ['Visibility'] : []),
      onQueryStarted: (changes, lifecycle) => {
        const hiding = hidingIn(changes);
        if (hiding.length > 0) void storeVisibility(lifecycle, name, hiding);
        return lifecycle.queryFulfilled.then(({ data }) => {
          const updated = rowsUpdated({ entity: name, rows: changes.map(patchOf) });
          lifecycle.dispatch(unlessAlreadyApplied(data, updated));
        }, ignoreFailure);
      },
    }),
  ],
  [
    `${name}Delete`,
    build.mutation<ChangeVersion, Deletion>({
      query: (body) => ({ url: `${name}/delete`, method: 'DELETE', body }),
      transformResponse: (_response, meta) => changeVersionOf(meta),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(() => void dispatch(rowDeleted({ entity: name, id })), ignoreFailure),
    }),
  ],
];

export const entityApi = api.injectEndpoints({
  endpoints: (build) =>
    Object.fromEntries(
      entityNames.flatMap((name) => [...listAndSave(name, build), ...updateAndDelete(name, build)]),
    ) as unknown as Definitions, // four endpoints for each name of the table
});

import type { EndpointBuilder, MutationDefinition } from '@reduxjs/toolkit/query';
import type { EntityName } from '../../../../model/schema/entities';
import { entityNames } from '../../../../model/schema/entities';
import type { Value } from '../../../../model/schema/rows';
import { readRow } from '../../../../model/schema/rows';
import { rowAdded, rowDeleted } from '../../content/contentActions';
import { hiddenStored } from '../../content/hiddenRows';
import type { BackEndBaseQuery, Tag } from '../api';
import { api } from '../api';
import type { ChangeVersion } from '../contentVersion';
import { changeVersionOf, unlessAlreadyApplied } from '../contentVersion';
import type { SaveResponse } from './entityEndpoints';
import { readProperty } from '../../../../model/schema/readProperty';
import { readSaveResponse } from './entityEndpoints';
import { ignoreFailure } from '../ignoreFailure';

/*
 * The generic endpoints that are not in the specification: `galleryImageSaveMany` for galleries, `tankerDeleteMany` and
 * `tankerDuplicate`. Each is one change.
 */

/** Rows that are added together. A retry has the same key. */
export interface RowsAddition {
  readonly rows: readonly Readonly<Record<string, Value>>[];
  readonly requestKey: string;
}

/** Rows that are deleted together. A retry has the same key. */
export interface RowsDeletion {
  readonly ids: readonly number[];
  readonly requestKey: string;
}

/** A row to copy, and the columns that differ in the copy. */
export interface Duplication {
  readonly id: number;
  readonly values: Readonly<Record<string, Value>>;
  readonly requestKey: string;
}

type Definitions = {
  [Name in EntityName as `${Name}SaveMany`]: MutationDefinition<
    RowsAddition,
    BackEndBaseQuery,
    Tag,
    ChangeVersion & { readonly ids: readonly number[] }
  >;
} & {
  [Name in EntityName as `${Name}DeleteMany`]: MutationDefinition<
    RowsDeletion,
    BackEndBaseQuery,
    Tag,
    ChangeVersion
  >;
} & {
  [Name in EntityName as `${Name}Duplicate`]: MutationDefinition<
    Duplication,
    BackEndBaseQuery,
    Tag,
    ChangeVersion & { readonly id: number }
  >;
};

const readIds = (response: unknown): readonly number[] => {
  const ids = readProperty(response, 'ids');
  if (!Array.isArray(ids)) throw new TypeError('the save response has no ids');
  return ids.map(Number);
};

type Build = EndpointBuilder<BackEndBaseQuery, Tag, 'api'>;

const saveMany = (name: EntityName, build: Build) => [
  [
    `${name}SaveMany`,
    build.mutation<ChangeVersion & { readonly ids: readonly number[] }, RowsAddition>({
      query: (body) => ({ url: `${name}/saveMany`, method: 'POST', body }),
      transformResponse: (response, meta) => ({ ids: readIds(response), ...changeVersionOf(meta) }),
      onQueryStarted: ({ rows }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => {
          for (const [index, id] of data.ids.entries()) {
            const row = readRow(name, { ...rows[index], id });
            if (row) dispatch(unlessAlreadyApplied(data, rowAdded({ entity: name, row })));
          }
        }, ignoreFailure),
    }),
  ],
];

const deleteManyAndDuplicate = (name: EntityName, build: Build) => [
  [
    `${name}DeleteMany`,
    build.mutation<ChangeVersion, RowsDeletion>({
      query: (body) => ({ url: `${name}/deleteMany`, method: 'DELETE', body }),
      transformResponse: (_response, meta) => changeVersionOf(meta),
      onQueryStarted: ({ ids }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(() => {
          for (const id of ids) dispatch(rowDeleted({ entity: name, id }));
        }, ignoreFailure),
    }),
  ],
  [
    `${name}Duplicate`,
    build.mutation<SaveResponse, Duplication>({
      query: (body) => ({ url: `${name}/duplicate`, method: 'POST', body }),
      transformResponse: readSaveResponse,
      invalidatesTags: ['Visibility'], // its further pictures are not in the response
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => {
          const row = readRow(name, data.row);
          if (row) dispatch(hiddenStored({ entity: name, rows: [row], version: data.version ?? 0 }));
        }, ignoreFailure),
    }),
  ],
];

export const batchApi = api.injectEndpoints({
  endpoints: (build) =>
    Object.fromEntries(
      entityNames.flatMap((name) => [...saveMany(name, build), ...deleteManyAndDuplicate(name, build)]),
    ) as unknown as Definitions, // three endpoints for each name of the table
});

import type { TypedUseMutation } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { Deletion } from '../../../model/admin/listTask';
import type { EntityName } from '../../../model/schema/entities';
import type { Value } from '../../../model/schema/rows';
import { endpoints } from '../../store/api/adminApi';
import type { BackEndBaseQuery } from '../../store/api/api';
import type { ChangeVersion } from '../../store/api/contentVersion';
import type { Duplication, RowsAddition, RowsDeletion } from '../../store/api/endpoints/batchEndpoints';
import type { AnyUpdateRequest } from '../../store/api/endpoints/entityEndpoints';
import { rowDeleted } from '../../store/content/contentActions';
import { useAppDispatch } from '../../store/hooks';
import { isRequestUnknown, isRowMissing } from './requestError';

/** A row as the form and the entity create it, before it has an id. */
export type NewRowValues = Readonly<Record<string, Value>>;

/** A row to add, with its request key and, in a retry, the changes of others that the form has shown. */
type AddRequest = Readonly<Record<string, Value | NewRowValues>>;

type UseMutation<Argument, Data> = TypedUseMutation<Data, Argument, BackEndBaseQuery>;

type SavedRow = ChangeVersion & { readonly id: number };

interface AddedRows {
  readonly ids: readonly number[];
  readonly versions: readonly (number | null)[];
}

/** The generated requests of an entity. Each rejects with the error of its endpoint. */
export interface EntityRequests {
  readonly save: (row: AddRequest) => Promise<SavedRow>;
  /** Adds several rows of a gallery as one change. A back-end without this request gets one request for each row. */
  readonly saveMany: (addition: RowsAddition) => Promise<AddedRows>;
  readonly update: (rows: readonly AnyUpdateRequest[]) => Promise<ChangeVersion>;
  /** Deletes a row. If others have deleted it already, only removes it from the store. */
  readonly remove: (deletion: Deletion) => Promise<ChangeVersion>;
  /** Deletes several rows as one change. A back-end without this request gets one request for each row. */
  readonly deleteMany: (deletion: RowsDeletion) => Promise<readonly (number | null)[]>;
  /** Adds a hidden copy of a row. */
  readonly duplicate: (duplication: Duplication) => Promise<SavedRow>;
  /** Loads the rows from the server into the store, in case the change event has not arrived yet. */
  readonly refresh: () => Promise<unknown>;
}

type SavedRows = ChangeVersion & { readonly ids: readonly number[] };

type UseUpdate = UseMutation<readonly AnyUpdateRequest[], ChangeVersion>;

/** The hooks of an entity, typed for any entity. */
const endpointsOf = (entity: EntityName) => ({
  useSave: endpoints[`${entity}Save`].useMutation as unknown as UseMutation<AddRequest, SavedRow>, // the same for any entity
  useSaveMany: endpoints[`${entity}SaveMany`].useMutation as UseMutation<RowsAddition, SavedRows>,
  useUpdate: endpoints[`${entity}Update`].useMutation as unknown as UseUpdate, // the same for any entity
  useRemove: endpoints[`${entity}Delete`].useMutation as UseMutation<Deletion, ChangeVersion>,
  useDeleteMany: endpoints[`${entity}DeleteMany`].useMutation as UseMutation<RowsDeletion, ChangeVersion>,
  useDuplicate: endpoints[`${entity}Duplicate`].useMutation as UseMutation<Duplication, SavedRow>,
  all: endpoints[`${entity}All`] as unknown as typeof endpoints.tankerAll, // any entity has an id and an order
});

/** Adds rows one after the other, each with a request key. */
const saveEach = async (
  save: EntityRequests['save'],
  { rows, requestKey }: RowsAddition,
): Promise<AddedRows> => {
  const saved: SavedRow[] = [];
  for (const [index, row] of rows.entries())
    saved.push(await save({ ...row, requestKey: `${requestKey} ${index}` }));
  return { ids: saved.map(({ id }) => id), versions: saved.map(({ version }) => version) };
};

/** Deletes rows one after the other, each with a request key. @returns the versions of the changes */
const deleteEach = async (
  remove: EntityRequests['remove'],
  { ids, requestKey }: RowsDeletion,
): Promise<readonly (number | null)[]> => {
  const versions: (number | null)[] = [];
  for (const id of ids) versions.push((await remove({ id, requestKey: `${requestKey} ${id}` })).version);
  return versions;
};

/** A deletion of a row that others have deleted already changes nothing. */
const unlessMissing = (deletion: Promise<ChangeVersion>, onMissing: () => void): Promise<ChangeVersion> =>
  deletion.catch((error: unknown) => {
    if (!isRowMissing(error)) throw error;
    onMissing();
    return { version: null };
  });

/** Sends a request for several rows, or one for each row to a back-end that does not know it. */
const withFallback = <Result>(together: Promise<Result>, each: () => Promise<Result>): Promise<Result> =>
  together.catch((error: unknown) => {
    if (!isRequestUnknown(error)) throw error;
    return each();
  });

export function useEntityRequests(entity: EntityName): EntityRequests {
  const { useSave, useSaveMany, useUpdate, useRemove, useDeleteMany, useDuplicate, all } =
    endpointsOf(entity);
  const dispatch = useAppDispatch();
  const [sendSave] = useSave();
  const [saveMany] = useSaveMany();
  const [update] = useUpdate();
  const [sendRemoval] = useRemove();
  const [deleteMany] = useDeleteMany();
  const [duplicate] = useDuplicate();
  return useMemo(() => {
    const save: EntityRequests['save'] = (row) => sendSave(row).unwrap();
    const remove: EntityRequests['remove'] = (deletion) =>
      unlessMissing(sendRemoval(deletion).unwrap(), () => {
        dispatch(rowDeleted({ entity, id: deletion.id }));
      });
    return {
      save,
      saveMany: (addition) =>
        withFallback(
          saveMany(addition)
            .unwrap()
            .then(({ ids, version }) => ({ ids, versions: [version] })),
          () => saveEach(save, addition),
        ),
      update: (rows) => update(rows).unwrap(),
      remove,
      deleteMany: (deletion) =>
        withFallback(
          deleteMany(deletion)
            .unwrap()
            .then(({ version }) => [version]),
          () => deleteEach(remove, deletion),
        ),
      duplicate: (duplication) => duplicate(duplication).unwrap(),
      refresh: async () => dispatch(all.initiate(undefined, { subscribe: false, forceRefetch: true })),
    };
  }, [sendSave, saveMany, update, sendRemoval, deleteMany, duplicate, all, dispatch, entity]);
}

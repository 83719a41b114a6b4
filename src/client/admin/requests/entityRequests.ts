import type { TypedUseMutation } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { Deletion } from '../../../model/admin/listTask';
import type { EntityName } from '../../../model/schema/entities';
import type { Value } from '../../../model/schema/rows';
import { endpoints } from '../../store/api/adminApi';
import type { BackEndBaseQuery } from '../../store/api/api';
import type { ChangeVersion } from '../../store/api/contentVersion';
import type { AnyUpdateRequest, RowsAddition } from '../../store/api/entityEndpoints';
import { rowDeleted } from '../../store/content/contentActions';
import { useAppDispatch } from '../../store/hooks';
import { isRequestUnknown, isRowMissing } from './requestError';

/** A row as the form and the entity create it, before it has an id. */
export type NewRowValues = Readonly<Record<string, Value>>;

/** A row to add, with its request key and, in a retry, the changes of others that the form has shown. */
type AddRequest = Readonly<Record<string, Value | NewRowValues>>;

type UseMutation<Argument, Data> = TypedUseMutation<Data, Argument, BackEndBaseQuery>;

interface AddedRows {
  readonly ids: readonly number[];
  readonly versions: readonly (number | null)[];
}

/** The generated requests of an entity. Each rejects with the error of its endpoint. */
export interface EntityRequests {
  readonly save: (row: AddRequest) => Promise<ChangeVersion & { id: number }>;
  /** Adds several rows of a gallery as one change. A back-end without this request gets one request for each row. */
  readonly saveMany: (addition: RowsAddition) => Promise<AddedRows>;
  readonly update: (rows: readonly AnyUpdateRequest[]) => Promise<ChangeVersion>;
  /** Deletes a row. If others have deleted it already, only removes it from the store. */
  readonly remove: (deletion: Deletion) => Promise<ChangeVersion>;
  /** Loads the rows from the server into the store, in case the change event has not arrived yet. */
  readonly refresh: () => Promise<unknown>;
}

type UseSave = UseMutation<AddRequest, ChangeVersion & { id: number }>;

type UseSaveMany = UseMutation<RowsAddition, ChangeVersion & { readonly ids: readonly number[] }>;

type UseUpdate = UseMutation<readonly AnyUpdateRequest[], ChangeVersion>;

const endpointsOf = (entity: EntityName) => ({
  useSave: endpoints[`${entity}Save`].useMutation as unknown as UseSave, // the same for any entity
  useSaveMany: endpoints[`${entity}SaveMany`].useMutation as UseSaveMany,
  useUpdate: endpoints[`${entity}Update`].useMutation as unknown as UseUpdate, // the same for any entity
  useRemove: endpoints[`${entity}Delete`].useMutation as UseMutation<Deletion, ChangeVersion>,
  all: endpoints[`${entity}All`] as unknown as typeof endpoints.tankerAll, // any entity has an id and an order
});

export function useEntityRequests(entity: EntityName): EntityRequests {
  const { useSave, useSaveMany, useUpdate, useRemove, all } = endpointsOf(entity);
  const dispatch = useAppDispatch();
  const [save] = useSave();
  const [saveMany] = useSaveMany();
  const [update] = useUpdate();
  const [remove] = useRemove();
  return useMemo(
    () => ({
      save: (row) => save(row).unwrap(),
      saveMany: async (addition) => {
        try {
          const { ids, version } = await saveMany(addition).unwrap();
          return { ids, versions: [version] };
        } catch (error) {
          if (!isRequestUnknown(error)) throw error;
          const saved: (ChangeVersion & { id: number })[] = [];
          for (const [index, row] of addition.rows.entries()) {
            saved.push(await save({ ...row, requestKey: `${addition.requestKey} ${index}` }).unwrap());
          }
          return { ids: saved.map(({ id }) => id), versions: saved.map(({ version }) => version) };
        }
      },
      update: (rows) => update(rows).unwrap(),
      remove: (deletion) =>
        remove(deletion)
          .unwrap()
          .catch((error: unknown) => {
            if (!isRowMissing(error)) throw error;
            dispatch(rowDeleted({ entity, id: deletion.id }));
            return { version: null };
          }),
      refresh: async () => dispatch(all.initiate(undefined, { subscribe: false, forceRefetch: true })),
    }),
    [save, saveMany, update, remove, all, dispatch, entity],
  );
}

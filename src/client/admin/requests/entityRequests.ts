import { useMemo } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import { endpoints } from '../../store/api/adminApi';
import type { ChangeVersion } from '../../store/api/contentVersion';
import type { StoredRow } from '../../store/content/storedRow';
import { contentFollowed, rowDeleted } from '../../store/content/contentActions';
import type { AnyRowChange, Deletion } from '../../store/api/entityEndpoints';
import { useAppStore } from '../../store/hooks';
import { selectRows } from '../../store/selectors';
import type { AppStore } from '../../store/store';
import type { Endpoint } from './useRequest';
import { useRequest } from './useRequest';
import { dataOrThrow, isRowMissing } from './requestError';
import { newRequestKey } from './requestKey';

/** A row as the form and the entity create it, before it has an id. */
export type NewRow = Readonly<Record<string, string | number | boolean>>;

/** A row to add, with its request key and, in a retry, the changes of others that the form has shown. */
type Addition = Readonly<Record<string, string | number | boolean | NewRow>>;

/** The generated requests of an entity. Each rejects with a `RequestError`. */
export interface EntityRequests {
  readonly save: (row: Addition) => Promise<ChangeVersion & { id: number }>;
  readonly update: (rows: readonly AnyRowChange[]) => Promise<ChangeVersion>;
  /** Deletes a row. If others have deleted it already, only removes it from the store. */
  readonly remove: (id: number) => Promise<ChangeVersion>;
  /** Loads the rows from the server into the store, in case the change event has not arrived yet. */
  readonly refresh: () => Promise<void>;
}

const endpointsOf = (entity: EntityName) => ({
  save: endpoints[`${entity}Save`] as unknown as Endpoint<Addition, ChangeVersion & { id: number }>, // typed by the table; any entity
  update: endpoints[`${entity}Update`] as unknown as Endpoint<readonly AnyRowChange[], ChangeVersion>, // typed by the table; any entity
  remove: endpoints[`${entity}Delete`] as unknown as Endpoint<Deletion, ChangeVersion>, // typed by the table; any entity
  all: endpoints[`${entity}All`] as unknown as typeof endpoints.tankerAll, // any entity has an id and an order
});

/** Loads the rows of an entity from the server and dispatches them like a change event. */
const reloadRows = async (store: AppStore, entity: EntityName): Promise<void> => {
  const { version } = store.getState().startup;
  const storedRows: readonly StoredRow[] = selectRows(store.getState(), entity);
  const request = endpointsOf(entity).all.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data } = await store.dispatch(request);
  if (!data || store.getState().startup.version !== version) return;
  const ids = new Set<number>(data.map(({ id }) => id));
  const gone = storedRows.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
  const noChanges = { changed: [], gone: [] };
  const rows = { [entity]: { changed: data, gone } };
  store.dispatch(contentFollowed({ version: null, rows, texts: noChanges, images: noChanges }));
};

export function useEntityRequests(entity: EntityName): EntityRequests {
  const request = useRequest();
  const store = useAppStore();
  return useMemo(() => {
    const { save, update, remove } = endpointsOf(entity);
    const deletions = new Map<number, string>();
    const removeOnce = async (id: number): Promise<ChangeVersion> => {
      const requestKey = deletions.get(id) ?? newRequestKey();
      deletions.set(id, requestKey);
      const change = await dataOrThrow(request(remove, { id, requestKey }));
      deletions.delete(id);
      return change;
    };
    return {
      save: (row) => dataOrThrow(request(save, row)),
      update: (rows) => dataOrThrow(request(update, rows)),
      remove: (id) =>
        removeOnce(id).catch((error: unknown) => {
          if (!isRowMissing(error)) throw error;
          store.dispatch(rowDeleted({ entity, id }));
          return { version: null };
        }),
      refresh: () => reloadRows(store, entity),
    };
  }, [request, store, entity]);
}

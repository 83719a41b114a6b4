import { useMemo } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import { endpoints } from '../../store/api/adminApi';
import type { ChangeVersion } from '../../store/api/contentVersion';
import type { StoredRow } from '../../store/content/storedRow';
import { contentFollowed, rowDeleted } from '../../store/content/contentActions';
import type { BasedChange, Deletion } from '../../store/api/entityEndpoints';
import { useAppStore } from '../../store/hooks';
import { selectRows } from '../../store/selectors';
import type { AppStore } from '../../store/store';
import type { Endpoint } from './useRequest';
import { useRequest } from './useRequest';
import { dataOrThrow, isRowMissing } from './requestError';
import { newRequestKey } from './requestKey';

/** A row as a form and the table made it, before it has an id. */
export type NewRow = Readonly<Record<string, string | number | boolean>>;

/** A row to add, with what the call is known by, and what was seen of others' changes where it is made again. */
type Addition = Readonly<Record<string, string | number | boolean | NewRow>>;

/** The generated calls of one kind of content; each rejects with a `CallFailure`. */
export interface EntityRequests {
  readonly save: (row: Addition) => Promise<ChangeVersion & { id: number }>;
  readonly update: (rows: readonly BasedChange[]) => Promise<ChangeVersion>;
  /** Deletes a row, or what is left of it where somebody has deleted it already. */
  readonly remove: (id: number) => Promise<ChangeVersion>;
  /** Brings the rows as they are on the server into the store, where they have not come by themselves meanwhile. */
  readonly refresh: () => Promise<void>;
}

const endpointsOf = (entity: EntityName) => ({
  save: endpoints[`${entity}Save`] as unknown as Endpoint<Addition, ChangeVersion & { id: number }>, // typed by the table; any kind passes here
  update: endpoints[`${entity}Update`] as unknown as Endpoint<readonly BasedChange[], ChangeVersion>, // typed by the table; any kind passes here
  remove: endpoints[`${entity}Delete`] as unknown as Endpoint<Deletion, ChangeVersion>, // typed by the table; any kind passes here
  all: endpoints[`${entity}All`] as unknown as typeof endpoints.tankerAll, // any kind has an id and a place
});

/** What the server has of a kind of content, as news of it. */
const readAnew = async (store: AppStore, entity: EntityName): Promise<void> => {
  const { version } = store.getState().startup;
  const known: readonly StoredRow[] = selectRows(store.getState(), entity);
  const read = endpointsOf(entity).all.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data } = await store.dispatch(read);
  if (!data || store.getState().startup.version !== version) return;
  const ids = new Set<number>(data.map(({ id }) => id));
  const gone = known.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
  const nothing = { changed: [], gone: [] };
  const rows = { [entity]: { changed: data, gone } };
  store.dispatch(contentFollowed({ version: null, rows, texts: nothing, images: nothing }));
};

export const useEntityRequests = (entity: EntityName): EntityRequests => {
  const call = useRequest();
  const store = useAppStore();
  return useMemo(() => {
    const { save, update, remove } = endpointsOf(entity);
    const deletions = new Map<number, string>();
    const removeOnce = async (id: number): Promise<ChangeVersion> => {
      const requestKey = deletions.get(id) ?? newRequestKey();
      deletions.set(id, requestKey);
      const made = await dataOrThrow(call(remove, { id, requestKey }));
      deletions.delete(id);
      return made;
    };
    return {
      save: (row) => dataOrThrow(call(save, row)),
      update: (rows) => dataOrThrow(call(update, rows)),
      remove: (id) =>
        removeOnce(id).catch((error: unknown) => {
          if (!isRowMissing(error)) throw error;
          store.dispatch(rowDeleted({ entity, id }));
          return { version: null };
        }),
      refresh: () => readAnew(store, entity),
    };
  }, [call, store, entity]);
};

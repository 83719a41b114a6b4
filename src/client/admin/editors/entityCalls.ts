import { useMemo } from 'react';
import type { EntityName } from '../../../model/entities';
import { calls } from '../../store/administration';
import type { Made } from '../../store/changesMade';
import { rowDeleted } from '../../store/contentActions';
import type { BasedChange, Deletion } from '../../store/entityEndpoints';
import { useAppDispatch } from '../../store/hooks';
import type { Endpoint } from '../session/useCall';
import { useCall } from '../session/useCall';
import { dataOf, isOfUnknownRow } from './callFailure';
import { newRequestKey } from './useRepeatable';

/** A row as a form and the table made it, before it has an id. */
export type UnsavedRow = Readonly<Record<string, string | number | boolean>>;

/** The generated calls of one kind of content; each rejects with a `CallFailure`. */
export interface EntityCalls {
  readonly save: (row: UnsavedRow) => Promise<Made & { id: number }>;
  readonly update: (rows: readonly BasedChange[]) => Promise<Made>;
  /** Deletes a row, or what is left of it where somebody has deleted it already. */
  readonly remove: (id: number) => Promise<Made>;
}

const endpointsOf = (entity: EntityName) => ({
  save: calls[`${entity}Save`] as unknown as Endpoint<UnsavedRow, Made & { id: number }>, // typed by the table; any kind passes here
  update: calls[`${entity}Update`] as unknown as Endpoint<readonly BasedChange[], Made>, // typed by the table; any kind passes here
  remove: calls[`${entity}Delete`] as unknown as Endpoint<Deletion, Made>, // typed by the table; any kind passes here
});

export const useEntityCalls = (entity: EntityName): EntityCalls => {
  const call = useCall();
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const { save, update, remove } = endpointsOf(entity);
    const deletions = new Map<number, string>();
    const removeOnce = async (id: number): Promise<Made> => {
      const requestKey = deletions.get(id) ?? newRequestKey();
      deletions.set(id, requestKey);
      const made = await dataOf(call(remove, { id, requestKey }));
      deletions.delete(id);
      return made;
    };
    return {
      save: (row) => dataOf(call(save, row)),
      update: (rows) => dataOf(call(update, rows)),
      remove: (id) =>
        removeOnce(id).catch((error: unknown) => {
          if (!isOfUnknownRow(error)) throw error;
          dispatch(rowDeleted({ entity, id }));
          return { version: null };
        }),
    };
  }, [call, dispatch, entity]);
};

import { useMemo } from 'react';
import type { EntityName } from '../../../model/entities';
import { calls } from '../../store/administration';
import type { Made } from '../../store/changesMade';
import type { BasedChange } from '../../store/entityEndpoints';
import type { Endpoint } from '../session/useCall';
import { useCall } from '../session/useCall';
import { dataOf } from './callFailure';

/** A row as a form and the table made it, before it has an id. */
export type UnsavedRow = Readonly<Record<string, string | number | boolean>>;

/** The generated calls of one kind of content; each rejects with a `CallFailure`. */
export interface EntityCalls {
  readonly save: (row: UnsavedRow) => Promise<Made & { id: number }>;
  readonly update: (rows: readonly BasedChange[]) => Promise<Made>;
  readonly remove: (id: number) => Promise<Made>;
}

const endpointsOf = (entity: EntityName) => ({
  save: calls[`${entity}Save`] as unknown as Endpoint<UnsavedRow, Made & { id: number }>, // typed by the table; any kind passes here
  update: calls[`${entity}Update`] as unknown as Endpoint<readonly BasedChange[], Made>, // typed by the table; any kind passes here
  remove: calls[`${entity}Delete`] as unknown as Endpoint<number, Made>, // typed by the table; any kind passes here
});

export const useEntityCalls = (entity: EntityName): EntityCalls => {
  const call = useCall();
  return useMemo(() => {
    const { save, update, remove } = endpointsOf(entity);
    return {
      save: (row) => dataOf(call(save, row)),
      update: (rows) => dataOf(call(update, rows)),
      remove: (id) => dataOf(call(remove, id)),
    };
  }, [call, entity]);
};

import type { HistoryItem } from '../../../model/admin/historyFilter';
import type { HistoryEntry, HistoryRow } from '../../../model/history';
import { entities } from '../../../model/schema/entities';
import { columnsOfEntity } from '../../../model/schema/rows';
import type { ItemState } from './ChangeItem';

/** How an item was after a change: null if the change deleted it; undefined if it changed only whether visitors see it. */
export function stateAfter(
  { entity, id }: HistoryItem,
  { rows }: HistoryEntry,
): HistoryRow | null | undefined {
  return rows.findLast((row) => row.collection === entities[entity].collection && row.id === id)?.after;
}

/** Returns a function that says what a change means for the item. The position in the list is no part of a state. */
export function createStateOf(
  item: HistoryItem,
  changes: readonly HistoryEntry[],
): (change: HistoryEntry) => ItemState {
  const columns = columnsOfEntity(item.entity).filter(({ field }) => field.kind !== 'order');
  const newest = changes.find((change) => stateAfter(item, change) !== undefined);
  const current = newest && stateAfter(item, newest);
  return (change) => {
    const state = stateAfter(item, change);
    if (change.id === newest?.id) return state ? 'current' : 'none';
    if (!state) return 'none';
    return current && columns.every(({ name }) => state[name] === current[name]) ? 'none' : 'earlier';
  };
}

import type { HistoryItem } from '../../../model/admin/historyFilter';
import type { HistoryEntry, HistoryRow } from '../../../model/history';
import { entities } from '../../../model/schema/entities';
import { columnsOfEntity } from '../../../model/schema/rows';
import type { ItemState } from './ChangeItem';

/** How an item was after a change: null if the change deleted it; undefined if it changed only whether visitors see it. */
const stateAfter = ({ entity, id }: HistoryItem, { rows }: HistoryEntry): HistoryRow | null | undefined => {
  return rows.findLast((row) => row.collection === entities[entity].collection && row.id === id)?.after;
};

/** Whether two values are the same to a reader: an empty one may be stored in several ways. */
const isSameValue = (one: HistoryRow[string] | undefined, other: HistoryRow[string] | undefined): boolean =>
  String(one ?? '') === String(other ?? '');

/**
 * Returns a function that returns the state of the item after a change. The position in the list is no part
 * of a state, nor is a column that did not exist then: putting the item back would not change it.
 */
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
    if (!current) return 'earlier';
    const isSame = columns.every(({ name }) => !(name in state) || isSameValue(state[name], current[name]));
    return isSame ? 'none' : 'earlier';
  };
}

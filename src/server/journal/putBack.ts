import { systemTablesOf } from '../database/systemTables';
import type { HistoryItem } from '../../model/admin/historyFilter';
import type { HistoryRow, RowHistory } from '../../model/history';
import { childrenOf, entities } from '../../model/schema/entities';
import { parentColumn } from '../../model/schema/parents';
import { readVisibility, visibilityCollection } from '../../model/schema/visibility';
import type { Actor, ChangedRow, CommittedChange } from '../content/changes';
import type { ContentStore } from '../content/contentStore';
import type { ContentWriter } from '../content/contentWriter';
import { differingValues } from '../content/contentWriter';
import { requireValidChanges, requireValidRow } from '../content/rows/rowChecks';
import { normalizeNamedColumns } from '../content/rows/normalizeRow';
import type { ContentTransaction } from '../database/database';
import type { WireRow, WireValues } from '../content/rows/tables';
import { tableOfEntity } from '../content/rows/tables';
import { AppError } from '../errors';
import { findChanges } from './historyFilter';
import { rowsOfChange, toRowHistory } from './journal';
import { orderColumn, positionAtEnd } from '../content/rows/position';
import { listColumns } from '../../model/schema/placement';
import { RowUndo } from './undo';

/** An earlier state of an item: how it was after a change. */
export interface EarlierState {
  readonly item: HistoryItem;
  /** The id of the change. */
  readonly change: number;
  /** The newest change of the item that the administrator has seen; missing if it does not matter. */
  readonly seen?: number | undefined;
}

/** The last change of the item's row that matches; undefined if the journal has none. */
const rowChangeOf = async (
  transaction: ContentTransaction,
  { entity, id }: HistoryItem,
  change?: number,
): Promise<(RowHistory & { readonly change: number }) | undefined> => {
  const found = await systemTablesOf(transaction)
    .selectFrom('change_rows')
    .select(['changeId', 'collection', 'rowId', 'before', 'after'])
    .where('collection', '=', entities[entity].collection)
    .where('rowId', '=', id)
    .$if(change !== undefined, (query) => query.where('changeId', '=', Number(change)))
    .orderBy('changeId', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && { ...toRowHistory(found), change: found.changeId };
};

const isRowOf = ({ entity, id }: HistoryItem, row: RowHistory): boolean =>
  row.collection === entities[entity].collection && row.id === id;

/** The rows that a change deleted with an item: its children, and their visibility and its own. */
const rowsDeletedWith = (item: HistoryItem, rows: readonly RowHistory[]): readonly RowHistory[] => {
  const ofChildren = childrenOf(item.entity).flatMap((entity) =>
    rows
      .filter(
        ({ collection, before, after }) =>
          collection === entities[entity].collection &&
          after === null &&
          Number(before?.[parentColumn(entity)]) === item.id,
      )
      .flatMap(({ id }) => rowsDeletedWith({ entity, id }, rows)),
  );
  const visibility = rows.filter(({ collection, before, after }) => {
    const hidden = collection === visibilityCollection && after === null ? readVisibility(before) : undefined;
    return hidden?.entity === item.entity && hidden.rowId === item.id;
  });
  const own = rows.filter((row) => isRowOf(item, row) && row.after === null);
  return [...ofChildren, ...visibility, ...own];
};

interface ChangeContext {
  readonly writer: ContentWriter;
  readonly transaction: ContentTransaction;
}

/** Adds a deleted item again with its id, with these values, and with all that was deleted with it. */
const restoreDeleted = async (
  { writer, transaction }: ChangeContext,
  item: HistoryItem,
  deletion: number,
  values: WireValues,
): Promise<void> => {
  const rows = rowsDeletedWith(item, await rowsOfChange(transaction, deletion));
  for (const row of rows.toReversed()) {
    const before = row.before && isRowOf(item, row) ? { ...row.before, ...values } : row.before;
    await new RowUndo(writer, transaction, { ...row, before }).apply();
  }
};

/**
 * The values of an earlier state that this version of the site has. The position in the list is no part of it; in another list, the
 * item comes last.
 */
const valuesOf = async (
  writer: ContentWriter,
  { entity }: HistoryItem,
  state: HistoryRow,
  current: WireRow,
): Promise<WireValues> => {
  const { [orderColumn]: _order, ...values } = await normalizeNamedColumns(entity, state, current);
  const changed = differingValues(current, values);
  if (!listColumns(entity).some(({ name }) => name in changed)) return changed;
  return { ...changed, [orderColumn]: await positionAtEnd(writer, entity, { ...current, ...changed }) };
};

/**
 * Restores the values of an earlier state of an item, as one new change. A deleted item gets its id again, and all that was deleted
 * with it. Files of earlier states are still stored: `prune` leaves those that the journal names.
 * @returns the rows as visitors see them now
 * @throws AppError for an unknown state, an invalid value, an unknown parent, or if the item has changed since `seen`
 */
export async function putBack(
  store: ContentStore,
  actor: Actor,
  { item, change, seen }: EarlierState,
): Promise<CommittedChange<readonly ChangedRow[]>> {
  const { result, version } = await store.change(
    actor,
    async (writer, transaction) => {
      const state = await rowChangeOf(transaction, item, change);
      if (!state) throw new AppError('changeUnknown');
      if (!state.after) throw new AppError('rowUnknown'); // the change deleted it
      const [newest = change] = await findChanges(systemTablesOf(transaction), { item, limit: 1 });
      if (seen !== undefined && newest > seen) throw new AppError('putBackOutdated');
      const table = tableOfEntity(item.entity);
      const current = await writer.find(table, item.id);
      const deletion = current ? undefined : await rowChangeOf(transaction, item);
      const last = current ?? deletion?.before;
      if (!last) throw new AppError('rowUnknown');
      const values = await valuesOf(writer, item, state.after, last);
      if (current) await requireValidChanges(writer, item.entity, [{ id: item.id, values }]);
      else await requireValidRow(writer, item.entity, values);
      if (current) await writer.update(table, [{ id: item.id, values }]);
      else if (deletion) await restoreDeleted({ writer, transaction }, item, deletion.change, values);
      return writer.changes;
    },
    { kind: 'putBack' },
  );
  return { result: store.currentState(result), version };
}

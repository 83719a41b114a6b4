import { conflictsOf } from '../../../model/history';
import type {
  CommittedVersion,
  Deletion,
  FormTask,
  SavedRow,
  SaveTask,
  UpdateTask,
} from '../../../model/admin/listTask';
import type { EntityName } from '../../../model/schema/entities';
import type { Order } from '../../../model/schema/mergeOrders';
import { renumbered } from '../../../model/schema/order';
import { listColumns, orderAtEnd, rowsOfList } from '../../../model/schema/placement';
import type { FormValues } from '../../../model/schema/rows';
import { isValue, newRow } from '../../../model/schema/rows';
import { selectEditedRows } from '../../store/content/hiddenRows';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppStore } from '../../store/hooks';
import type { EntityRequests, NewRowValues } from '../requests/entityRequests';
import { useEntityRequests } from '../requests/entityRequests';
import { hideRow } from '../requests/hideRow';
import { isRowMissing } from '../requests/requestError';

interface EditorRequestsOptions {
  readonly entity: EntityName;
  readonly rows: readonly StoredRow[];
  readonly onAdded?: (id: number) => void;
  readonly onEdited?: (id: number) => void;
}

/** The rows with these ids, in this order. */
export function inOrder(rows: readonly StoredRow[], order: Order): StoredRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return order.flatMap((id) => byId.get(id) ?? []);
}

/** The rows that get another position. */
const movedRows = (rows: readonly StoredRow[], order: Order) => {
  const positions = new Map(rows.map(({ id, displayOrder }) => [id, displayOrder]));
  return renumbered(inOrder(rows, order)).map(({ id, displayOrder }) => ({
    id,
    displayOrder,
    base: { displayOrder: positions.get(id) ?? 0 },
  }));
};

const changedColumns = (base: FormValues, values: NewRowValues): NewRowValues =>
  Object.fromEntries(Object.entries(values).filter(([column, value]) => base[column] !== value));

const pickColumns = (row: FormValues, columns: readonly string[]): NewRowValues =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const value = row[column];
      return isValue(value) ? [[column, value]] : [];
    }),
  );

/** Saves the new positions. After a conflict, the store gets the current rows. */
const saveOrder = async (
  { update, refresh }: EntityRequests,
  moved: ReturnType<typeof movedRows>,
): Promise<CommittedVersion> => {
  try {
    return (await update(moved)).version;
  } catch (error) {
    if (conflictsOf(error).length > 0 || isRowMissing(error)) await refresh();
    throw error;
  }
};

/** The position of a row whose form moves it to another list: at its end. Empty for a row that stays. */
const positionInOtherList = (
  entity: EntityName,
  rows: readonly StoredRow[],
  changed: NewRowValues,
  columns: NewRowValues & { readonly id: number },
): NewRowValues => {
  if (!listColumns(entity).some(({ name }) => Object.hasOwn(changed, name))) return {};
  const row = { ...rows.find(({ id }) => id === columns.id), ...columns };
  return { displayOrder: orderAtEnd(rowsOfList(entity, rows, row)) };
};

/** The requests of the machine's actors. */
export function useEditorRequests({ entity, rows, onAdded, onEdited }: EditorRequestsOptions) {
  const requests = useEntityRequests(entity);
  const store = useAppStore();
  const save = async (task: SaveTask, columns: NewRowValues): Promise<SavedRow> => {
    const { base, seenChanges, requestKey, displayOrder, isHidden } = task;
    const seen = pickColumns(seenChanges, Object.keys(seenChanges));
    const { id, version } = await requests.save({
      ...newRow(entity, { ...base, ...columns, displayOrder }),
      requestKey,
      ...(Object.keys(seen).length > 0 && { base: seen }),
      ...(isHidden && { isHidden }),
    });
    onAdded?.(id);
    return { id, version };
  };
  const update = async ({ id, base, isHidden }: UpdateTask, columns: NewRowValues): Promise<SavedRow> => {
    if (isHidden) await hideRow(store, entity, id); // before it lacks a language
    const changed = changedColumns(base, columns);
    const names = Object.keys(changed);
    if (names.length === 0) return { id, version: null }; // the administrator chose the values that others saved
    const rowsNow = selectEditedRows(store.getState(), entity);
    const position = positionInOtherList(entity, rowsNow, changed, { ...columns, id });
    const patch = { ...changed, ...position, id, base: pickColumns(base, names) };
    const { version } = await requests.update([patch]);
    onEdited?.(id);
    return { id, version };
  };
  return {
    save: (task: FormTask, columns: NewRowValues): Promise<SavedRow> =>
      task.kind === 'save' ? save(task, columns) : update(task, columns),
    remove: async ({ id, requestKey }: Deletion): Promise<CommittedVersion> =>
      (await requests.remove({ id, requestKey })).version,
    reorder: (order: Order): Promise<CommittedVersion> => saveOrder(requests, movedRows(rows, order)),
  };
}

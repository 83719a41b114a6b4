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
import { changedPositions } from '../../../model/schema/order';
import { newRow } from '../../../model/schema/rows';
import { selectEditedRows } from '../../store/content/hiddenRows';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppStore } from '../../store/hooks';
import type { EntityRequests, NewRowValues } from '../requests/entityRequests';
import { useEntityRequests } from '../requests/entityRequests';
import { isRowMissing } from '../requests/requestError';
import { pickColumns, rowPatch } from './rowPatch';

interface EditorRequestsOptions {
  readonly entity: EntityName;
  readonly rows: readonly StoredRow[];
}

/** The rows with these ids, in this order. */
export function inOrder(rows: readonly StoredRow[], order: Order): StoredRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return order.flatMap((id) => byId.get(id) ?? []);
}

/** The rows that get another position. */
const movedRows = (rows: readonly StoredRow[], order: Order) =>
  changedPositions(
    inOrder(rows, order).map(({ id, displayOrder }) => ({ id, displayOrder, base: { displayOrder } })),
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

/** The requests of the machine's actors. */
export function useEditorRequests({ entity, rows }: EditorRequestsOptions) {
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
    return { id, version };
  };
  const update = async ({ id, base, isHidden }: UpdateTask, columns: NewRowValues): Promise<SavedRow> => {
    const patch = rowPatch(
      entity,
      selectEditedRows(store.getState(), entity),
      { id, base, isHidden },
      columns,
    );
    if (!patch) return { id, version: null };
    const { version } = await requests.update([patch]);
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

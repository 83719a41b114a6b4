import { useEffect, useMemo, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { fromPromise } from 'xstate';
import { conflictsOf } from '../../../model/history';
import type { EntityName } from '../../../model/schema/entities';
import type {
  Deletion,
  FormTask,
  ListEditorEvent,
  SaveTask,
  UpdateTask,
} from '../../../model/admin/listTask';
import { fileToSend, isOrderChanged, rowIdOf } from '../../../model/admin/listTask';
import type { Order } from '../../../model/schema/mergeOrders';
import { nextOrder, renumbered } from '../../../model/schema/order';
import type { FormValues } from '../../../model/schema/rows';
import { isValue, newRow } from '../../../model/schema/rows';
import type { StoredRow } from '../../store/content/storedRow';
import { useInspectedMachine } from '../../store/useInspectedMachine';
import type { NewRowValues } from '../requests/entityRequests';
import { useEntityRequests } from '../requests/entityRequests';
import { isRowMissing } from '../requests/requestError';
import { newRequestKey } from '../../store/requestKey';
import { useLatest } from '../requests/useLatest';
import { useToasts } from '../toasts/useToasts';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import type { CommittedVersion } from './listEditor.machine';
import { useFileUpload } from './useFileUpload';
import { listEditorMachine } from './listEditor.machine';

export interface ListEditorOptions {
  readonly entity: EntityName;
  /** The visible rows, in their order. */
  readonly rows: readonly StoredRow[];
  /** The values of a new row that follow from its list: brand, company, parent. */
  readonly presetValues: NewRowValues;
  /** Returns the question before a row is deleted. */
  readonly question: (row: StoredRow) => string;
  readonly onAdded?: (id: number) => void;
  readonly onEdited?: (id: number) => void;
}

const inOrder = (rows: readonly StoredRow[], order: Order): StoredRow[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return order.flatMap((id) => byId.get(id) ?? []);
};

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

/** The requests of the machine's actors. */
const useEditorRequests = ({ entity, rows, onAdded, onEdited }: ListEditorOptions) => {
  const requests = useEntityRequests(entity);
  const save = async (task: SaveTask, columns: NewRowValues): Promise<CommittedVersion> => {
    const { base, seenChanges, requestKey, displayOrder, isHidden } = task;
    const seen = pickColumns(seenChanges, Object.keys(seenChanges));
    const { id, version } = await requests.save({
      ...newRow(entity, { ...base, ...columns, displayOrder }),
      requestKey,
      ...(Object.keys(seen).length > 0 && { base: seen }),
      ...(isHidden && { isHidden }),
    });
    onAdded?.(id);
    return version;
  };
  const update = async ({ id, base }: UpdateTask, columns: NewRowValues): Promise<CommittedVersion> => {
    const changed = changedColumns(base, columns);
    const names = Object.keys(changed);
    if (names.length === 0) return null; // the administrator chose the values that others saved
    const { version } = await requests.update([{ ...changed, id, base: pickColumns(base, names) }]);
    onEdited?.(id);
    return version;
  };
  return {
    save: (task: FormTask, columns: NewRowValues): Promise<CommittedVersion> =>
      task.kind === 'save' ? save(task, columns) : update(task, columns),
    remove: async ({ id, requestKey }: Deletion): Promise<CommittedVersion> =>
      (await requests.remove({ id, requestKey })).version,
    reorder: async (order: Order): Promise<CommittedVersion> => {
      try {
        return (await requests.update(movedRows(rows, order))).version;
      } catch (error) {
        if (conflictsOf(error).length > 0 || isRowMissing(error)) await requests.refresh();
        throw error;
      }
    },
  };
};

/** The machine with its requests, its question and its toasts. */
const useProvidedMachine = (options: ListEditorOptions) => {
  const { entity, rows, question } = options;
  const { save, remove, reorder } = useEditorRequests(options);
  const uploadFile = useFileUpload();
  const toasts = useToasts();
  return listEditorMachine.provide({
    actors: {
      sendFile: fromPromise(({ input, signal }) => uploadFile(input, signal)),
      save: fromPromise(({ input }) => save(input.task, input.columns)),
      confirmDeletion: fromPromise(async ({ input }) => {
        const row = rows.find(({ id }) => id === input.id);
        return row !== undefined && window.confirm(question(row));
      }),
      remove: fromPromise(({ input }) => remove(input)),
      reorder: fromPromise(({ input }) => reorder(input.order)),
    },
    actions: {
      announceAdded: (_, { change }) => toasts.added(entity, change),
      announceModified: (_, { change }) => toasts.modified(entity, change),
      announceDeleted: (_, { change }) => toasts.deleted(entity, change),
      announceFailure: (_, { cause }) => toasts.failed(cause),
    },
  });
};

const useIds = (rows: readonly { readonly id: number }[]): readonly number[] =>
  useMemo(() => rows.map(({ id }) => id), [rows]);

/** What the views send: the request keys and the position of a new row are added here. */
type ListCommand =
  | Exclude<ListEditorEvent, { type: 'delete' | 'submit' | 'submitAsNew' }>
  | { type: 'delete'; id: number }
  | { type: 'submit' | 'submitAsNew'; values: FormValues; base?: FormValues; isHidden?: boolean };

const toEvent = (command: ListCommand, rows: readonly StoredRow[]): ListEditorEvent => {
  switch (command.type) {
    case 'delete':
      return { ...command, requestKey: newRequestKey() };
    case 'submit':
    case 'submitAsNew': {
      const { isHidden = false, ...submission } = command;
      const addition = { requestKey: newRequestKey(), displayOrder: nextOrder(rows) };
      return { ...submission, addition: isHidden ? { ...addition, isHidden } : addition };
    }
    default:
      return command;
  }
};

interface LastRows {
  readonly addedIds: readonly number[];
  readonly editedId?: number;
}

const noRows: LastRows = { addedIds: [] };

/** The rows to point out: the last ones that were added together, and the last one that was edited. */
const useLastRows = ({ onAdded }: ListEditorOptions) => {
  const [lastRows, setLastRows] = useState(noRows);
  return {
    lastRows,
    markAdded: (addedIds: readonly number[]): void => setLastRows({ addedIds }),
    onAdded: (id: number): void => {
      setLastRows({ addedIds: [id] });
      onAdded?.(id);
    },
    onEdited: (id: number): void => setLastRows({ ...noRows, editedId: id }),
  };
};

/** Reports the rows that others added, deleted or moved, while the list is being reordered. */
const useRowChanges = (
  isReordering: boolean,
  ids: readonly number[],
  sendEvent: (event: ListEditorEvent) => void,
): void => {
  useEffect(() => {
    if (isReordering) sendEvent({ type: 'rowsChanged', order: ids });
  }, [isReordering, ids, sendEvent]);
};

/** The file that is being sent, if there is one. */
const useSendingFile = (
  snapshot: SnapshotFrom<typeof listEditorMachine>,
  sendEvent: (event: ListEditorEvent) => void,
) => {
  const { task, sentFiles, percent } = snapshot.context;
  const file = snapshot.hasTag('sending') ? fileToSend(task, sentFiles).file : null;
  return useMemo(
    () => file && { file, percent, stop: () => sendEvent({ type: 'stopSending' }) },
    [file, percent, sendEvent],
  );
};

/** Runs the machine of a list editor on the rows of an entity. */
export function useListEditor(options: ListEditorOptions) {
  const { entity, rows, presetValues } = options;
  const { lastRows, markAdded, ...callbacks } = useLastRows(options);
  const machine = useProvidedMachine({ ...options, ...callbacks });
  const [snapshot, sendEvent] = useInspectedMachine(machine, `${entity} list`);
  const send = useLatest((command: ListCommand) => sendEvent(toEvent(command, rows)));
  const { task, failure } = snapshot.context;
  const rowId = rowIdOf(task);
  const reordering = task.kind === 'reorder' ? task : null;
  const isReordering = reordering !== null;
  const order = reordering?.order;
  const isSaving = snapshot.hasTag('saving');
  const hasMoves = isOrderChanged(task);
  useUnsavedChanges(hasMoves);
  const ids = useIds(rows);
  useRowChanges(isReordering && !isSaving, ids, sendEvent);
  return {
    entity,
    rows,
    ids,
    presetValues,
    send,
    isBlocked: snapshot.hasTag('blocked'),
    isOpen: snapshot.hasTag('open'),
    isAdding: snapshot.hasTag('adding'),
    isSaving,
    sending: useSendingFile(snapshot, sendEvent),
    isDeleting: snapshot.hasTag('deleting'),
    isReordering,
    isOrderChanged: hasMoves,
    /** Whether others have changed the list since reordering began. */
    hasRemoteChanges: reordering?.hasRemoteChanges ?? false,
    /** The id of the row that is edited or deleted, and the row as long as it exists. */
    rowId,
    row: rows.find(({ id }) => id === rowId),
    ...lastRows,
    /** Points out rows that were added without the form. */
    markAdded,
    /** A save failed because the row was deleted elsewhere: its values can only be saved as a new row. */
    isLost: rowId !== null && snapshot.hasTag('open') && isRowMissing(failure?.cause),
    /** The rows in the order of the reordering, if there is one. */
    arranged: useMemo(() => (order ? inOrder(rows, order) : rows), [rows, order]),
    failure,
  };
}

export type ListEditorState = ReturnType<typeof useListEditor>;

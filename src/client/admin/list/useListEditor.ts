import { useEffect, useMemo, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { fromPromise } from 'xstate';
import type { EntityName } from '../../../model/schema/entities';
import type { CommittedVersion, ListEditorEvent, ListTask, SavedRow } from '../../../model/admin/listTask';
import { fileToUpload, formTask, rowIdOf } from '../../../model/admin/listTask';
import { isOrderChanged } from '../../../model/admin/reorderTask';
import { nextOrder } from '../../../model/schema/order';
import { rowsOfList } from '../../../model/schema/placement';
import type { FormValues } from '../../../model/schema/rows';
import { selectEditedRows } from '../../store/content/hiddenRows';
import type { StoredRow } from '../../store/content/storedRow';
import { useInspectedMachine } from '../../store/useInspectedMachine';
import type { NewRowValues } from '../requests/entityRequests';
import { isRowMissing } from '../requests/requestError';
import { announceAfterUnmount } from '../requests/announceAfterUnmount';
import { newRequestKey } from '../../store/requestKey';
import { useEventCallback } from '../controls/useEventCallback';
import { useToasts } from '../toasts/useToasts';
import { useAppStore } from '../../store/hooks';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { inOrder, useEditorRequests } from './useEditorRequests';
import { useDuplicate } from './actions/useDuplicate';
import { useFileUpload, useUploadingFile } from './useFileUpload';
import { listEditorMachine } from './listEditor.machine';
import type { Place } from './useToastExtras';
import { useToastExtras } from './useToastExtras';

export interface ListEditorOptions {
  readonly entity: EntityName;
  /** The rows of the list, hidden ones too, in their order. */
  readonly rows: readonly StoredRow[];
  /** The values of a new row that follow from its list: brand, company, parent. */
  readonly presetValues: NewRowValues;
  /** Returns the question before a row is deleted. */
  readonly question: (row: StoredRow) => string;
  /** Where a row is shown that does not belong to this list. */
  readonly placeOf?: ((row: StoredRow) => Place | undefined) | undefined;
  readonly onAdded?: (id: number) => void;
}

interface MachineOptions extends ListEditorOptions {
  readonly onAdded: (id: number) => void;
  readonly onEdited: (id: number) => void;
}

/** The toasts of the machine. */
const useListToasts = (options: ListEditorOptions) => {
  const { entity } = options;
  const toasts = useToasts();
  const extrasOf = useToastExtras(options);
  return {
    failed: toasts.failed,
    added: ({ id, version }: SavedRow): void => toasts.added(entity, version, extrasOf(id)),
    modified: ({ id, version }: SavedRow): void => toasts.modified(entity, version, extrasOf(id)),
    reordered: (change: CommittedVersion): void => toasts.modified(entity, change),
    deleted: (change: CommittedVersion): void => toasts.deleted(entity, change),
  };
};

/** The machine with its requests, its question and its toasts. */
const useProvidedMachine = (options: MachineOptions) => {
  const { rows, question, onAdded, onEdited } = options;
  const { save, remove, reorder } = useEditorRequests(options);
  const uploadFile = useFileUpload();
  const { added, modified, reordered, deleted, failed } = useListToasts(options);
  return listEditorMachine.provide({
    actors: {
      uploadFile: fromPromise(({ input, signal }) => uploadFile(input, signal)),
      save: fromPromise(({ input: { task, columns }, signal }) =>
        announceAfterUnmount(signal, save(task, columns), {
          done: task.kind === 'save' ? added : modified,
          failed,
        }),
      ),
      confirmDeletion: fromPromise(async ({ input }) => {
        const row = rows.find(({ id }) => id === input.id);
        return row !== undefined && window.confirm(question(row));
      }),
      remove: fromPromise(({ input, signal }) =>
        announceAfterUnmount(signal, remove(input), { done: deleted, failed }),
      ),
      reorder: fromPromise(({ input, signal }) =>
        announceAfterUnmount(signal, reorder(input.order), { done: reordered, failed }),
      ),
    },
    actions: {
      announceAdded: (_, saved) => {
        added(saved);
        onAdded(saved.id);
      },
      announceModified: (_, saved) => {
        modified(saved);
        onEdited(saved.id);
      },
      announceOrder: (_, { change }) => reordered(change),
      announceDeleted: (_, { change }) => deleted(change),
      announceFailure: (_, { cause }) => failed(cause),
    },
  });
};

const useIds = (rows: readonly { readonly id: number }[]): readonly number[] =>
  useMemo(() => rows.map(({ id }) => id), [rows]);

/** The commands of the views. The request keys and the position of a new row are added to them here. */
type ListCommand =
  | Exclude<ListEditorEvent, { type: 'delete' | 'submit' | 'submitAsNew' }>
  | { type: 'delete'; id: number }
  | { type: 'submit' | 'submitAsNew'; values: FormValues; base?: FormValues; isHidden?: boolean };

/** @param rowsWith returns the rows of the list to which a row with these values belongs */
const toEvent = (
  command: ListCommand,
  rowsWith: (values: FormValues) => readonly StoredRow[],
): ListEditorEvent => {
  switch (command.type) {
    case 'delete':
      return { ...command, requestKey: newRequestKey() };
    case 'submit':
    case 'submitAsNew': {
      const { isHidden = false, ...submission } = command;
      const addition = { requestKey: newRequestKey(), displayOrder: nextOrder(rowsWith(command.values)) };
      return { ...submission, addition: isHidden ? { ...addition, isHidden } : addition };
    }
    default:
      return command;
  }
};

interface LastRows {
  readonly addedIds: readonly number[];
  /** The new row to scroll to. */
  readonly scrolledId?: number | undefined;
  readonly editedId?: number;
}

const noRows: LastRows = { addedIds: [] };

/** The rows to point out: the last ones that were added together, and the last one that was edited. */
const useLastRows = ({ onAdded }: ListEditorOptions) => {
  const [lastRows, setLastRows] = useState(noRows);
  return {
    lastRows,
    markAdded: (addedIds: readonly number[], { isScrolledTo = true } = {}): void =>
      setLastRows({ addedIds, scrolledId: isScrolledTo ? addedIds[0] : undefined }),
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

const uploadingFile = (snapshot: SnapshotFrom<typeof listEditorMachine>): File | null => {
  const { task, uploadedFiles } = snapshot.context;
  return snapshot.hasTag('uploading') ? fileToUpload(formTask(task), uploadedFiles).file : null;
};

const flagsOf = (snapshot: SnapshotFrom<typeof listEditorMachine>) => ({
  isBlocked: snapshot.hasTag('blocked'),
  isOpen: snapshot.hasTag('open'),
  isAdding: snapshot.hasTag('adding'),
  isSaving: snapshot.hasTag('saving'),
  isDeleting: snapshot.hasTag('deleting'),
});

/** Returns the function by which the views send commands to the machine. It never changes. */
const useCommands = (
  { entity, presetValues }: Pick<ListEditorOptions, 'entity' | 'presetValues'>,
  sendEvent: (event: ListEditorEvent) => void,
) => {
  const store = useAppStore();
  const rowsWith = (values: FormValues): readonly StoredRow[] =>
    rowsOfList(entity, selectEditedRows(store.getState(), entity), { ...presetValues, ...values });
  return useEventCallback((command: ListCommand) => sendEvent(toEvent(command, rowsWith)));
};

/** The values of a new row that follow from its list, and those that a link has chosen. */
const usePresetValues = (ofList: NewRowValues, task: ListTask): NewRowValues => {
  const chosen = task.kind === 'add' || task.kind === 'save' ? task.presetValues : undefined;
  return useMemo(() => ({ ...ofList, ...chosen }), [ofList, chosen]);
};

/** Runs the machine of a list editor on the rows of an entity. */
export function useListEditor(options: ListEditorOptions) {
  const { entity, rows } = options;
  const { lastRows, markAdded, ...callbacks } = useLastRows(options);
  const machine = useProvidedMachine({ ...options, ...callbacks });
  const [snapshot, sendEvent] = useInspectedMachine(machine, `${entity} list`);
  const send = useCommands(options, sendEvent);
  const { task, failure } = snapshot.context;
  const presetValues = usePresetValues(options.presetValues, task);
  const rowId = rowIdOf(task);
  const reordering = task.kind === 'reorder' ? task : null;
  const order = reordering?.order;
  const flags = flagsOf(snapshot);
  const hasMoves = isOrderChanged(task);
  useUnsavedChanges(hasMoves);
  const ids = useIds(rows);
  useRowChanges(reordering !== null && !flags.isSaving, ids, sendEvent);
  return {
    entity,
    rows,
    ids,
    presetValues,
    send,
    /** Adds a hidden copy of a row, and opens it. */
    duplicate: useDuplicate({ entity, markAdded, open: (id) => sendEvent({ type: 'edit', id }) }),
    ...flags,
    uploading: useUploadingFile(uploadingFile(snapshot), snapshot.context.percent, sendEvent),
    isReordering: reordering !== null,
    isOrderChanged: hasMoves,
    /** Whether others have changed the list since reordering began. */
    hasRemoteChanges: reordering?.hasRemoteChanges ?? false,
    /** The id of the row that is edited or deleted, and the row as long as it exists. */
    rowId,
    row: rows.find(({ id }) => id === rowId),
    ...lastRows,
    /** Points out rows that were added without the form, and scrolls a grid to the first one. */
    markAdded,
    /** A save failed because the row was deleted elsewhere: its values can only be saved as a new row. */
    isLost: rowId !== null && flags.isOpen && isRowMissing(failure?.cause),
    /** The rows in the order of the reordering, if there is one. */
    arranged: useMemo(() => (order ? inOrder(rows, order) : rows), [rows, order]),
    failure,
  };
}

export type ListEditorState = ReturnType<typeof useListEditor>;

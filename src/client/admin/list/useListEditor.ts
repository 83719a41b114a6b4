import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { EntityName } from '../../../model/schema/entities';
import type { Order } from '../../../model/schema/mergeOrders';
import { isSameOrder } from '../../../model/schema/mergeOrders';
import type { FormValues } from '../../../model/schema/rows';
import { isValue, newRow } from '../../../model/schema/rows';
import { renumbered } from '../../../model/schema/order';
import type { StoredRow } from '../../store/content/storedRow';
import { conflictsOf, otherValuesOf } from '../conflicts/conflictsOf';
import { useInspectedMachine } from '../machines/useInspectedMachine';
import { useToasts } from '../toasts/useToasts';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { RequestError, isRowMissing } from '../requests/requestError';
import type { NewRow } from '../requests/entityRequests';
import { useEntityRequests } from '../requests/entityRequests';
import type { CommittedChange } from './listEditor.machine';
import { listEditorMachine } from './listEditor.machine';
import { useFileUploads } from './useFileUploads';
import { useIdempotentSave } from '../requests/useIdempotentSave';

export interface ListEditorOptions {
  readonly entity: EntityName;
  /** The visible rows, in their order. */
  readonly rows: readonly StoredRow[];
  /** The values of a new row that follow from its list: brand, company, parent. */
  readonly presetValues: NewRow;
  /** Returns the question before a row is deleted. */
  readonly question: (row: StoredRow) => string;
  readonly onAdded?: (id: number) => void;
}

const inOrder = (rows: readonly StoredRow[], order: Order): StoredRow[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return order.flatMap((id) => byId.get(id) ?? []);
};

const changedColumns = (base: FormValues, values: NewRow): NewRow =>
  Object.fromEntries(Object.entries(values).filter(([column, value]) => base[column] !== value));

const pickColumns = (row: FormValues, columns: readonly string[]): NewRow =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const value = row[column];
      return isValue(value) ? [[column, value]] : [];
    }),
  );

type Additions = ReturnType<typeof useIdempotentSave>;

/** The requests of the machine's actors. */
const useEditorRequests = ({ entity, rows, onAdded }: ListEditorOptions, additions: Additions) => {
  const requests = useEntityRequests(entity);
  const sendFiles = useFileUploads();
  return {
    save: async (values: FormValues, base: FormValues): Promise<CommittedChange> => {
      const savedValues = await sendFiles(values);
      const { displayOrder, ...addition } = additions.begin(entity, rows);
      const complete = newRow(entity, { ...base, ...savedValues, displayOrder });
      const { id, version } = await requests.save({ ...complete, ...addition }).catch((error: unknown) => {
        additions.acknowledge(entity, otherValuesOf(conflictsOf(error)[0]));
        throw error;
      });
      onAdded?.(id);
      return version;
    },
    update: async (id: number, values: FormValues, base: FormValues): Promise<CommittedChange> => {
      const changed = changedColumns(base, await sendFiles(values, base));
      if (Object.keys(changed).length === 0) return null; // the administrator chose the values that others saved
      const changeWithBase = { ...changed, id, base: pickColumns(base, Object.keys(changed)) };
      return (await requests.update([changeWithBase])).version;
    },
    remove: async (id: number): Promise<CommittedChange> => (await requests.remove(id)).version,
    reorder: async (order: Order): Promise<CommittedChange> => {
      const positions = new Map(rows.map(({ id, displayOrder }) => [id, displayOrder]));
      const moved = renumbered(inOrder(rows, order)).map(({ id, displayOrder }) => ({
        id,
        displayOrder,
        base: { displayOrder: positions.get(id) ?? 0 },
      }));
      try {
        return (await requests.update(moved)).version;
      } catch (error) {
        if (conflictsOf(error).length > 0 || isRowMissing(error)) await requests.refresh();
        throw error;
      }
    },
  };
};

/** The machine with its requests, its question and its toasts. */
const useProvidedMachine = (options: ListEditorOptions, additions: Additions) => {
  const { entity, rows, question } = options;
  const { save, update, remove, reorder } = useEditorRequests(options, additions);
  const toasts = useToasts();
  return listEditorMachine.provide({
    actors: {
      save: fromPromise(({ input }) => save(input.values, input.base)),
      update: fromPromise(({ input }) => update(input.id, input.values, input.base)),
      confirmDeletion: fromPromise(async ({ input }) => {
        const row = rows.find(({ id }) => id === input.id);
        return row !== undefined && window.confirm(question(row));
      }),
      remove: fromPromise(({ input }) => remove(input.id)),
      reorder: fromPromise(({ input }) => reorder(input.order)),
    },
    actions: {
      announceAdded: (_, { change }) => toasts.added(entity, change),
      announceModified: (_, { change }) => toasts.modified(entity, change),
      announceDeleted: (_, { change }) => toasts.deleted(entity, change),
      announceFailure: (_, { cause }) =>
        toasts.failed(cause instanceof RequestError ? cause.reason : undefined),
    },
  });
};

const useIds = (rows: readonly { readonly id: number }[]): readonly number[] =>
  useMemo(() => rows.map(({ id }) => id), [rows]);

/** Runs the machine of a list editor on the rows of an entity. */
export function useListEditor(options: ListEditorOptions) {
  const { entity, rows, presetValues } = options;
  const additions = useIdempotentSave();
  const machine = useProvidedMachine(options, additions);
  const [snapshot, send] = useInspectedMachine(machine, `listEditor ${entity}`);
  const { order, initialOrder, rowId, failure } = snapshot.context;
  const isReordering = snapshot.hasTag('reordering');
  const isAdding = snapshot.hasTag('adding');
  const isSaving = snapshot.hasTag('saving');
  const isOrderChanged = isReordering && !isSameOrder(order, initialOrder);
  useUnsavedChanges(isOrderChanged);
  useEffect(() => {
    if (!isAdding) additions.end(entity);
  }, [isAdding, additions, entity]);
  const ids = useIds(rows);
  useEffect(() => {
    if (isReordering && !isSaving) send({ type: 'rowsChanged', order: ids });
  }, [isReordering, isSaving, ids, send]);
  return {
    entity,
    rows,
    ids,
    presetValues,
    send,
    isBlocked: snapshot.hasTag('blocked'),
    isOpen: snapshot.hasTag('open'),
    isAdding,
    isSaving,
    isDeleting: snapshot.hasTag('deleting'),
    isReordering,
    isOrderChanged,
    /** Whether others have changed the list since reordering began. */
    hasRemoteChanges: snapshot.context.hasRemoteChanges,
    /** The id of the row that is edited or deleted, and the row as long as it exists. */
    rowId,
    row: rows.find(({ id }) => id === rowId),
    /** A save failed because the row was deleted elsewhere: its values can only be saved as a new row. */
    isLost: rowId !== null && snapshot.hasTag('open') && isRowMissing(failure?.cause),
    /** The rows in the order of the reordering, if there is one. */
    arranged: useMemo(() => (isReordering ? inOrder(rows, order) : rows), [isReordering, rows, order]),
    failure,
  };
}

export type ListEditorState = ReturnType<typeof useListEditor>;

import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { RowsTask, RowsTaskKind } from '../../../../model/admin/rowsTask';
import { conflictsOf } from '../../../../model/history';
import { isEditable } from '../../../../model/schema/fields';
import type { Value } from '../../../../model/schema/rows';
import { listColumns, orderAtEnd, rowsOfList } from '../../../../model/schema/placement';
import { endpoints } from '../../../store/api/adminApi';
import { selectEditedRows, selectVisibility } from '../../../store/content/hiddenRows';
import type { StoredRow } from '../../../store/content/storedRow';
import { useAppStore } from '../../../store/hooks';
import { newRequestKey } from '../../../store/requestKey';
import { useInspectedMachine } from '../../../store/useInspectedMachine';
import { usePlural } from '../../../ui/text/usePlural';
import { useTexts } from '../../../ui/text/useTexts';
import type { NewRowValues } from '../../requests/entityRequests';
import { useEntityRequests } from '../../requests/entityRequests';
import { isRowMissing } from '../../requests/requestError';
import { useToasts } from '../../toasts/useToasts';
import { rowsRequestMachine } from './rowsRequest.machine';
import type { ListEditorState } from '../useListEditor';
import { useMayShow } from './useMayShow';
import type { Selection } from './useSelection';
import type { Place } from '../useToastExtras';

/** The actions on several rows at once. */
export type BatchKind = Exclude<RowsTaskKind, 'duplicate' | 'reorder'>;

type BatchTask = RowsTask & { readonly kind: BatchKind };

interface BatchOptions {
  readonly editor: ListEditorState;
  readonly selection: Selection;
  /** Returns the question before rows are deleted. */
  readonly question: (rows: readonly StoredRow[]) => string;
  readonly placeOf: ((row: StoredRow) => Place | undefined) | undefined;
}

interface Outcome {
  readonly versions: readonly (number | null)[];
  readonly detail?: string | undefined;
}

/** The values of a row before a change, by which the server finds conflicts. */
const valuesOf = (row: StoredRow, names: readonly string[]): Readonly<Record<string, Value>> =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? '']));

type RequestOptions = Pick<BatchOptions, 'editor' | 'placeOf'>;

/** The requests for several rows. */
const useBatchRequests = ({ editor: { entity, rows: all }, placeOf }: RequestOptions) => {
  const store = useAppStore();
  const text = useTexts('editors');
  const requests = useEntityRequests(entity);
  const [updateVisibility] = endpoints.visibilityUpdate.useMutation();
  const setHidden = async ({ ids }: RowsTask, isHidden: boolean): Promise<Outcome> => {
    const changes = ids.map((id) => ({ id, isHidden, base: { isHidden: !isHidden } }));
    const { version } = await updateVisibility({ entity, rows: changes }).unwrap();
    return { versions: [version] };
  };
  /** Moves rows to the end of another list, in their order. */
  const move = async ({ ids, values }: RowsTask): Promise<Outcome> => {
    const rows = all.filter(({ id }) => ids.includes(id));
    const stored: readonly StoredRow[] = selectEditedRows(store.getState(), entity);
    const target = { ...rows[0], ...values };
    const first = orderAtEnd(rowsOfList(entity, stored, target));
    const { version } = await requests.update(
      rows.map((row, index) => ({
        ...values,
        id: row.id,
        displayOrder: first + index,
        base: valuesOf(row, Object.keys(values)),
      })),
    );
    const place = rows[0] && placeOf?.({ ...rows[0], ...values });
    return { versions: [version], detail: place && text('row-now-in', { place: place.label }) };
  };
  const requestOf: Record<BatchKind, (task: RowsTask) => Promise<Outcome>> = {
    hide: (task) => setHidden(task, true),
    show: (task) => setHidden(task, false),
    move,
    delete: async ({ ids, requestKey }) => ({ versions: await requests.deleteMany({ ids, requestKey }) }),
  };
  return { requestOf, refresh: requests.refresh };
};

/** Runs one request at a time. A toast says what was done, or why it failed; the rows are then still selected. */
const useBatchMachine = (options: BatchOptions) => {
  const { editor, selection } = options;
  const text = useTexts('editors');
  const plural = usePlural();
  const toasts = useToasts();
  const { requestOf, refresh } = useBatchRequests(options);
  const run = async (task: BatchTask): Promise<undefined> => {
    const { kind, ids } = task;
    const count = ids.length;
    try {
      const { versions, detail } = await requestOf[kind](task);
      toasts.done(text(`done-${kind}-${plural(count)}`, { count }), versions, { detail });
    } catch (error) {
      if (conflictsOf(error).length > 0 || isRowMissing(error)) await refresh();
      toasts.failed(error);
      throw error;
    }
  };
  return useInspectedMachine(
    rowsRequestMachine.provide({
      actors: { send: fromPromise(({ input }) => run(input as BatchTask)) }, // no other is started below
      actions: { finish: selection.clear },
    }),
    `${editor.entity} selection`,
  );
};

/** Hides, shows, moves or deletes the selected rows. */
export function useBatch(options: BatchOptions) {
  const { editor, selection, question } = options;
  const { entity, rows } = editor;
  const store = useAppStore();
  const mayShow = useMayShow(entity);
  const [snapshot, send] = useBatchMachine(options);
  const chosen = rows.filter(({ id }) => selection.isSelected(id));
  const isChoosing = snapshot.matches('choosing');
  const hasNothingToMove = isChoosing && chosen.length === 0; // others have deleted the rows
  useEffect(() => {
    if (hasNothingToMove) send({ type: 'cancel' });
  }, [hasNothingToMove, send]);
  const isHidden = ({ id }: StoredRow): boolean =>
    selectVisibility(store.getState(), entity, id)?.isHidden === true;
  const start = (kind: BatchKind, changed: readonly StoredRow[], values: NewRowValues = {}): void => {
    const ids = changed.map(({ id }) => id);
    if (ids.length > 0) send({ type: 'start', task: { kind, ids, values, requestKey: newRequestKey() } });
  };
  const setHidden = (kind: 'hide' | 'show'): void => {
    const changed = chosen.filter((row) => isHidden(row) !== (kind === 'hide'));
    if (kind === 'hide' || mayShow(changed.map(({ id }) => id))) start(kind, changed);
  };
  const running = snapshot.context.task?.kind ?? null;
  return {
    running,
    chosen,
    canHide: chosen.some((row) => !isHidden(row)),
    canShow: chosen.some(isHidden),
    canMove: listColumns(entity).some(({ field }) => isEditable(field)),
    hide: () => setHidden('hide'),
    show: () => setHidden('show'),
    /** Whether the dialog that asks for another list is open. */
    isMoving: isChoosing || running === 'move',
    chooseList: () => send({ type: 'chooseList' }),
    cancelMove: () => send({ type: 'cancel' }),
    move: (values: NewRowValues) => start('move', chosen, values),
    remove: (): void => {
      if (!snapshot.hasTag('busy') && window.confirm(question(chosen))) start('delete', chosen);
    },
  };
}

export type Batch = ReturnType<typeof useBatch>;

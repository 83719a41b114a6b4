import { useState } from 'react';
import { conflictsOf } from '../../../model/history';
import { isEditable } from '../../../model/schema/fields';
import type { Value } from '../../../model/schema/rows';
import { listColumns, orderAtEnd, rowsOfList } from '../../../model/schema/placement';
import { endpoints } from '../../store/api/adminApi';
import type { RowsDeletion } from '../../store/api/batchEndpoints';
import { selectEditedRows, selectVisibility } from '../../store/content/hiddenRows';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppStore } from '../../store/hooks';
import { newRequestKey } from '../../store/requestKey';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import type { NewRowValues } from '../requests/entityRequests';
import { useEntityRequests } from '../requests/entityRequests';
import { isRowMissing } from '../requests/requestError';
import { useToasts } from '../toasts/useToasts';
import type { ListEditorState } from './useListEditor';
import { useMayShow } from './useMayShow';
import type { Selection } from './useSelection';
import type { Place } from './useToastExtras';

/** What is done with several rows at once. Each is one request, one change of the history and one undo. */
export type BatchKind = 'hide' | 'show' | 'move' | 'delete';

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

/** The requests for several rows. */
const useBatchRequests = ({ editor: { entity }, placeOf }: Pick<BatchOptions, 'editor' | 'placeOf'>) => {
  const store = useAppStore();
  const text = useTexts('editors');
  const requests = useEntityRequests(entity);
  const [failedDeletion, setFailedDeletion] = useState<RowsDeletion>();
  const [updateVisibility] = endpoints.visibilityUpdate.useMutation();
  return {
    refresh: requests.refresh,
    setHidden: async (rows: readonly StoredRow[], isHidden: boolean): Promise<Outcome> => {
      const changes = rows.map(({ id }) => ({ id, isHidden, base: { isHidden: !isHidden } }));
      const { version } = await updateVisibility({ entity, rows: changes }).unwrap();
      return { versions: [version] };
    },
    /** A failed deletion may have succeeded on the server: a retry has the same key. */
    remove: async (rows: readonly StoredRow[]): Promise<Outcome> => {
      const ids = rows.map(({ id }) => id);
      const isRetry = failedDeletion?.ids.join() === ids.join();
      const deletion = isRetry ? failedDeletion : { ids, requestKey: newRequestKey() };
      setFailedDeletion(deletion);
      const versions = await requests.removeMany(deletion);
      setFailedDeletion(undefined);
      return { versions };
    },
    /** Moves rows to the end of another list, in their order. */
    move: async (rows: readonly StoredRow[], values: NewRowValues): Promise<Outcome> => {
      const all: readonly StoredRow[] = selectEditedRows(store.getState(), entity);
      const target = { ...rows[0], ...values };
      const first = orderAtEnd(rowsOfList(entity, all, target));
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
    },
  };
};

/** Runs one request at a time. A toast says what was done, or why it failed; the rows are then still selected. */
const useRun = (clear: () => void, refresh: () => Promise<unknown>) => {
  const text = useTexts('editors');
  const plural = usePlural();
  const toasts = useToasts();
  const [running, setRunning] = useState<BatchKind | null>(null);
  const run = async (kind: BatchKind, count: number, request: () => Promise<Outcome>): Promise<void> => {
    if (running || count === 0) return;
    setRunning(kind);
    try {
      const { versions, detail } = await request();
      toasts.done(text(`done-${kind}-${plural(count)}`, { count }), versions, { detail });
      clear();
    } catch (error) {
      if (conflictsOf(error).length > 0 || isRowMissing(error)) await refresh();
      toasts.failed(error);
    } finally {
      setRunning(null);
    }
  };
  return { running, run };
};

/** Hides, shows, moves or deletes the selected rows. */
export function useBatch({ editor, selection, question, placeOf }: BatchOptions) {
  const { entity, rows } = editor;
  const store = useAppStore();
  const mayShow = useMayShow(entity);
  const requests = useBatchRequests({ editor, placeOf });
  const { running, run } = useRun(selection.clear, requests.refresh);
  const chosen = rows.filter(({ id }) => selection.isSelected(id));
  const isHidden = ({ id }: StoredRow): boolean =>
    selectVisibility(store.getState(), entity, id)?.isHidden === true;
  const setHidden = (kind: 'hide' | 'show'): void => {
    const changed = chosen.filter((row) => isHidden(row) !== (kind === 'hide'));
    if (kind === 'show' && !mayShow(changed.map(({ id }) => id))) return;
    void run(kind, changed.length, () => requests.setHidden(changed, kind === 'hide'));
  };
  return {
    running,
    chosen,
    canHide: chosen.some((row) => !isHidden(row)),
    canShow: chosen.some(isHidden),
    canMove: listColumns(entity).some(({ field }) => isEditable(field)),
    hide: () => setHidden('hide'),
    show: () => setHidden('show'),
    move: (values: NewRowValues) => run('move', chosen.length, () => requests.move(chosen, values)),
    remove: (): void => {
      if (window.confirm(question(chosen))) void run('delete', chosen.length, () => requests.remove(chosen));
    },
  };
}

export type Batch = ReturnType<typeof useBatch>;

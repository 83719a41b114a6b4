import { chakra } from '@chakra-ui/react';
import { History as HistoryIcon } from 'lucide-react';
import { useMemo } from 'react';
import type { HistoryItem } from '../../../model/admin/historyFilter';
import { selectEditedRow } from '../../store/content/hiddenRows';
import { useAppSelector } from '../../store/hooks';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { ScreenLoading } from '../../ui/components/page/ScreenLoading';
import { LinkButton } from '../../ui/components/button';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { LoadingFailed, NewerItems } from '../controls/listNotices';
import { useHiddenRows } from '../requests/useEditedRows';
import { ChangesByDay } from './ChangesByDay';
import { describeItem } from './describeChange';
import { latestState } from './rowOfHistory';
import { useChangeTexts } from './useChangeTexts';
import { useHistory } from './useHistory';
import type { HistoryEntry, HistoryRow } from '../../../model/history';
import { entities } from '../../../model/schema/entities';
import { columnsOfEntity } from '../../../model/schema/rows';
import type { ItemState } from './ChangeItem';
import { endpoints } from '../../store/api/adminApi';
import { serverMessage } from '../requests/requestError';
import { useEventCallback } from '../controls/useEventCallback';
import { useToasts } from '../toasts/useToasts';

/**
 * Puts an item back to the state after a change. A toast shows the result.
 * @param seen the newest change of the item that is shown, if there is one: a newer one prevents it
 */
function usePutBack(item: HistoryItem, seen: number | undefined) {
  const toast = useTexts('toast');
  const toasts = useToasts();
  const [send, { originalArgs, isLoading, error }] = endpoints.putBack.useMutation();
  const putBack = async (change: number): Promise<void> => {
    if (isLoading || seen === undefined) return;
    const { data, error: rejection } = await send({ item, change, seen });
    if (data) toasts.putBack(data.id);
    else toasts.notPutBack(rejection);
  };
  return {
    run: useEventCallback((change: number) => void putBack(change)),
    isRunning: isLoading,
    running: isLoading ? originalArgs?.change : null,
    error: error && { id: originalArgs?.change, reason: serverMessage(error) ?? toast('back-end-error') },
  };
}

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
function createStateOf(
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

/** `/history?item=tanker-3`: the changes of one item, with buttons that restore its earlier states. */
export function ItemHistory({ item }: { readonly item: HistoryItem }) {
  const hasHiddenRows = useHiddenRows(); // with the hidden rows, a hidden item has a name
  const text = useTexts('history');
  const path = usePathTo();
  const words = useChangeTexts();
  const { entity, id } = item;
  const stored = useAppSelector((state) => selectEditedRow(state, entity, id));
  const request = useMemo(() => ({ item }), [item]);
  const history = useHistory(request);
  const { isLoading, failure, changes, reload } = history;
  const action = usePutBack(item, changes[0]?.id);
  const lastRow = changes
    .flatMap(({ rows }) => rows)
    .find((row) => row.id === id && row.collection !== 'visibility');
  const known = stored ?? (lastRow && latestState(lastRow)) ?? undefined;
  return (
    <AdminPage
      title={text('item-title', { what: describeItem(entity, known, words) })}
      introduction={text('item-introduction')}
    >
      <chakra.p marginBottom="5">
        <LinkButton to={path('history')} variant="outline" size="sm" minHeight="11">
          <HistoryIcon aria-hidden="true" size={18} />
          {text('whole-history')}
        </LinkButton>
      </chakra.p>
      {isLoading ? <ScreenLoading /> : null}
      {failure === null ? null : <LoadingFailed page="history" cause={failure.cause} retry={reload} />}
      <NewerItems page="history" hasNewer={history.hasNewer} show={reload} />
      {!isLoading && failure === null && changes.length === 0 ? (
        <EmptyState>{text('item-empty')}</EmptyState>
      ) : null}
      {changes.length > 0 ? (
        <ChangesByDay
          key={String(hasHiddenRows)}
          history={{ ...history, isBusy: history.isBusy || action.isRunning }}
          action={action}
          stateOf={createStateOf(item, changes)}
        />
      ) : null}
    </AdminPage>
  );
}

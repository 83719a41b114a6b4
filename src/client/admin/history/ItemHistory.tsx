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
import { createStateOf } from './itemStates';
import { latestState } from './rowOfHistory';
import { useChangeTexts } from './useChangeTexts';
import { useHistory } from './useHistory';
import { usePutBack } from './usePutBack';

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

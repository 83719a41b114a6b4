import { useLocation } from 'react-router';
import { readHistoryItem, writeHistoryItem } from '../../../model/admin/historyFilter';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { ScreenLoading } from '../../ui/components/page/ScreenLoading';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { useHiddenRows } from '../requests/useEditedRows';
import { LoadingFailed, NewerItems } from '../controls/listNotices';
import { ChangesByDay } from './ChangesByDay';
import { ItemHistory } from './ItemHistory';
import { HistoryFilters } from './HistoryFilters';
import { useHistory } from './useHistory';
import type { HistoryFilterState } from './useHistoryFilter';
import { useHistoryFilter } from './useHistoryFilter';

/** The changes that match the filter. */
const FilteredChanges = ({ request, count, clear }: HistoryFilterState) => {
  const hasHiddenRows = useHiddenRows(); // with the hidden rows, their changes have names
  const text = useTexts('history');
  const history = useHistory(request);
  const { isLoading, failure, changes, reload } = history;
  const isEmpty = !isLoading && failure === null && changes.length === 0;
  const clearButton = (
    <Button variant="outline" onClick={clear}>
      {text('clear-filters')}
    </Button>
  );
  return (
    <>
      {isLoading ? <ScreenLoading /> : null}
      {failure === null ? null : <LoadingFailed page="history" cause={failure.cause} retry={reload} />}
      <NewerItems page="history" hasNewer={history.hasNewer} show={reload} />
      <div role="status">
        {isEmpty && count === 0 ? <EmptyState>{text('empty')}</EmptyState> : null}
        {isEmpty && count > 0 ? <EmptyState action={clearButton}>{text('none-found')}</EmptyState> : null}
      </div>
      {changes.length > 0 ? (
        <ChangesByDay
          key={String(hasHiddenRows)}
          history={history}
          action={{ run: history.undo, running: history.undoing, error: history.undoError }}
        />
      ) : null}
    </>
  );
};

/** The changes of the content by day, with author and time, each with an Undo button. */
const WholeHistory = () => {
  const text = useTexts('history');
  const titles = useTexts('titles');
  const filter = useHistoryFilter();
  return (
    <AdminPage title={titles('history')} introduction={text('introduction')}>
      <HistoryFilters {...filter} />
      <FilteredChanges key={JSON.stringify(filter.request)} {...filter} />
    </AdminPage>
  );
};

/** `/history`: all changes, or with `?item=tanker-3` those of one item. */
const HistoryScreen = () => {
  const { search } = useLocation();
  const item = readHistoryItem(new URLSearchParams(search).get('item') ?? '');
  return item ? <ItemHistory key={writeHistoryItem(item)} item={item} /> : <WholeHistory />;
};

export default HistoryScreen;

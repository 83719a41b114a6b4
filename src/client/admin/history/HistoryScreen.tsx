import { chakra } from '@chakra-ui/react';
import { EmptyState } from '../../ui/components/EmptyState';
import { ScreenLoading } from '../../ui/components/ScreenLoading';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { useHiddenRows } from '../requests/useEditedRows';
import { LoadingFailed, NewerItems, OlderItems } from '../controls/listNotices';
import { ChangeItem } from './ChangeItem';
import { useChangeTexts } from './useChangeTexts';
import type { History } from './useHistory';
import { useHistory } from './useHistory';

interface HistoryProps {
  readonly history: History;
}

const Changes = ({ history }: HistoryProps) => {
  const text = useTexts('history');
  const words = useChangeTexts();
  const { changes, isBusy, undoing, undoError, undo, hasOlder, isLoadingOlder, loadOlder } = history;
  return (
    <chakra.div display="grid" gap="6">
      <chakra.ol listStyle="none" display="grid" gap="3" aria-label={text('list')} aria-busy={isBusy}>
        {changes.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            words={words}
            isBusy={isBusy}
            isUndoing={undoing === change.id}
            undoError={undoError?.id === change.id ? undoError.reason : undefined}
            undo={undo}
          />
        ))}
      </chakra.ol>
      {hasOlder ? (
        <OlderItems page="history" isBusy={isBusy} isLoading={isLoadingOlder} load={loadOlder} />
      ) : null}
    </chakra.div>
  );
};

/** `/history`: the changes of the content with author and time, each with an Undo button. */
const HistoryScreen = () => {
  const hasHiddenRows = useHiddenRows(); // with them, the changes of hidden rows have names
  const text = useTexts('history');
  const titles = useTexts('titles');
  const history = useHistory();
  const { isLoading, failure, changes, reload } = history;
  const isEmpty = !isLoading && failure === null && changes.length === 0;
  return (
    <AdminPage title={titles('history')} introduction={text('introduction')}>
      {isLoading ? <ScreenLoading /> : null}
      {failure === null ? null : <LoadingFailed page="history" reason={failure} retry={reload} />}
      <NewerItems page="history" hasNewer={history.hasNewer} show={reload} />
      {isEmpty ? <EmptyState>{text('empty')}</EmptyState> : null}
      {changes.length > 0 ? <Changes key={String(hasHiddenRows)} history={history} /> : null}
    </AdminPage>
  );
};

export default HistoryScreen;

import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/components/button';
import { EmptyState } from '../../ui/components/EmptyState';
import { ScreenLoading } from '../../ui/components/ScreenLoading';
import { Spinner } from '../../ui/components/Spinner';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { Banner } from '../controls/Banner';
import { ChangeItem } from './ChangeItem';
import { useChangeTexts } from './useChangeTexts';
import type { History } from './useHistory';
import { useHistory } from './useHistory';

interface HistoryProps {
  readonly history: History;
}

const Failed = ({ reason, retry }: { readonly reason: string; readonly retry: () => void }) => {
  const text = useTexts('history');
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <Banner>
        {text('failed')} {reason}
      </Banner>
      <Button variant="outline" onClick={retry}>
        {text('retry')}
      </Button>
    </chakra.div>
  );
};

/** Newer changes are not inserted by themselves, so that no button moves under the pointer: a button loads them. */
const Newer = ({ history: { hasNewer, reload } }: HistoryProps) => {
  const text = useTexts('history');
  return (
    <chakra.div role="status">
      {hasNewer ? (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          padding="4"
          marginBottom="5"
          bg="accent.subtle"
          borderRadius="md"
        >
          <p>{text('newer')}</p>
          <Button variant="outline" size="sm" minHeight="11" onClick={reload}>
            {text('show-newer')}
          </Button>
        </chakra.div>
      ) : null}
    </chakra.div>
  );
};

const Older = ({ history: { hasOlder, isBusy, isLoadingOlder, loadOlder } }: HistoryProps) => {
  const text = useTexts('history');
  if (!hasOlder) return null;
  return (
    <Button variant="outline" justifySelf="center" disabled={isBusy} onClick={loadOlder}>
      {isLoadingOlder ? <Spinner aria-hidden="true" /> : null}
      {text('older')}
    </Button>
  );
};

const Changes = ({ history }: HistoryProps) => {
  const text = useTexts('history');
  const words = useChangeTexts();
  const { changes, isBusy, undoing, undoError, undo } = history;
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
      <Older history={history} />
    </chakra.div>
  );
};

/** `/history`: the changes of the content with author and time, each with an Undo button. */
const HistoryScreen = () => {
  const text = useTexts('history');
  const titles = useTexts('titles');
  const history = useHistory();
  const { isLoading, failure, changes, reload } = history;
  const isEmpty = !isLoading && failure === null && changes.length === 0;
  return (
    <AdminPage title={titles('history')} introduction={text('introduction')}>
      {isLoading ? <ScreenLoading /> : null}
      {failure === null ? null : <Failed reason={failure} retry={reload} />}
      <Newer history={history} />
      {isEmpty ? <EmptyState>{text('empty')}</EmptyState> : null}
      {changes.length > 0 ? <Changes history={history} /> : null}
    </AdminPage>
  );
};

export default HistoryScreen;

import { chakra } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { Button } from '../../ui/components/button';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { ScreenLoading } from '../../ui/components/page/ScreenLoading';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { Banner } from '../controls/Banner';
import { useAutoFocus } from '../controls/inputs/useAutoFocus';
import { ReviewFilters } from './ReviewFilters';
import type { QueueEnd } from './ReviewQueue';
import { ReviewQueue } from './ReviewQueue';
import { ReviewTable } from './ReviewTable';
import { isShown, usePlacedPairs, useReviewAddress } from './useReview';

interface OverviewProps {
  readonly pairs: ReturnType<typeof usePlacedPairs>['pairs'];
  readonly address: ReturnType<typeof useReviewAddress>;
  /** How the queue that was shown last was left; undefined if none was shown. */
  readonly queueEnd: QueueEnd | undefined;
}

/** Says that the queue has ended. It takes the focus, which was in the queue. */
const LastOne = ({ left }: { readonly left: number }) => {
  const text = useTexts('languages');
  return (
    <chakra.p ref={useAutoFocus<HTMLParagraphElement>()} tabIndex={-1} fontWeight="semibold">
      {left === 0 ? text('none-left') : text('some-left', { count: left })}
    </chakra.p>
  );
};

/** The filters with their numbers, and the number of texts by page. */
const Overview = ({ pairs, address, queueEnd }: OverviewProps) => {
  const text = useTexts('languages');
  const titles = useTexts('titles');
  const start = useAutoFocus<HTMLDivElement>(queueEnd === 'left');
  const shown = pairs.filter((each) => isShown(each, address.filter));
  const review = (group?: string): void => {
    const first = shown.find((each) => group === undefined || each.group === group);
    if (!first) return;
    address.show(first.pair.id, group === undefined ? {} : { group });
  };
  const hasFilter = Object.keys(address.filter).length > 0;
  return (
    <chakra.div
      ref={start}
      tabIndex={-1}
      role="group"
      aria-label={titles('languages')}
      display="grid"
      gap="5"
      outline="none"
    >
      {queueEnd === 'finished' ? <LastOne left={shown.length} /> : null}
      <ReviewFilters pairs={pairs} address={address} />
      <div role="status">
        {shown.length === 0 ? (
          <EmptyState>{text(hasFilter ? 'none-found' : 'none')}</EmptyState>
        ) : (
          <Button variant="primary" onClick={() => review()}>
            {text('review-all', { count: shown.length })}
          </Button>
        )}
      </div>
      {shown.length === 0 ? null : <ReviewTable pairs={shown} review={review} />}
    </chakra.div>
  );
};

/**
 * `/language-review`: an overview of the texts that are missing or differ in one language, and a queue to
 * correct them one by one.
 */
const LanguageReviewScreen = () => {
  const text = useTexts('languages');
  const titles = useTexts('titles');
  const address = useReviewAddress();
  const { pairs, reviewed, isLoading, isHistoryMissing } = usePlacedPairs();
  const { item } = address;
  const [queueEnd, setQueueEnd] = useState<QueueEnd>();
  const openQueue = useCallback(() => setQueueEnd('left'), []); // the back button leaves it too
  const leaveQueue = (end: QueueEnd): void => {
    setQueueEnd(end);
    address.show('', { group: '' });
  };
  return (
    <AdminPage title={titles('languages')} introduction={item === null ? text('introduction') : null}>
      {isLoading ? (
        <ScreenLoading />
      ) : (
        <chakra.div display="grid" gap="4">
          {isHistoryMissing ? <Banner>{text('history-missing')}</Banner> : null}
          {item === null ? (
            <Overview pairs={pairs} address={address} queueEnd={queueEnd} />
          ) : (
            <ReviewQueue
              item={item}
              address={address}
              found={{ pairs, reviewed }}
              onOpen={openQueue}
              onLeave={leaveQueue}
            />
          )}
        </chakra.div>
      )}
    </AdminPage>
  );
};

export default LanguageReviewScreen;

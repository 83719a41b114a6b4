import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/components/button';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { ScreenLoading } from '../../ui/components/page/ScreenLoading';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { Banner } from '../controls/Banner';
import { ReviewFilters } from './ReviewFilters';
import { ReviewQueue } from './ReviewQueue';
import { ReviewTable } from './ReviewTable';
import { isShown, usePlacedPairs, useReviewAddress } from './useReview';

interface OverviewProps {
  readonly pairs: ReturnType<typeof usePlacedPairs>['pairs'];
  readonly address: ReturnType<typeof useReviewAddress>;
}

/** The figures, what they can be narrowed to, and the pages. */
const Overview = ({ pairs, address }: OverviewProps) => {
  const text = useTexts('languages');
  const shown = pairs.filter((each) => isShown(each, address.filter));
  const review = (group?: string): void => {
    const first = shown.find((each) => group === undefined || each.group === group);
    if (first) address.show(first.pair.id, group === undefined ? {} : { group });
  };
  const hasFilter = Object.keys(address.filter).length > 0;
  return (
    <chakra.div display="grid" gap="5">
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

/** `/language-review`: what one language lacks or says differently, and one after the other to mend it. */
const LanguageReviewScreen = () => {
  const text = useTexts('languages');
  const titles = useTexts('titles');
  const address = useReviewAddress();
  const { pairs, reviewed, isLoading, isHistoryMissing } = usePlacedPairs();
  const { item } = address;
  return (
    <AdminPage title={titles('languages')} introduction={item === null ? text('introduction') : null}>
      {isLoading ? (
        <ScreenLoading />
      ) : (
        <chakra.div display="grid" gap="4">
          {isHistoryMissing ? <Banner>{text('history-missing')}</Banner> : null}
          {item === null ? (
            <Overview pairs={pairs} address={address} />
          ) : (
            <ReviewQueue item={item} address={address} found={{ pairs, reviewed }} />
          )}
        </chakra.div>
      )}
    </AdminPage>
  );
};

export default LanguageReviewScreen;

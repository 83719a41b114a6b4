import { comparedTankers } from '../../../model/site/screens/tankers/comparison';
import { LinkButton } from '../../ui/components/button';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { Page } from '../../ui/components/page/Page';
import { usePageAddress } from '../../ui/hydration/usePageAddress';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';
import { Comparison } from './finder/Comparison';
import { TankerList } from './finder/TankerList';
import { useListedTankers } from './useListedTankers';

const NoTankers = () => {
  const text = useTexts('tankers');
  const link = useInquiryLink('tanker');
  return <EmptyState action={<LinkButton {...link}>{text('ask')}</LinkButton>}>{text('empty')}</EmptyState>;
};

/**
 * The tankers for sale that the current brand shows, with their filters. If the address names tankers to compare, the screen is
 * their comparison. It may have tankers that the list does not show.
 */
const TankersScreen = () => {
  const text = useTexts('tankers');
  const { tankers, listed } = useListedTankers();
  const { search } = usePageAddress();
  const hasTankers = listed.length > 0;
  const compared = hasTankers ? comparedTankers(tankers, search) : undefined;
  if (compared) return <Comparison {...compared} />;
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {hasTankers ? <TankerList tankers={listed} /> : <NoTankers />}
    </Page>
  );
};

export default TankersScreen;

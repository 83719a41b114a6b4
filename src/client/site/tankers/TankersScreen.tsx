import { LinkButton } from '../../ui/components/button';
import { EmptyState } from '../../ui/components/EmptyState';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';
import { TankerFinder } from './finder/TankerFinder';
import { TankersPage } from './TankersPage';
import { useListedTankers } from './useListedTankers';

const NoTankers = () => {
  const text = useTexts('tankers');
  const link = useInquiryLink('tanker');
  return (
    <TankersPage>
      <EmptyState action={<LinkButton {...link}>{text('ask')}</LinkButton>}>{text('empty')}</EmptyState>
    </TankersPage>
  );
};

/** The tankers for sale that the current brand shows. */
const TankersScreen = () => {
  const { tankers, listed } = useListedTankers();
  return listed.length > 0 ? <TankerFinder tankers={tankers} listed={listed} /> : <NoTankers />;
};

export default TankersScreen;

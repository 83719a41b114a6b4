import { useMemo } from 'react';
import { isListed } from '../../../model/site/screens/listedTankers';
import { useAppSelector, useRows } from '../../store/hooks';
import { LinkButton } from '../../ui/components/button';
import { EmptyState } from '../../ui/components/EmptyState';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';
import { useIsOfBrand } from '../catalogue/useIsOfBrand';
import { TankerFinder } from './finder/TankerFinder';
import { TankersPage } from './TankersPage';

const NoTankers = () => {
  const text = useTexts('tankers');
  const link = useInquiryLink('tanker');
  return (
    <TankersPage>
      <EmptyState action={<LinkButton {...link}>{text('ask')}</LinkButton>}>{text('empty')}</EmptyState>
    </TankersPage>
  );
};

/** The tankers for sale that the current brand shows. One that is sold leaves the list some days later, on open pages too. */
const TankersScreen = () => {
  const tankers = useRows('tanker', useIsOfBrand());
  const sales = useAppSelector(({ site }) => site);
  const listed = useMemo(() => tankers.filter((tanker) => isListed(tanker, sales)), [tankers, sales]);
  return listed.length > 0 ? <TankerFinder tankers={tankers} listed={listed} /> : <NoTankers />;
};

export default TankersScreen;

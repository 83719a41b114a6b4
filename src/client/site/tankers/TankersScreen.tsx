import { useRows } from '../../store/hooks';
import { LinkButton } from '../../ui/components/button';
import { EmptyState } from '../../ui/components/EmptyState';

import { Page } from '../../ui/components/Page';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { useIsOfBrand } from '../catalogue/useIsOfBrand';
import { TankerCard } from './TankerCard';
import { GrowingGrid } from '../catalogue/GrowingGrid';

/** The tankers for sale that the current brand shows. */
const TankersScreen = () => {
  const text = useTexts('tankers');
  const path = usePathTo();
  const tankers = useRows('tanker', useIsOfBrand());
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {tankers.length > 0 ? (
        <GrowingGrid>
          {tankers.map((tanker, index) => (
            <li key={tanker.id}>
              <TankerCard tanker={tanker} isFirst={index === 0} />
            </li>
          ))}
        </GrowingGrid>
      ) : (
        <EmptyState action={<LinkButton to={path('contact')}>{text('ask')}</LinkButton>}>
          {text('empty')}
        </EmptyState>
      )}
    </Page>
  );
};

export default TankersScreen;

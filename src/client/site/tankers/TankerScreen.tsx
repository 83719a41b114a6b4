import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { halfSizes } from '../../../model/images/sizes';
import { BackLink } from '../../ui/components/BackLink';
import { LinkButton } from '../../ui/components/button';
import { NotFound } from '../../ui/components/NotFound';
import { Page } from '../../ui/components/Page';
import { Picture } from '../../ui/components/Picture';
import { useLocalized } from '../../ui/text/useLocalized';
import { usePathTo } from '../../ui/text/usePathTo';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { useRouteRow } from '../useRouteRow';
import { BuilderPlate } from './BuilderPlate';
import { PlateTable } from './PlateTable';
import { TankerOffer } from './TankerOffer';

const UnknownTanker = () => {
  const text = useTexts('tankers');
  const path = usePathTo();
  return (
    <NotFound title={text('unknown-title')} introduction={text('unknown-text')}>
      <LinkButton to={path('tankers')}>{text('back')}</LinkButton>
    </NotFound>
  );
};

const TankerDetail = ({ tanker }: { tanker: Row<'tanker'> }) => {
  const text = useTexts('tankers');
  const path = usePathTo();
  const { legalName, place } = useAppSelector(selectBrand);
  const titles = useTexts('titles');
  const name = useLocalized()(tanker, 'name').trim() || titles('tanker');
  return (
    <Page
      title={
        tanker.nameEn.trim() || tanker.nameFr.trim() ? <LocalizedText row={tanker} field="name" /> : name
      }
      above={<BackLink to={path('tankers')}>{text('back')}</BackLink>}
    >
      <chakra.div
        display="grid"
        gap={{ base: '6', lg: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        alignItems="start"
      >
        <chakra.div
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="5"
          position={{ lg: 'sticky' }}
          top={{ lg: '24' }}
        >
          <Picture
            src={tanker.image}
            alt={text('image-alt', { name })}
            sizes={halfSizes}
            isFirst
            borderRadius="md"
          />
          <TankerOffer tanker={tanker} />
        </chakra.div>
        <BuilderPlate title={text('specifications')} maker={`${legalName}, ${place.city} (${place.region})`}>
          <PlateTable tanker={tanker} caption={text('specifications')} />
        </BuilderPlate>
      </chakra.div>
    </Page>
  );
};

/** A tanker: picture, price and builder's plate. */
const TankerScreen = () => {
  const tanker = useRouteRow('tanker');
  return tanker ? <TankerDetail tanker={tanker} /> : <UnknownTanker />;
};

export default TankerScreen;

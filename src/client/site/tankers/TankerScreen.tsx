import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { makerBrand } from '../../../model/site/screens/tankers/tankerMaker';
import { BackLink } from '../../ui/components/page/BackLink';
import { LinkButton } from '../../ui/components/button';
import { NotFound } from '../../ui/components/page/NotFound';
import { Page } from '../../ui/components/page/Page';
import { RowMark } from '../../ui/preview/RowMark';
import { usePathTo } from '../../ui/text/usePathTo';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { LazyFoundInstead } from '../search/LazyFoundInstead';
import { useRouteRow } from '../useRouteRow';
import { BuilderPlate } from './BuilderPlate';
import { LazyTankerMore } from './LazyTankerMore';
import { OtherSeller } from './OtherSeller';
import { PlateTable } from './PlateTable';
import { TankerBar } from './TankerBar';
import { TankerGallery } from './TankerGallery';
import { TankerOffer } from './TankerOffer';
import { useTankerName } from './useTankerName';
import { useTankerPictures } from './useTankerPictures';

const UnknownTanker = () => {
  const text = useTexts('tankers');
  const path = usePathTo();
  return (
    <NotFound title={text('unknown-title')} introduction={text('unknown-text')} below={<LazyFoundInstead />}>
      <LinkButton to={path('tankers')}>{text('back')}</LinkButton>
    </NotFound>
  );
};

const TankerDetail = ({ tanker }: { tanker: Row<'tanker'> }) => {
  const text = useTexts('tankers');
  const path = usePathTo();
  const name = useTankerName(tanker);
  const { pictures, linkTo } = useTankerPictures(tanker);
  return (
    <Page
      title={
        tanker.nameEn.trim() || tanker.nameFr.trim() ? <LocalizedText row={tanker} field="name" /> : name
      }
      above={
        <>
          <BackLink to={path('tankers')}>{text('back')}</BackLink>
          <RowMark entity="tanker" id={tanker.id} shape="line" />
        </>
      }
    >
      <chakra.div
        display="grid"
        gap={{ base: '6', lg: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
        alignItems="start"
      >
        <chakra.div
          gridRow={{ lg: '1 / 3' }}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="5"
          position={{ lg: 'sticky' }}
          top={{ lg: '24' }}
        >
          <TankerGallery pictures={pictures} linkTo={linkTo} missing={text('image-alt', { name })} />
          <OtherSeller tanker={tanker} />
        </chakra.div>
        <TankerOffer tanker={tanker} />
        <BuilderPlate title={text('specifications')} maker={makerBrand(tanker)}>
          <PlateTable tanker={tanker} caption={text('specifications')} />
        </BuilderPlate>
      </chakra.div>
      <LazyTankerMore tanker={tanker} />
      <TankerBar tanker={tanker} />
    </Page>
  );
};

/** A tanker: pictures, price, builder's plate, and similar units. */
const TankerScreen = () => {
  const tanker = useRouteRow('tanker');
  return tanker ? <TankerDetail key={tanker.id} tanker={tanker} /> : <UnknownTanker />;
};

export default TankerScreen;

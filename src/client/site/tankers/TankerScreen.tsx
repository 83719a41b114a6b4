import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
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
import { PlateTable } from './PlateTable';
import { TankerGallery } from './TankerGallery';
import { TankerOffer } from './TankerOffer';
import { useTankerName } from './useTankerName';
import { useTankerPictures } from './useTankerPictures';
import { builderBrand, otherSeller, sisterBuilder } from '../../../model/site/screens/builders';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { SisterNote } from '../../ui/components/page/SisterNote';
import { useSisterUrl } from '../../ui/navigation/useSisterUrl';
import { BottomBar } from '../../ui/components/page/BottomBar';
import { AskOrCall } from './AskOrCall';

/** On a phone the links are at hand at the bottom of the screen, below all that the page says. */
const Bar = chakra(BottomBar, {
  base: {
    display: { base: 'flex', lg: 'none' },
    '@media (max-height: 20rem)': { position: 'static' }, // it would cover half of the screen
    '& > *': { flex: 'none', paddingInline: '3', lineHeight: 'snug' },
    '& > :last-child': { flex: '1 1 0', minWidth: '0', whiteSpace: 'normal', textAlign: 'center' },
  },
});

/** The links to call and to ask about a tanker, which stay on the screen of a phone while one scrolls. */
function TankerBar({ tanker }: { tanker: Row<'tanker'> }) {
  return (
    <Bar>
      <AskOrCall tanker={tanker} />
    </Bar>
  );
}

/** Says which sister company sells or has built the tanker, with a link to the tanker on its site. */
function SisterOfTanker({ tanker }: { tanker: Row<'tanker'> }) {
  const text = useTexts('tankers');
  const path = usePathTo();
  const urlOf = useSisterUrl();
  const brand = useAppSelector(selectBrand);
  const builder = sisterBuilder(tanker, brand);
  const company = builder ?? otherSeller(tanker, brand);
  if (!company) return null;
  return (
    <SisterNote
      text={text(builder ? 'sister-maker' : 'other-seller', { company: company.name })}
      href={urlOf(company.id, path('tanker', { id: tanker.id }))}
      link={text('other-seller-link', { company: company.name })}
    />
  );
}

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
          <SisterOfTanker tanker={tanker} />
        </chakra.div>
        <TankerOffer tanker={tanker} />
        <BuilderPlate title={text('specifications')} builder={builderBrand(tanker)}>
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

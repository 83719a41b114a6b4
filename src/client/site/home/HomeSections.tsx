import type { ComponentType } from 'react';
import type { HomeSection } from '../../../model/site/screens/trades';
import { trades } from '../../../model/site/screens/trades';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { HydrationBoundary } from '../../ui/components/page/HydrationBoundary';
import { InspectionDates } from './InspectionDates';
import { PromiseCards } from './PromiseCards';
import { SisterCompanies } from './SisterCompanies';
import { TankersForSale } from './TankersForSale';
import { Workshop } from './Workshop';
import { chakra } from '@chakra-ui/react';
import { halfSizes } from '../../../model/images/sizes';
import { Container, Section } from '../../ui/components/page/Page';
import { Picture } from '../../ui/components/Picture';
import { SiteText } from '../../ui/text/SiteText';
import { useTexts } from '../../ui/text/useTexts';

/** A short description of the company, beside a picture of its building. */
function Description() {
  const contactText = useTexts('contact');
  const { id, name, place } = useAppSelector(selectBrand);
  return (
    <Section>
      <Container
        display="grid"
        alignItems="center"
        gap={{ base: '8', lg: '14' }}
        gridTemplateColumns={{ lg: 'minmax(0, 7fr) minmax(0, 6fr)' }}
      >
        <SiteText page="home" name="main-description-1" fontSize="lg" maxWidth="prose" />
        <chakra.div borderTopWidth="6px" borderTopStyle="solid" borderTopColor="accent.solid">
          <Picture
            src={`/pictures/building-${id}.jpg`}
            alt={contactText('building-alt', { company: name, city: place.city })}
            sizes={halfSizes}
          />
        </chakra.div>
      </Container>
    </Section>
  );
}

const sections: Readonly<Record<HomeSection, ComponentType>> = {
  tankers: TankersForSale,
  workshop: Workshop,
  inspections: InspectionDates,
  sisterBrands: SisterCompanies,
  description: Description,
  promises: PromiseCards,
};

/** The sections of the brand's home page, in its order. */
export function HomeSections() {
  const { trade } = useAppSelector(selectBrand);
  return trades[trade].home.sections.map((name) => {
    const Part = sections[name];
    return (
      <HydrationBoundary key={name}>
        <Part />
      </HydrationBoundary>
    );
  });
}

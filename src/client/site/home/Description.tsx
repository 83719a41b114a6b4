import { chakra } from '@chakra-ui/react';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { halfSizes } from '../../../model/images/sizes';
import { Container, Section } from '../../ui/components/page/Page';
import { Picture } from '../../ui/components/Picture';
import { SiteText } from '../../ui/text/SiteText';
import { useTexts } from '../../ui/text/useTexts';

/** A short description of the company, beside a picture of its building. */
export function Description() {
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

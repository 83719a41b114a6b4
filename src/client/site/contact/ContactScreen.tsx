import { chakra } from '@chakra-ui/react';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { halfSizes } from '../../../model/images/sizes';
import { Page } from '../../ui/components/page/Page';
import { Picture } from '../../ui/components/Picture';
import { useTexts } from '../../ui/text/useTexts';
import { Address } from './Address';
import { Emails } from './Emails';
import { Hours } from './Hours';
import { LocationMap } from './LocationMap';
import { Telephones } from './Telephones';
import { LinkButton } from '../../ui/components/button';
import { useInquiryLink } from '../inquiry/useInquiryLink';
import { ContactSection } from './ContactSection';

/** The form for a question, for visitors who do not call. */
function WriteToUs() {
  const text = useTexts('contact');
  const link = useInquiryLink('general');
  return (
    <ContactSection id="write" title={text('write-title')}>
      <chakra.p marginBottom="4" maxWidth="prose">
        {text('write-text')}
      </chakra.p>
      <LinkButton {...link} variant="outline">
        {text('write-to-us')}
      </LinkButton>
    </ContactSection>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { lg: '12' },
    rowGap: { base: '9', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: 'start',
  },
});

/** The contact page of the brand: telephones first, then hours, emails, address and map. */
const ContactScreen = () => {
  const text = useTexts('contact');
  const { id, name, place } = useAppSelector(selectBrand);
  const title = (
    <>
      {text('get-in')} <chakra.span color="inverse.accent">{text('touch')}</chakra.span>
    </>
  );
  return (
    <Page title={title} introduction={text('introduction')}>
      <Columns>
        <Telephones />
        <Hours />
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '9', lg: '12' }}>
          <Emails />
          <WriteToUs />
        </chakra.div>
        <Address />
      </Columns>
      <chakra.div
        marginTop={{ base: '9', md: '14' }}
        display="grid"
        gap={{ base: '5', md: '6' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Picture
          className="not-printed"
          src={`/pictures/building-${id}.jpg`}
          alt={text('building-alt', { company: name, city: place.city })}
          sizes={halfSizes}
          borderRadius="md"
        />
        <LocationMap />
      </chakra.div>
    </Page>
  );
};

export default ContactScreen;

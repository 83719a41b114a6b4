import { chakra } from '@chakra-ui/react';
import { LinkButton } from '../../ui/components/button';
import { CallToAction } from '../../ui/components/CallToAction';
import { CardGrid } from '../../ui/components/Grid';
import { Page } from '../../ui/components/Page';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';
import { BandPicture } from '../catalogue/BandPicture';
import { PropaneSister } from './PropaneSister';
import { ServiceCard } from './ServiceCard';
import { services } from '../../../model/site/screens/services';

/** Number of cards in the first row of a wide screen; their pictures are not loaded lazily. */
const eagerCount = 3;

/** The six services, each with a form to ask for it. */
const ServicesScreen = () => {
  const text = useTexts('services-and-repairs');
  const contact = useTexts('contact');
  const link = useInquiryLink('service');
  return (
    <Page
      title={text('title')}
      introduction={text('introduction')}
      picture={<BandPicture route="services" />}
    >
      <CardGrid>
        {services.map((service, index) => (
          <li key={service.picture}>
            <ServiceCard service={service} number={index + 1} isFirst={index < eagerCount} />
          </li>
        ))}
      </CardGrid>
      <chakra.div display="grid" gap="4" marginTop={{ base: '8', md: '10' }} maxWidth="prose">
        <p>{contact('territory')}</p>
        <PropaneSister />
      </chakra.div>
      <CallToAction
        title={text('call-to-action-title')}
        text={text('call-to-action-text')}
        marginTop={{ base: '10', md: '16' }}
      >
        <LinkButton {...link} variant="primary">
          {text('ask')}
        </LinkButton>
        <TelephoneButton topic="service" variant="inverse" />
      </CallToAction>
    </Page>
  );
};

export default ServicesScreen;

import { chakra } from '@chakra-ui/react';
import { LinkButton } from '../../ui/components/button';
import { CallToAction } from '../../ui/components/page/CallToAction';
import { CardGrid } from '../../ui/components/Grid';
import { Page } from '../../ui/components/page/Page';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';
import { BandPicture } from '../catalogue/BandPicture';
import { PropaneSister } from './PropaneSister';
import { ServiceCard } from './ServiceCard';
import { servicesOf } from '../../../model/site/screens/servicesOf';
import { trades } from '../../../model/site/screens/trades';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';

/** Number of cards in the first row of a wide screen; their pictures are not loaded lazily. */
const eagerCount = 3;

/** One column until two lines beside each other have enough room. */
const lines = { gridTemplateColumns: { sm: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } } as const;

/** The six services, each with a form to ask for it. */
const ServicesScreen = () => {
  const text = useTexts('services-and-repairs');
  const contact = useTexts('contact');
  const link = useInquiryLink('service');
  const brand = useAppSelector(selectBrand);
  const services = servicesOf(brand);
  const isOfLines = trades[brand.trade].services.layout === 'lines';
  return (
    <Page
      title={text('title')}
      introduction={text('introduction')}
      picture={<BandPicture route="services" />}
    >
      <CardGrid columns={isOfLines ? 'two' : 'three'} {...(isOfLines && lines)}>
        {services.map((service, index) => (
          <li key={service.picture}>
            <ServiceCard
              service={service}
              isFirst={index < eagerCount}
              line={isOfLines ? index + 1 : undefined}
            />
          </li>
        ))}
      </CardGrid>
      <chakra.div
        display="grid"
        gap={{ base: '4', lg: '6' }}
        alignItems="center"
        marginTop={{ base: '8', md: '10' }}
        lg={{ gridTemplateColumns: 'repeat(auto-fit, minmax(22rem, 1fr))' }}
      >
        <p>{contact('territory')}</p>
        <PropaneSister />
      </chakra.div>
      <CallToAction
        title={text('call-to-action-title')}
        text={text('call-to-action-text')}
        marginTop={{ base: '10', md: '16' }}
      >
        <TelephoneButton topic="service" variant="inverse" />
        <LinkButton {...link} variant="primary">
          {contact('write-title')}
        </LinkButton>
      </CallToAction>
    </Page>
  );
};

export default ServicesScreen;

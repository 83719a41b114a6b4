import { LinkButton } from '../../ui/components/button';
import { CallToAction } from '../../ui/components/CallToAction';
import { CardGrid } from '../../ui/components/Grid';
import { Page } from '../../ui/components/Page';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { ServiceCard } from './ServiceCard';
import { services } from '../../../model/site/screens/services';

/** Number of cards in the first row of a wide screen; their pictures are not loaded lazily. */
const eagerCount = 3;

/** The six services, each with a link to the contact page (specification, section 2). */
const ServicesScreen = () => {
  const text = useTexts('services-and-repairs');
  const path = usePathTo();
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      <CardGrid>
        {services.map((service, index) => (
          <li key={service.picture}>
            <ServiceCard service={service} isFirst={index < eagerCount} />
          </li>
        ))}
      </CardGrid>
      <CallToAction
        title={text('call-to-action-title')}
        text={text('call-to-action-text')}
        marginTop={{ base: '10', md: '16' }}
      >
        <LinkButton to={path('contact')} variant="primary">
          {text('ask')}
        </LinkButton>
      </CallToAction>
    </Page>
  );
};

export default ServicesScreen;

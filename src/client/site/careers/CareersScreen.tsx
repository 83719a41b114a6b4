import { careerGroups } from '../../../model/site/screens/careerGroups';
import { useAppSelector, useRows } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { LinkButton } from '../../ui/components/button';
import { CallToAction } from '../../ui/components/page/CallToAction';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { Page } from '../../ui/components/page/Page';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';
import { CareerGroup } from './CareerGroup';

/** The open positions of all brands, by location. */
const CareersScreen = () => {
  const text = useTexts('career');
  const link = useInquiryLink('career');
  const brand = useAppSelector(selectBrand);
  const groups = careerGroups(useRows('jobPosting'), useRows('location'), brand);
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {groups.length === 0 ? <EmptyState>{text('empty')}</EmptyState> : null}
      {groups.map(({ location, careers }) => (
        <CareerGroup key={location?.id ?? 0} location={location} careers={careers} />
      ))}
      <CallToAction
        title={text('spontaneous-title')}
        text={text('spontaneous-text')}
        marginTop={{ base: '10', md: '14' }}
      >
        <LinkButton {...link} variant="primary">
          {text('write-to-us')}
        </LinkButton>
      </CallToAction>
    </Page>
  );
};

export default CareersScreen;

import { chakra } from '@chakra-ui/react';
import { useRows } from '../../store/hooks';
import { LinkButton } from '../../ui/components/button';
import { CallToAction } from '../../ui/components/page/CallToAction';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { Page } from '../../ui/components/page/Page';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';
import { CareerCard } from './CareerCard';

/** The open positions of all brands. */
const CareersScreen = () => {
  const text = useTexts('career');
  const link = useInquiryLink('career');
  const careers = useRows('jobPosting');
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {careers.length > 0 ? (
        <chakra.ul
          listStyle="none"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap={{ base: '4', md: '5' }}
        >
          {careers.map((career) => (
            <li key={career.id}>
              <CareerCard career={career} />
            </li>
          ))}
        </chakra.ul>
      ) : (
        <EmptyState>{text('empty')}</EmptyState>
      )}
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

import { chakra } from '@chakra-ui/react';
import { LinkButton } from '../../ui/components/button';
import { Page } from '../../ui/components/page/Page';
import { SiteText } from '../../ui/text/SiteText';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';
import { PromiseDrawing } from '../promises/PromiseDrawing';
import { promises } from '../promises/promiseDrawings';

const PromiseSection = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '10' },
    gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 8fr)' },
    paddingBlock: { base: '8', md: '12' },
    borderTopWidth: '3px',
    borderTopStyle: 'solid',
    borderTopColor: 'accent.solid',
    _first: { borderTopWidth: '0', paddingTop: '0' },
  },
});

/** The mission, commitment and values of the company. */
const MissionScreen = () => {
  const text = useTexts('mission');
  const link = useInquiryLink('general');
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {promises.map((promise) => (
        <PromiseSection key={promise}>
          <div>
            <chakra.h2 fontSize="3xl">{text(`${promise}-title`)}</chakra.h2>
            <PromiseDrawing promise={promise} color="accent.solid" marginTop="5" hideBelow="lg" />
          </div>
          <SiteText page="mission" name={promise} maxWidth="prose" fontSize="lg" />
        </PromiseSection>
      ))}
      <LinkButton {...link} variant="primary">
        {text('contact-us')}
      </LinkButton>
    </Page>
  );
};

export default MissionScreen;

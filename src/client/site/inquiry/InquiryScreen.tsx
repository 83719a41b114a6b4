import { chakra } from '@chakra-ui/react';
import { readAbout, readReference } from '../../../model/inquiries/about';
import { aboutParameter, sentParameter, writeAbout } from '../../../model/inquiries/aboutAddress';
import { inquirySubjects } from '../../../model/inquiries/inquiry';
import { LinkButton } from '../../ui/components/button';
import { Page } from '../../ui/components/page/Page';
import { usePageAddress } from '../../ui/hydration/usePageAddress';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { Telephones } from '../contact/Telephones';
import { InquiryForm } from './InquiryForm';
import { InquirySent } from './InquirySent';
import { useInquiryTitle } from './useInquiryTitle';

/** On a wide screen the telephone numbers stand beside the form. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '12',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

const Sheet = chakra('div', {
  base: {
    maxWidth: 'prose',
    padding: { base: '4', md: '6' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.subtle',
    borderTopWidth: '6px',
    borderTopColor: 'accent.solid',
  },
});

/** The form of a question as a page: for browsers without scripts, and for links from elsewhere. */
const InquiryScreen = () => {
  const text = useTexts('inquiry');
  const path = usePathTo();
  const query = new URLSearchParams(usePageAddress().search);
  const about = readAbout(query.get(aboutParameter));
  const reference = readReference(query.get(sentParameter));
  const title = useInquiryTitle(about);
  return (
    <Page title={title} introduction={reference ? undefined : text('introduction')}>
      <Columns>
        <Sheet>
          {reference ? (
            <>
              <InquirySent reference={reference} topic={inquirySubjects[about.subject].topic} />
              <chakra.p marginTop="4">
                <LinkButton to={path('home')} variant="outline">
                  {text('sent-back')}
                </LinkButton>
              </chakra.p>
            </>
          ) : (
            <InquiryForm key={writeAbout(about)} about={about} />
          )}
        </Sheet>
        <chakra.div hideBelow="lg">
          <Telephones />
        </chakra.div>
      </Columns>
    </Page>
  );
};

export default InquiryScreen;

import { chakra } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import type { Row } from '../../../model/schema/entities';
import { rowOfTopic } from '../../../model/site/screens/contact/rowOfTopic';
import { useContactRows } from '../../store/content/contactRows';
import { AnchorButton, LinkButton } from '../../ui/components/button';
import { ShareButton } from '../../ui/components/ShareButton';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useLocalized } from '../../ui/text/useLocalized';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';

/** The `mailto:` link to apply for a position, with its title as the subject. */
const applicationLink = (email: string, jobTitle: string): string => {
  return `mailto:${email}?subject=${encodeURIComponent(jobTitle)}`;
};

const Sheet = chakra('aside', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    padding: { base: '5', md: '6' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.subtle',
    borderTopWidth: '6px',
    borderTopColor: 'accent.solid',
    position: { lg: 'sticky' },
    top: { lg: '24' },
  },
});

/** How to apply for a position, or ask about it: with the form, by email to its location, or by telephone. */
export function ApplicationPanel({ career }: { career: Row<'jobPosting'> }) {
  const text = useTexts('career');
  const link = useInquiryLink('career', [career.id]);
  const inLanguage = useLocalized();
  const emails = useContactRows('email', career.locationId).filter((row) => row.email !== '');
  const email = rowOfTopic(emails, 'careers')?.email;
  return (
    <Sheet aria-labelledby="apply">
      <chakra.h2 id="apply" fontSize="2xl">
        {text('apply-title')}
      </chakra.h2>
      <p>{text('apply-text')}</p>
      <TelephoneButton topic="careers" locationId={career.locationId} />
      <LinkButton {...link} variant="primary">
        {text('apply')}
      </LinkButton>
      {email ? (
        <>
          <AnchorButton href={applicationLink(email, inLanguage(career, 'jobTitle'))} variant="outline">
            <Mail aria-hidden="true" size={20} />
            {text('send-resume')}
          </AnchorButton>
          <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere" textAlign="center">
            {email}
          </chakra.p>
        </>
      ) : null}
      <ShareButton title={inLanguage(career, 'jobTitle')} />
    </Sheet>
  );
}

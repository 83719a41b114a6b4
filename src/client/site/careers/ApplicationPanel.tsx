import { chakra } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import type { Row } from '../../../model/schema/entities';
import { useContactRows } from '../../store/content/contactRows';
import { AnchorButton, LinkButton } from '../../ui/components/button';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useLocalized } from '../../ui/text/useLocalized';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';

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

/** How to apply for a position: by email to its location, otherwise on the contact page, or by telephone. */
export function ApplicationPanel({ career }: { career: Row<'jobPosting'> }) {
  const text = useTexts('career');
  const path = usePathTo();
  const inLanguage = useLocalized();
  const email = useContactRows('email', career.locationId).find((row) => row.email !== '')?.email;
  const [telephone] = useContactRows('telephone', career.locationId);
  return (
    <Sheet aria-labelledby="apply">
      <chakra.h2 id="apply" fontSize="2xl">
        {text('apply-title')}
      </chakra.h2>
      <p>{text('apply-text')}</p>
      {email ? (
        <>
          <AnchorButton href={applicationLink(email, inLanguage(career, 'jobTitle'))} variant="primary">
            <Mail aria-hidden="true" size={20} />
            {text('apply')}
          </AnchorButton>
          <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere" textAlign="center">
            {email}
          </chakra.p>
        </>
      ) : (
        <LinkButton to={path('contact')} variant="primary">
          {text('apply')}
        </LinkButton>
      )}
      <TelephoneButton number={telephone?.telephone} />
    </Sheet>
  );
}

import { chakra } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useContactRows } from '../../store/content/contactRows';
import { RowMark } from '../../ui/preview/RowMark';
import { EmailAddress } from '../../ui/text/EmailAddress';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { ContactSection } from './ContactSection';

const EmailLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    overflowWrap: 'anywhere',
    minHeight: '14',
    paddingBlock: '2.5',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderTopColor: 'line.subtle',
    textDecoration: 'none',
    '& svg': { flexShrink: '0', color: 'accent.solid' },
    _hover: { '& strong': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  },
});

/** The email addresses of the location. */
export function Emails() {
  const text = useTexts('contact');
  const emails = useContactRows('email').filter(({ email }) => email !== '');
  if (emails.length === 0) return null;
  return (
    <ContactSection id="emails" title={text('emails')}>
      <chakra.ul listStyle="none">
        {emails.map((row) => (
          <li key={row.id}>
            <EmailLink href={`mailto:${row.email}`}>
              <Mail aria-hidden="true" size={22} />
              <chakra.span minWidth="0">
                <chakra.span display="block" fontSize="sm" lineHeight="snug" color="fg.muted">
                  <LocalizedText row={row} field="name" />{' '}
                </chakra.span>
                <RowMark entity="email" id={row.id} shape="line" />
                <chakra.strong fontWeight="semibold" color="accent.solid" overflowWrap="break-word">
                  <EmailAddress email={row.email} />
                </chakra.strong>
              </chakra.span>
            </EmailLink>
          </li>
        ))}
      </chakra.ul>
    </ContactSection>
  );
}

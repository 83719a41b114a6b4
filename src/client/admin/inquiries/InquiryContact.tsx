import { chakra } from '@chakra-ui/react';
import { Mail, Phone } from 'lucide-react';
import { telephoneLink } from '../../../model/format/telephones';
import type { Inquiry } from '../../../model/inquiries/inquiry';
import { brands } from '../../../model/site/brands';
import { AnchorButton } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';

const Button = chakra(AnchorButton, {
  base: { maxWidth: 'full', minWidth: '0', overflowWrap: 'anywhere', textAlign: 'start' },
});

/** A mail to the visitor, with the reference as its subject. */
const mailLink = ({ email, brand, reference }: Inquiry): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`${brands[brand].name} – ${reference}`)}`;

/** Buttons to write to the visitor and to call. */
export function InquiryContact({ inquiry }: { readonly inquiry: Inquiry }) {
  const text = useTexts('inbox');
  const { email, telephone } = inquiry;
  const link = telephoneLink(telephone);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      {email === '' ? null : (
        <Button href={mailLink(inquiry)} variant="outline">
          <Mail aria-hidden="true" size={20} />
          <chakra.span srOnly>{text('email')}</chakra.span> {email}
        </Button>
      )}
      {link ? (
        <Button href={link} variant="outline" fontVariantNumeric="tabular-nums">
          <Phone aria-hidden="true" size={20} />
          <chakra.span srOnly>{text('telephone')}</chakra.span> {telephone}
        </Button>
      ) : null}
    </chakra.div>
  );
}

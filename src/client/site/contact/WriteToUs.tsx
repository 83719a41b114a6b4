import { chakra } from '@chakra-ui/react';
import { LinkButton } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';
import { ContactSection } from './ContactSection';

/** The form for a question, for visitors who do not call. */
export function WriteToUs() {
  const text = useTexts('contact');
  const link = useInquiryLink('general');
  return (
    <ContactSection id="write" title={text('write-title')}>
      <chakra.p marginBottom="4" maxWidth="prose">
        {text('write-text')}
      </chakra.p>
      <LinkButton {...link} variant="outline">
        {text('write-to-us')}
      </LinkButton>
    </ContactSection>
  );
}

import type { Row } from '../../../model/schema/entities';
import { LinkButton } from '../../ui/components/button';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';

/** The links to call Sales, and to ask about a tanker. */
export function AskOrCall({ tanker }: { tanker: Row<'tanker'> }) {
  const text = useTexts('tankers');
  return (
    <>
      <TelephoneButton topic="sales" />
      <LinkButton {...useInquiryLink('tanker', [tanker.id])} variant="primary">
        {text('contact-about')}
      </LinkButton>
    </>
  );
}

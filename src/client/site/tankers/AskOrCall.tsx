import type { Row } from '../../../model/schema/entities';
import { LinkButton } from '../../ui/components/button';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';

/** The links to ask about a tanker, and to call Sales. */
export function AskOrCall({ tanker }: { tanker: Row<'tanker'> }) {
  const text = useTexts('tankers');
  return (
    <>
      <LinkButton {...useInquiryLink('tanker', [tanker.id])} variant="primary">
        {text('contact-about')}
      </LinkButton>
      <TelephoneButton topic="sales" />
    </>
  );
}

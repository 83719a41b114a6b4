import { chakra } from '@chakra-ui/react';
import { MailWarning } from 'lucide-react';
import type { Inquiry } from '../../../model/inquiries/inquiry';
import { useTexts } from '../../ui/text/useTexts';

/** Says that the mails of an inquiry were not sent, and what to do. It is no alert: the list may have many. */
export function MailFailure({ mail }: Pick<Inquiry, 'mail'>) {
  const text = useTexts('inbox');
  return (
    <chakra.p
      display="flex"
      gap="3"
      alignItems="flex-start"
      padding="3"
      bg="danger.subtle"
      color="danger.strong"
      fontWeight="medium"
    >
      <MailWarning aria-hidden="true" size={22} style={{ flexShrink: 0, marginTop: 2 }} />
      <span>
        <strong>{text('mails')}</strong>
        {' – '}
        {text(mail === 'failed' ? 'mail-failed' : 'mail-late')}
      </span>
    </chakra.p>
  );
}

import { chakra } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { invitationFragment } from '../../../model/account/invitation';
import type { Invitation } from '../../store/api/endpoints/accountManagementEndpoints';
import { Button } from '../../ui/components/button';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { Field } from '../controls/inputs/Field';
import { useAutoFocus } from '../controls/inputs/useAutoFocus';
import { Input } from '../controls/inputs/input';
import { useFormatDateTime } from '../../ui/text/useFormatDateTime';

interface InvitationLinkProps {
  readonly invitation: Invitation;
}

/** A one-time link with a button that copies it. It leads to the login page in the language of the screen. */
export function InvitationLink({ invitation: { token, endsAt } }: InvitationLinkProps) {
  const text = useTexts('accounts');
  const path = usePathTo();
  const format = useFormatDateTime('short');
  const explanation = useAutoFocus<HTMLParagraphElement>(); // the focused button of the form is gone
  const [outcome, setOutcome] = useState<'copied' | 'copy-failed'>();
  const link = window.location.origin + path('login') + invitationFragment(token);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('copy-failed'); // also where the page has no HTTPS
    }
  };
  return (
    <>
      <chakra.p ref={explanation} tabIndex={-1} outline="none">
        {text('link-text', { date: format(endsAt) })}
      </chakra.p>
      <Field label={text('link')}>
        {(control) => <Input {...control} readOnly value={link} onFocus={({ target }) => target.select()} />}
      </Field>
      <Button variant="outline" justifySelf="start" onClick={() => void copy()}>
        {outcome === 'copied' ? (
          <Check aria-hidden="true" size={20} />
        ) : (
          <Copy aria-hidden="true" size={20} />
        )}
        {text('copy')}
      </Button>
      <chakra.p role="status" fontWeight="medium">
        {outcome ? text(outcome) : ''}
      </chakra.p>
    </>
  );
}

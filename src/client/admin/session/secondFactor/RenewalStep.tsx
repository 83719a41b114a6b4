import { Button } from '../../../ui/components/button';
import { useTexts } from '../../../ui/text/useTexts';
import { CodeField } from '../../controls/inputs/CodeField';
import { SubmitButton } from '../../controls/inputs/SubmitButton';
import { StepForm, StepTitle } from './StepForm';
import type { SecondFactor } from './useSecondFactor';

/** A code of the authenticator application renews the recovery codes. */
export function RenewalStep({ forms: { renew }, failure, isBusy, send }: SecondFactor) {
  const text = useTexts('second-factor');
  return (
    <StepForm failure={failure} onSubmit={(event) => renew.send(event, () => send({ type: 'submit' }))}>
      <StepTitle>{text('renew-title')}</StepTitle>
      <p>{text('renew-text')}</p>
      <CodeField error={renew.error('code')} field={renew.field('code')} takesRecoveryCode={false} />
      <SubmitButton isBusy={isBusy} busyText={text('renewing')}>
        {text('renew')}
      </SubmitButton>
      <Button variant="outline" aria-disabled={isBusy} onClick={() => send({ type: 'cancel' })}>
        {text('cancel')}
      </Button>
    </StepForm>
  );
}

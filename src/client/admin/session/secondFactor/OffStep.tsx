import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../ui/text/useTexts';
import { PasswordField } from '../../controls/PasswordField';
import { SubmitButton } from '../../controls/SubmitButton';
import { StepForm, StepTitle } from './StepForm';
import type { SecondFactor } from './useSecondFactor';

/** The second factor is off: the password starts its setup. */
export function OffStep({ forms: { start }, failure, isBusy, send }: SecondFactor) {
  const text = useTexts('second-factor');
  const shared = useTexts('shared');
  return (
    <StepForm failure={failure} onSubmit={(event) => start.send(event, () => send({ type: 'submit' }))}>
      <StepTitle>{text('is-off')}</StepTitle>
      <chakra.p>{text('off-text')}</chakra.p>
      <PasswordField
        label={shared('current-password')}
        error={start.error('current_password')}
        autoComplete="current-password"
        field={start.field('current_password')}
      />
      <SubmitButton isBusy={isBusy} busyText={text('setting-up')}>
        {text('set-up')}
      </SubmitButton>
    </StepForm>
  );
}

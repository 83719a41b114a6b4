import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { CodeField } from '../form/CodeField';
import { PasswordField } from '../form/PasswordField';
import { SubmitButton } from '../form/SubmitButton';
import { StepForm, StepTitle } from './StepForm';
import type { SecondFactor } from './useSecondFactor';

/** It is on: the password and a code turn it off. */
export const OnStep = ({ forms: { turnOff }, codesLeft, failure, isBusy, send }: SecondFactor) => {
  const text = useTexts('second-factor');
  const plural = usePlural();
  const shared = useTexts('shared');
  return (
    <StepForm failure={failure} onSubmit={(event) => turnOff.send(event, () => send({ type: 'submit' }))}>
      <StepTitle>{text('is-on')}</StepTitle>
      <p>{text(`codes-left-${plural(codesLeft)}`, { count: codesLeft })}</p>
      <p>{text('turn-off-text')}</p>
      <PasswordField
        label={shared('current-password')}
        error={turnOff.error('current_password')}
        autoComplete="current-password"
        field={turnOff.field('current_password')}
      />
      <CodeField error={turnOff.error('code')} field={turnOff.field('code')} />
      <SubmitButton isBusy={isBusy} busyText={text('turning-off')}>
        {text('turn-off')}
      </SubmitButton>
    </StepForm>
  );
};

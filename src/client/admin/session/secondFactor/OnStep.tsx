import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/components/button';
import { usePlural } from '../../../ui/text/usePlural';
import { useTexts } from '../../../ui/text/useTexts';
import { CodeField } from '../../controls/inputs/CodeField';
import { PasswordField } from '../../controls/inputs/PasswordField';
import { SubmitButton } from '../../controls/inputs/SubmitButton';
import { StepForm, StepTitle } from './StepForm';
import type { SecondFactor } from './useSecondFactor';

/** How many recovery codes are left, and the way to new ones. */
const CodesLeft = ({ codesLeft, send }: Pick<SecondFactor, 'codesLeft' | 'send'>) => {
  const text = useTexts('second-factor');
  const plural = usePlural();
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <p>{text(`codes-left-${plural(codesLeft)}`, { count: codesLeft })}</p>
      <Button variant="outline" onClick={() => send({ type: 'renew' })}>
        {text('renew-title')}
      </Button>
    </chakra.div>
  );
};

/** The second factor is on and cannot be turned off: the site requires it of every account. */
const RequiredOnStep = ({ codesLeft, send }: SecondFactor) => {
  const text = useTexts('second-factor');
  return (
    <chakra.div display="grid" gap="5" maxWidth="30rem">
      <StepTitle>{text('is-on')}</StepTitle>
      <CodesLeft codesLeft={codesLeft} send={send} />
      <p>{text('is-required')}</p>
    </chakra.div>
  );
};

/** The second factor is on: the password and a code turn it off. */
const OptionalOnStep = ({ forms: { turnOff }, codesLeft, failure, isBusy, send }: SecondFactor) => {
  const text = useTexts('second-factor');
  const shared = useTexts('shared');
  return (
    <StepForm failure={failure} onSubmit={(event) => turnOff.send(event, () => send({ type: 'submit' }))}>
      <StepTitle>{text('is-on')}</StepTitle>
      <CodesLeft codesLeft={codesLeft} send={send} />
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

/** The second factor is on. */
export function OnStep(props: SecondFactor) {
  return props.isRequired ? <RequiredOnStep {...props} /> : <OptionalOnStep {...props} />;
}

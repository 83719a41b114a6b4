import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/components/button';
import { ScreenLoading } from '../../../ui/components/page/ScreenLoading';
import { useTexts } from '../../../ui/text/useTexts';
import { Banner } from '../../controls/Banner';
import { useStepFocus } from '../../controls/inputs/useStepFocus';
import { CodesStep, NewCodesStep } from './CodesStep';
import { SetupStep } from './SetupStep';
import type { SecondFactor } from './useSecondFactor';
import { useSecondFactor } from './useSecondFactor';
import { PasswordField } from '../../controls/inputs/PasswordField';
import { SubmitButton } from '../../controls/inputs/SubmitButton';
import { StepForm, StepTitle } from './StepForm';
import { CodeField } from '../../controls/inputs/CodeField';

/** A code of the authenticator application renews the recovery codes. */
function RenewalStep({ forms: { renew }, failure, isBusy, send }: SecondFactor) {
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

/** The second factor is on, but its recovery codes were never shown because the response was lost: new ones can be created. */
const CodesNotShownStep = ({ send }: SecondFactor) => {
  const text = useTexts('second-factor');
  return (
    <chakra.div display="grid" gap="5" maxWidth="30rem">
      <StepTitle>{text('is-on')}</StepTitle>
      <p>{text('codes-missed')}</p>
      <Button variant="primary" onClick={() => send({ type: 'renew' })}>
        {text('renew-title')}
      </Button>
      <Button variant="outline" onClick={() => send({ type: 'continue' })}>
        {text('go-on')}
      </Button>
    </chakra.div>
  );
};

/** The second factor is off: the password starts its setup. */
const OffStep = ({ forms: { start }, failure, isBusy, send }: SecondFactor) => {
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
};

type StepView = (props: SecondFactor) => ReactNode;

const UnknownStep = ({ failure, mayRetry, send }: SecondFactor) => {
  const text = useTexts('second-factor');
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <Banner>
        {text('failed')} {failure}
      </Banner>
      {mayRetry ? (
        <Button variant="outline" onClick={() => send({ type: 'retry' })}>
          {text('retry')}
        </Button>
      ) : null}
    </chakra.div>
  );
};

const views = {
  unknown: UnknownStep,
  off: OffStep,
  setup: SetupStep,
  codes: CodesStep,
  codesNotShown: CodesNotShownStep,
  renewal: RenewalStep,
  newCodes: NewCodesStep,
} as const;

/** The steps of the second factor of the own account. The screen provides the view for "on". */
export function SecondFactorSteps({ on }: { readonly on: StepView }) {
  const secondFactor = useSecondFactor();
  const { step } = secondFactor;
  const container = useStepFocus<HTMLDivElement>(step, '[data-step]');
  const View = step && { ...views, on }[step];
  return <div ref={container}>{View ? <View {...secondFactor} /> : <ScreenLoading />}</div>;
}

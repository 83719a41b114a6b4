import { chakra, QrCode } from '@chakra-ui/react';
import type { SecondFactorSetup } from '../../../../model/account/secondFactor';
import { Button } from '../../../ui/components/button';
import { useTexts } from '../../../ui/text/useTexts';
import { CodeField } from '../../controls/inputs/CodeField';
import { SubmitButton } from '../../controls/inputs/SubmitButton';
import { StepForm, StepTitle } from './StepForm';
import type { SecondFactor } from './useSecondFactor';

/** Groups of four characters are easier to type. */
const inGroupsOfFour = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

const Key = ({ secret, uri }: SecondFactorSetup) => {
  const text = useTexts('second-factor');
  return (
    <>
      <QrCode.Root value={uri} encoding={{ ecc: 'M', border: 4 }} bg="white" maxWidth="16rem">
        <QrCode.Frame role="img" aria-label={text('picture')} display="block" width="full" fill="black">
          <QrCode.Pattern />
        </QrCode.Frame>
      </QrCode.Root>
      <p>
        {text('or-type')}
        <chakra.code
          display="block"
          marginTop="1"
          fontFamily="monospace"
          fontSize="lg"
          overflowWrap="anywhere"
          userSelect="all"
        >
          {inGroupsOfFour(secret)}
        </chakra.code>
      </p>
    </>
  );
};

/** The administrator adds the key to an authenticator application; its first code turns the second factor on. */
export function SetupStep({ forms: { confirm }, setup, failure, isBusy, send }: SecondFactor) {
  const text = useTexts('second-factor');
  const cancel = (): void => {
    confirm.reset();
    send({ type: 'cancel' });
  };
  return (
    <StepForm failure={failure} onSubmit={(event) => confirm.send(event, () => send({ type: 'submit' }))}>
      <StepTitle>{text('scan')}</StepTitle>
      {setup ? <Key {...setup} /> : null}
      <chakra.h2 fontSize="xl">{text('type-code')}</chakra.h2>
      <CodeField error={confirm.error('code')} field={confirm.field('code')} takesRecoveryCode={false} />
      <SubmitButton isBusy={isBusy} busyText={text('turning-on')}>
        {text('turn-on')}
      </SubmitButton>
      <Button variant="outline" aria-disabled={isBusy} onClick={cancel}>
        {text('cancel')}
      </Button>
    </StepForm>
  );
}

import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/components/button';
import { useTexts } from '../../../ui/text/useTexts';
import { StepTitle } from './StepForm';
import type { SecondFactor } from './useSecondFactor';

/** The second factor is on, but its recovery codes were never shown because the response was lost: how to get new ones. */
export function CodesNotShownStep({ isRequired, send }: SecondFactor) {
  const text = useTexts('second-factor');
  return (
    <chakra.div display="grid" gap="5" maxWidth="30rem">
      <StepTitle>{text('is-on')}</StepTitle>
      <p>{text(isRequired ? 'codes-missed-required' : 'codes-missed')}</p>
      <Button variant="primary" onClick={() => send({ type: 'continue' })}>
        {text('go-on')}
      </Button>
    </chakra.div>
  );
}

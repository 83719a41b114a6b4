import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/components/button';
import { ScreenLoading } from '../../../ui/components/ScreenLoading';
import { useTexts } from '../../../ui/text/useTexts';
import { Banner } from '../../controls/Banner';
import { useStepFocus } from '../../controls/useStepFocus';
import { CodesStep } from './CodesStep';
import { CodesNotShownStep } from './CodesNotShownStep';
import { OffStep } from './OffStep';
import { SetupStep } from './SetupStep';
import type { SecondFactor } from './useSecondFactor';
import { useSecondFactor } from './useSecondFactor';

type StepView = (props: SecondFactor) => ReactNode;

const UnknownStep = ({ failure, send }: SecondFactor) => {
  const text = useTexts('second-factor');
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <Banner>
        {text('failed')} {failure}
      </Banner>
      <Button variant="outline" onClick={() => send({ type: 'retry' })}>
        {text('retry')}
      </Button>
    </chakra.div>
  );
};

const views = {
  unknown: UnknownStep,
  off: OffStep,
  setup: SetupStep,
  codes: CodesStep,
  codesNotShown: CodesNotShownStep,
} as const;

/** The steps of the second factor of the own account. The screen provides the view for "on". */
export function SecondFactorSteps({ on }: { readonly on: StepView }) {
  const secondFactor = useSecondFactor();
  const { step } = secondFactor;
  const container = useStepFocus<HTMLDivElement>(step, '[data-step]');
  const View = step && { ...views, on }[step];
  return <div ref={container}>{View ? <View {...secondFactor} /> : <ScreenLoading />}</div>;
}

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/parts/button';
import { ScreenWait } from '../../ui/parts/ScreenWait';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { Banner } from '../form/Banner';
import { useStepFocus } from '../form/useStepFocus';
import { CodesStep } from './CodesStep';
import { OffStep } from './OffStep';
import { OnStep } from './OnStep';
import { SetupStep } from './SetupStep';
import type { SecondFactor } from './useSecondFactor';
import { useSecondFactor } from './useSecondFactor';

const UnknownStep = ({ failure, send }: SecondFactor) => {
  const text = useTexts('second-factor');
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <Banner>
        {text('failed')} {failure}
      </Banner>
      <Button look="outline" onClick={() => send({ type: 'retry' })}>
        {text('retry')}
      </Button>
    </chakra.div>
  );
};

const views: Readonly<Record<NonNullable<SecondFactor['step']>, (props: SecondFactor) => ReactNode>> = {
  unknown: UnknownStep,
  off: OffStep,
  setup: SetupStep,
  codes: CodesStep,
  on: OnStep,
};

/** The second factor of whoever is logged in: an account asks for a code beside its password, or not. */
const SecondFactorScreen = () => {
  const text = useTexts('second-factor');
  const titles = useTexts('admin');
  const secondFactor = useSecondFactor();
  const { step } = secondFactor;
  const container = useStepFocus<HTMLDivElement>(step, '[data-step]');
  const View = step && views[step];
  return (
    <AdminPage title={titles('second-factor')} introduction={text('introduction')}>
      <div ref={container}>{View ? <View {...secondFactor} /> : <ScreenWait />}</div>
    </AdminPage>
  );
};

export default SecondFactorScreen;

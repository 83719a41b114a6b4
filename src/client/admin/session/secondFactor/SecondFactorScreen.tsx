import { useTexts } from '../../../ui/text/useTexts';
import { AdminPage } from '../../AdminPage';
import { OnStep } from './OnStep';
import { SecondFactorSteps } from './SecondFactorSteps';

/** The second factor of the own account: a code in addition to the password. */
const SecondFactorScreen = () => {
  const text = useTexts('second-factor');
  const titles = useTexts('admin');
  return (
    <AdminPage title={titles('second-factor')} introduction={text('introduction')}>
      <SecondFactorSteps on={OnStep} />
    </AdminPage>
  );
};

export default SecondFactorScreen;

import { chakra } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useAppStore } from '../../../store/hooks';
import { sessionConfirmed } from '../../../store/session/session';
import type { AppStore } from '../../../store/store';
import { Button } from '../../../ui/components/button';
import { ScreenWait } from '../../../ui/components/ScreenWait';
import { useTexts } from '../../../ui/text/useTexts';
import { AdminPage } from '../../AdminPage';
import { confirmSession } from '../../requests/confirmSession';
import { logout } from '../logout';
import { useTitle } from '../../useTitle';
import { SecondFactorSteps } from './SecondFactorSteps';

/** The server says what the session may do from now on; without its answer the next call finds out. */
const goOn = async (store: AppStore): Promise<void> => {
  await confirmSession(store);
  const { session } = store.getState();
  const { email } = session;
  if (email !== null && session.needsSecondFactor !== false)
    store.dispatch(sessionConfirmed({ ...session, email, needsSecondFactor: false }));
  window.scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
};

/** It is on: the page that was wanted takes the place of this one. */
const DoneStep = () => {
  const store = useAppStore();
  useEffect(() => void goOn(store), [store]);
  return <ScreenWait />;
};

/**
 * In the place of a page of the administration, while the session waits for the second factor that the site requires: it is
 * set up, or one logs out.
 */
const RequiredSecondFactorScreen = () => {
  const text = useTexts('second-factor');
  const admin = useTexts('admin');
  const store = useAppStore();
  useTitle(text('required-title'));
  return (
    <AdminPage title={text('required-title')} introduction={text('required-text')} hasWayBack={false}>
      <SecondFactorSteps on={DoneStep} />
      <chakra.div
        maxWidth="30rem"
        marginTop="8"
        paddingTop="4"
        borderTopWidth="1px"
        borderTopStyle="solid"
        borderTopColor="line.subtle"
      >
        <Button look="quiet" size="sm" marginInlineStart="-3" onClick={() => void logout(store)}>
          <LogOut aria-hidden="true" size={20} />
          {admin('logout')}
        </Button>
      </chakra.div>
    </AdminPage>
  );
};

export default RequiredSecondFactorScreen;

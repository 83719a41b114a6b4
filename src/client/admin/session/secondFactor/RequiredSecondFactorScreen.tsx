import { chakra } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useAppStore } from '../../../store/hooks';
import { sessionConfirmed } from '../../../store/session/session';
import type { AppStore } from '../../../store/store';
import { Button } from '../../../ui/components/button';
import { ScreenLoading } from '../../../ui/components/page/ScreenLoading';
import { useTexts } from '../../../ui/text/useTexts';
import { AdminPage } from '../../AdminPage';
import { confirmSession } from '../../requests/confirmSession';
import { logout } from '../logout';
import { useTitle } from '../../useTitle';
import { SecondFactorSteps } from './SecondFactorSteps';

/** Asks the server for the new permissions of the session. Without a response the next request will show them. */
const openRequestedPage = async (store: AppStore): Promise<void> => {
  await confirmSession(store);
  const { session } = store.getState();
  const { email } = session;
  if (email !== null && session.needsSecondFactor !== false)
    store.dispatch(sessionConfirmed({ ...session, email, needsSecondFactor: false }));
  window.scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
};

/** The second factor is on: the requested page replaces this screen. */
const DoneStep = () => {
  const store = useAppStore();
  useEffect(() => void openRequestedPage(store), [store]);
  return <ScreenLoading />;
};

/**
 * Replaces the pages of the administration while the session needs the second factor that the site requires. The
 * administrator sets it up or logs out.
 */
const RequiredSecondFactorScreen = () => {
  const text = useTexts('second-factor');
  const admin = useTexts('admin');
  const store = useAppStore();
  useTitle(text('required-title'));
  return (
    <AdminPage title={text('required-title')} introduction={text('required-text')}>
      <SecondFactorSteps on={DoneStep} />
      <chakra.div
        maxWidth="30rem"
        marginTop="8"
        paddingTop="4"
        borderTopWidth="1px"
        borderTopStyle="solid"
        borderTopColor="line.subtle"
      >
        <Button variant="ghost" size="sm" marginInlineStart="-3" onClick={() => void logout(store)}>
          <LogOut aria-hidden="true" size={20} />
          {admin('logout')}
        </Button>
      </chakra.div>
    </AdminPage>
  );
};

export default RequiredSecondFactorScreen;

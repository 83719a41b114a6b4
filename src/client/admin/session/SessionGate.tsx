import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useInspectedMachine } from '../machines/useInspectedMachine';
import { AskToLogInContext } from '../requests/askToLogIn';
import { LoginAgainDialog } from './LoginAgainDialog';
import { sessionGateMachine } from './sessionGate.machine';
import { createWaitingRequests } from '../requests/waitingRequests';

/** Wraps the screens of the administration. Asks for the password in a dialog when a request finds the session ended. */
export function SessionGate({ children }: { children: ReactNode }) {
  const [waitingRequests] = useState(createWaitingRequests);
  const [snapshot, send] = useInspectedMachine(
    sessionGateMachine.provide({
      actions: {
        letThrough: () => waitingRequests.release(true),
        turnAway: () => waitingRequests.release(false),
      },
    }),
    'session',
  );
  const askToLogIn = useCallback(() => {
    const isLoggedIn = waitingRequests.wait();
    send({ type: 'expired' });
    return isLoggedIn;
  }, [waitingRequests, send]);
  return (
    <AskToLogInContext value={askToLogIn}>
      {children}
      <LoginAgainDialog
        isOpen={snapshot.hasTag('asking')}
        onLoggedIn={() => send({ type: 'loggedIn' })}
        onCancel={() => send({ type: 'givenUp' })}
      />
    </AskToLogInContext>
  );
}

import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useInspectedMachine } from '../machines/useInspectedMachine';
import { SessionGateContext } from '../requests/askToLogIn';
import { LoginAgainDialog } from './LoginAgainDialog';
import { sessionGateMachine } from './sessionGate.machine';
import { createWaitingRequests } from '../requests/waitingRequests';

/** Around the screens of the administration: asks for the password in place when a call finds the session ended. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const [calls] = useState(createWaitingRequests);
  const [snapshot, send] = useInspectedMachine(
    sessionGateMachine.provide({
      actions: { letThrough: () => calls.release(true), turnAway: () => calls.release(false) },
    }),
    'session',
  );
  const ask = useCallback(() => {
    const answer = calls.wait();
    send({ type: 'expired' });
    return answer;
  }, [calls, send]);
  return (
    <SessionGateContext value={ask}>
      {children}
      <LoginAgainDialog
        isOpen={snapshot.hasTag('asking')}
        onLoggedIn={() => send({ type: 'loggedIn' })}
        onGiveUp={() => send({ type: 'givenUp' })}
      />
    </SessionGateContext>
  );
};

import { createContext, use } from 'react';

/** Asks for the password in place: true once the session is there again, false where nobody logged in. */
export type AskToLogIn = () => Promise<boolean>;

export const SessionGateContext = createContext<AskToLogIn>(() => Promise.resolve(false));

/** The question that `useCall` asks when a session has ended. */
export const useAskToLogIn = (): AskToLogIn => use(SessionGateContext);

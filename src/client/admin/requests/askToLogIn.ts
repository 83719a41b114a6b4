import { createContext, use } from 'react';

/** Asks for the password in place. Resolves to true once there is a session again, to false if nobody logged in. */
export type AskToLogIn = () => Promise<boolean>;

export const AskToLogInContext = createContext<AskToLogIn>(() => Promise.resolve(false));

/** The function that `useRequest` calls when a session has ended. */
export function useAskToLogIn(): AskToLogIn {
  return use(AskToLogInContext);
}

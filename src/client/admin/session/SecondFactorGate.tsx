import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { matchPath } from '../../../model/site/paths';
import { useAppSelector } from '../../store/hooks';
import { storedSecondFactorNeed } from '../../store/session/storedSession';
import { selectHasUnsavedChanges } from '../../store/session/unsaved';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';

const RequiredSecondFactorScreen = lazyWithRetry(
  () => import(/* webpackChunkName: "second-factor" */ './secondFactor/RequiredSecondFactorScreen'),
);

/**
 * Whether the session still needs the second factor that the site requires. The server decides; until it responds after a
 * reload, its last decision counts. Unsaved input is never taken away: neither a form that was open when the second factor
 * became required, nor the recovery codes at the end of its setup.
 */
const useIsBlocked = (): boolean => {
  const isNeeded = useAppSelector(({ session }) => session.needsSecondFactor) ?? storedSecondFactorNeed();
  const hasUnsavedChanges = useAppSelector(selectHasUnsavedChanges);
  const [isBlocked, setIsBlocked] = useState(isNeeded);
  if (!hasUnsavedChanges && isBlocked !== isNeeded) setIsBlocked(isNeeded);
  return isBlocked;
};

/** Shows the setup of the second factor to accounts that need it, and the administration to all others. */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const isBlocked = useIsBlocked();
  const { pathname } = useLocation();
  const isExempt = matchPath(pathname)?.route === 'changePassword'; // allowed without the second factor
  return isBlocked && !isExempt ? <RequiredSecondFactorScreen /> : children;
}

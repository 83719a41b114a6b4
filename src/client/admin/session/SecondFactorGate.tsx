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
 * Whether the session waits for the second factor that the site requires: as the server says, or as it said before a
 * reload. What is typed and not saved is not taken away: neither a form that was open when it became required, nor the
 * recovery codes that end its setup.
 */
const useIsHeld = (): boolean => {
  const isNeeded = useAppSelector(({ session }) => session.needsSecondFactor) ?? storedSecondFactorNeed();
  const hasUnsavedChanges = useAppSelector(selectHasUnsavedChanges);
  const [isHeld, setIsHeld] = useState(isNeeded);
  if (!hasUnsavedChanges && isHeld !== isNeeded) setIsHeld(isNeeded);
  return isHeld;
};

/** Lets to the administration whoever has the second factor that the site requires, and others to its setup. */
export const SecondFactorGate = ({ children }: { readonly children: ReactNode }) => {
  const isHeld = useIsHeld();
  const { pathname } = useLocation();
  const isOpen = matchPath(pathname)?.route === 'changePassword'; // which needs none
  return isHeld && !isOpen ? <RequiredSecondFactorScreen /> : children;
};

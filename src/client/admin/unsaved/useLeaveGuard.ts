import { useEffect } from 'react';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectHasUnsavedChanges } from '../../store/session/unsaved';
import { guardHistory } from '../../ui/navigation/guardHistory';
import { mayDiscard } from './mayDiscard';
import { isPlainClick } from '../../ui/navigation/isPlainClick';
import { isSameForm } from './isSameForm';

/** Whether typed input survives a move from one address to the next. */
type IsHarmless = typeof isSameForm;

/** Whether a click shows another page or pair in this document, and not a new tab, a download or a telephone call. */
const leavesPage = (event: MouseEvent, link: HTMLAnchorElement, isHarmless: IsHarmless): boolean => {
  if (!isPlainClick(event)) return false;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return false;
  // A link to another site unloads the document: the browser asks before that.
  return link.origin === window.location.origin && !isHarmless(link, window.location);
};

/**
 * Asks before a link shows another page of the site. The listener is on the window and captures, so that no router sees a
 * rejected click.
 * @returns a function that removes the listener
 */
const guardLinks = (mayLeave: () => boolean, isHarmless: IsHarmless): (() => void) => {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || event.defaultPrevented || !leavesPage(event, link, isHarmless) || mayLeave()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', onClick, { capture: true });
  return () => window.removeEventListener('click', onClick, { capture: true });
};

const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Asks before unsaved changes are lost. The browser asks before the document is unloaded; the site asks before a link
 * or the browser's buttons show another page, or another pair of the language review.
 * @param isHarmless a function that never changes
 */
export function useLeaveGuard(isHarmless: IsHarmless = isSameForm): void {
  const store = useAppStore();
  const isDirty = useAppSelector(selectHasUnsavedChanges);
  useEffect(() => {
    if (!isDirty) return;
    const mayLeave = (): boolean => mayDiscard(store);
    const stopLinks = guardLinks(mayLeave, isHarmless);
    const stopHistory = guardHistory(mayLeave, isHarmless);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      stopLinks();
      stopHistory();
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [store, isDirty, isHarmless]);
}

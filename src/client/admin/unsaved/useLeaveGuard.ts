import { useEffect } from 'react';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectHasUnsavedChanges } from '../../store/session/unsaved';
import { guardHistory } from '../../ui/navigation/guardHistory';
import { mayDiscard } from './mayDiscard';
import { isPlainClick } from '../../ui/navigation/isPlainClick';
import type { Address } from './isSameForm';
import { isSameForm } from './isSameForm';

/** Whether a click moves this document to an address of the site: no new tab, download or telephone call. */
const isMoveInDocument = (event: MouseEvent, link: HTMLAnchorElement): boolean => {
  if (!isPlainClick(event)) return false;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return false;
  return link.origin === window.location.origin; // before another site is shown, the browser asks
};

type MayLeave = (next: Address, shown: Address) => boolean;

/**
 * Asks before a link shows another page of the site. The listener is on the window and captures, so that no router sees a
 * rejected click.
 * @returns a function that removes the listener
 */
const guardLinks = (mayLeave: MayLeave): (() => void) => {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || event.defaultPrevented || !isMoveInDocument(event, link)) return;
    if (mayLeave(link, window.location)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', onClick, { capture: true });
  return () => window.removeEventListener('click', onClick, { capture: true });
};

const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Both functions must be stable, such as the result of `useEventCallback`. */
interface LeaveGuardOptions {
  /** Whether typed input survives a move to the next address. */
  readonly keepsInput?: typeof isSameForm;
  /** Called when the administrator discards the input for the next address. */
  readonly onDiscard?: (next: Address, shown: Address) => void;
}

/**
 * Asks before unsaved changes are lost. The browser asks before the document is unloaded; the site asks before a link
 * or the browser's buttons show an address that does not keep them, such as another page.
 */
export function useLeaveGuard({ keepsInput = isSameForm, onDiscard }: LeaveGuardOptions = {}): void {
  const store = useAppStore();
  const isDirty = useAppSelector(selectHasUnsavedChanges);
  useEffect(() => {
    if (!isDirty) return;
    const mayLeave: MayLeave = (next, shown) => {
      if (keepsInput(next, shown)) return true;
      if (!mayDiscard(store)) return false;
      onDiscard?.(next, shown);
      return true;
    };
    const stopLinks = guardLinks(mayLeave);
    const stopHistory = guardHistory(mayLeave);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      stopLinks();
      stopHistory();
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [store, isDirty, keepsInput, onDiscard]);
}

import { isSamePage } from '../../ui/navigation/isSamePage';

/** Whether this click makes the page of this document another one, and not a new tab, a download or a dial. */
const leavesPage = (event: MouseEvent, link: HTMLAnchorElement): boolean => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return false;
  // Another site unloads the document, which the browser asks about itself.
  return link.origin === window.location.origin && !isSamePage(link.pathname, window.location.pathname);
};

/**
 * Asks before a link shows another page of the site. It listens above everything else on the page, so that a refused click
 * reaches no router. Gives what ends it.
 */
export const guardLinks = (mayLeave: () => boolean): (() => void) => {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || event.defaultPrevented || !leavesPage(event, link) || mayLeave()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', onClick, { capture: true });
  return () => window.removeEventListener('click', onClick, { capture: true });
};

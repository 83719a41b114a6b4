/*
 * On a reload, and on the way back from another site, the browser scrolls to where the page was left. It does so while the page
 * below the loading screen has no height yet. So the page stores the position in its entry of the browser's history.
 */

type EntryState = Readonly<Partial<Record<'scrollY', number>>> | null;

/** What the current entry has. The router's own state is in it too. */
const entryState = (): EntryState => window.history.state as EntryState; // only the router and this module write it

/** Stores the position whenever the page has been scrolled. @returns ends it */
export function storePosition(): () => void {
  const store = (): void => {
    const { scrollY } = window;
    window.history.replaceState({ ...entryState(), scrollY }, '');
  };
  addEventListener('scrollend', store);
  return () => removeEventListener('scrollend', store);
}

/** Scrolls to the stored position, unless the page has been scrolled already. */
export function restorePosition(): void {
  window.scrollTo(0, window.scrollY || (entryState()?.scrollY ?? 0));
}

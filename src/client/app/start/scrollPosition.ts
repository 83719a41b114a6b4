/*
 * On a reload, and on the way back from another site, the browser scrolls to where the page was left. It does so while the page
 * below the loading screen has no height yet. So the page stores the position in its entry of the browser's history.
 */

type EntryState = Readonly<Record<string, unknown>> | null;

/** What the current entry has; null if the router has not created it, as after a link to a section of the page. */
const entryState = (): EntryState => window.history.state as EntryState; // objects, or nothing

/** How far the current entry was scrolled, in px. */
export function storedPosition(): number | undefined {
  return entryState()?.scrollY as number | undefined; // as it is written below
}

/**
 * Stores how far the page is scrolled. An entry without a state stays so: the router takes a state for one that it has numbered.
 * @param key the router's key of the page that is shown. On the way back, the entry is another page's before React has drawn it
 */
export function storePosition(key: string): void {
  const state = entryState();
  if (state && (state.key ?? 'default') === key)
    window.history.replaceState({ ...state, scrollY: window.scrollY }, '');
}

/** Scrolls to the stored position, unless the page has been scrolled already. */
export function restorePosition(): void {
  const position = storedPosition();
  if (position && !window.scrollY) window.scrollTo(0, position);
}

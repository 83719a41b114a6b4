import { onHistoryMove } from './historyMoves';
import { readProperty } from '../../../model/schema/readProperty';

/** The index that the router stores in each entry of the browser's history; undefined for entries of other scripts. */
const indexOf = (state: unknown): number | undefined => {
  const index = readProperty(state, 'idx');
  return typeof index === 'number' ? index : undefined;
};

interface BrowserEntry {
  readonly pathname: string;
  readonly search: string;
  readonly href: string;
  readonly state: unknown;
}

const currentEntry = (): BrowserEntry => {
  const { pathname, search, href } = window.location;
  return { pathname, search, href, state: window.history.state };
};

/** Restores the URL of an entry without the router. Returns true if a `popstate` event will follow. */
const returnTo = (entry: BrowserEntry): boolean => {
  const [index, currentIndex] = [indexOf(entry.state), indexOf(window.history.state)];
  if (index !== undefined && currentIndex !== undefined && index !== currentIndex) {
    window.history.go(index - currentIndex);
    return true;
  }
  // An entry that the router did not create, such as that of a fragment, has no index: push a copy.
  window.history.pushState(entry.state, '', entry.href);
  return false;
};

/**
 * Asks before the browser's back and forward buttons leave the current entry of the history. When the event fires, the URL has
 * already changed: if the user stays, the old URL is restored, and the router sees neither move. Of several guards the first one
 * asks, and the others only if it lets the user leave.
 * @returns a function that removes the guard.
 */
export function guardHistory(mayLeave: (next: BrowserEntry, entry: BrowserEntry) => boolean): () => void {
  let entry = currentEntry();
  let isReturning = false;
  let isEnded = false;
  const onMove = (event: Event): void => {
    if (event.defaultPrevented) return;
    const next = currentEntry();
    if (isReturning) {
      isReturning = false;
      event.preventDefault();
      if (isEnded) stop();
    } else if (mayLeave(next, entry)) {
      entry = next;
    } else {
      event.preventDefault();
      isReturning = returnTo(entry);
      if (isEnded && !isReturning) stop();
    }
  };
  const stop = onHistoryMove(onMove);
  return () => {
    isEnded = true;
    if (!isReturning) stop();
  };
}

import { onHistoryMove } from './historyMoves';
import { isSamePage } from './isSamePage';

/** The place of an entry of the browser's history among those of this document; the router numbers them. */
const indexOf = (state: unknown): number | undefined => {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof index === 'number' ? index : undefined;
};

interface Place {
  readonly pathname: string;
  readonly href: string;
  readonly state: unknown;
}

const here = (): Place => {
  const { pathname, href } = window.location;
  return { pathname, href, state: window.history.state };
};

/** Shows the address of a place again, without a word to the router; true where the browser will tell of it. */
const returnTo = (place: Place): boolean => {
  const [index, left] = [indexOf(place.state), indexOf(window.history.state)];
  if (index !== undefined && left !== undefined && index !== left) {
    window.history.go(index - left);
    return true;
  }
  // An entry that the router did not make, such as that of a fragment, has no number: it is written once more.
  window.history.pushState(place.state, '', place.href);
  return false;
};

/**
 * Asks before the browser's back and forward buttons show another page of the site. The address has changed by the time the
 * browser tells of it, so a refusal goes back to where it was, and the router hears of neither. Of several guards one asks.
 * Gives what ends it.
 */
export const guardHistory = (mayLeave: () => boolean): (() => void) => {
  let place = here();
  let isReturning = false;
  let isEnded = false;
  const guard = (event: Event): void => {
    if (event.defaultPrevented) return;
    const next = here();
    if (isReturning) {
      isReturning = false;
      event.preventDefault();
      if (isEnded) stop();
    } else if (isSamePage(next.pathname, place.pathname) || mayLeave()) {
      place = next;
    } else {
      event.preventDefault();
      isReturning = returnTo(place);
      if (isEnded && !isReturning) stop();
    }
  };
  const stop = onHistoryMove(guard);
  return () => {
    isEnded = true;
    if (!isReturning) stop();
  };
};

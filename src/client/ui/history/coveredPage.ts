import { isCovered, onHistoryMove } from './historyMoves';
import { isSamePage } from './isSamePage';

interface Cover {
  readonly close: () => void;
  /** The path of the page below. */
  readonly path: string;
}

/** What is open over the page, the uppermost last. */
const open: Cover[] = [];

/** The address from which the browser was told to go back, until it has. */
let leftFrom: string | undefined;

/** Whether the browser shows the address of another page than the one below, which it is asked to come back to. */
let isAway = false;
let listening: (() => void) | undefined;

const isPageBelow = (): boolean => {
  const top = open.at(-1);
  return top !== undefined && isSamePage(window.location.pathname, top.path);
};

/** While something is open over its page there is one entry more, of the same address; else there is none. */
const settle = (): void => {
  if (leftFrom !== undefined || isCovered() === open.length > 0) return;
  if (isCovered()) {
    leftFrom = window.location.href;
    window.history.back();
  } else if (isPageBelow()) {
    window.history.pushState({ ...window.history.state, isCovered: true }, '');
  }
};

/** The router hears of every move but those that stay on the page that it shows. */
const onMove = (event: Event): void => {
  if (leftFrom !== undefined) {
    if (leftFrom === window.location.href) event.preventDefault();
    leftFrom = undefined;
    settle();
    return;
  }
  const isBack = isPageBelow() && !isCovered() && !isAway;
  isAway = open.length > 0 && !isPageBelow();
  if (isBack) event.preventDefault();
  settle(); // also where it is closed next: who is asked may refuse
  if (isBack) open.at(-1)?.close();
};

/**
 * Something opens over the page: back closes it, by an entry of its own in the browser's history, so also where the page is
 * the first that the visitor sees. Gives what says that it is closed.
 */
export const coverPage = (close: () => void): (() => void) => {
  listening ??= onHistoryMove(onMove);
  const cover = { close, path: window.location.pathname };
  open.push(cover);
  isAway = false;
  settle();
  return () => {
    open.splice(open.indexOf(cover), 1);
    settle();
  };
};

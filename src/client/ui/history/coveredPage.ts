import { onHistoryMove } from './historyMoves';

/** How to close what is open over the page, the uppermost last. */
const open: (() => void)[] = [];

let isLeaving = false;
let listening: (() => void) | undefined;

/** Whether the entry of the browser's history that is shown is the one for what is open over the page. */
const isCovered = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'isCovered' in state;
};

/** While something is open there is one entry more, of the same address; else there is none. */
const settle = (): void => {
  if (isLeaving || isCovered() === open.length > 0) return;
  if (isCovered()) {
    isLeaving = true; // until the browser tells that it has gone back
    window.history.back();
  } else {
    window.history.pushState({ ...window.history.state, isCovered: true }, '');
  }
};

const onMove = (event: Event): void => {
  if (event.defaultPrevented) return;
  if (isLeaving) {
    isLeaving = false;
    event.preventDefault();
    settle();
  } else if (open.length > 0 && !isCovered()) {
    event.preventDefault();
    settle(); // who is asked may refuse to close it
    open.at(-1)?.();
  } else {
    settle();
  }
};

/**
 * Something opens over the page: back closes it, by an entry of its own in the browser's history, so also where the page is
 * the first that the visitor sees. The router hears nothing of it. Gives what says that it is closed.
 */
export const coverPage = (close: () => void): (() => void) => {
  listening ??= onHistoryMove(onMove);
  open.push(close);
  settle();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    settle();
  };
};
